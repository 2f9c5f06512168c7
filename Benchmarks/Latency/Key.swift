// SPDX-License-Identifier: GPL-3.0-or-later

/// The keys to press, as the bytes from a terminal.
enum Key: String {
  case right = "\u{1B}[C"
  case left = "\u{1B}[D"
  case home = "\u{1B}[H"
  case quit = "q"
  /// The first letter of ``Words/new``.
  case new = "o"
  /// The first letter of ``Words/other``.
  case other = "h"
}
