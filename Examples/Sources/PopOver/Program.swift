// SPDX-License-Identifier: GPL-3.0-or-later

import Explorer

/// Lets a listener explore the notes.
@main struct Program {
  static func main() { Explorer.run(PopOver()) }
}

extension PopOver: Explorable {}
