// SPDX-License-Identifier: GPL-3.0-or-later

import Explorer

/// Lets a listener explore the drawing.
@main struct Program {
  static func main() { Explorer.run(LogoDrawing()) }
}

extension LogoDrawing: Explorable {}
