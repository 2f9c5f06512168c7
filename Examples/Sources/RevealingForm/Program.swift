// SPDX-License-Identifier: GPL-3.0-or-later

import Explorer

/// Lets a listener fill in the form.
@main struct Program {
  static func main() throws { Explorer.run(try RevealingForm()) }
}

extension RevealingForm: Explorable {}
