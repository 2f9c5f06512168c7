// SPDX-License-Identifier: GPL-3.0-or-later

/// The keys to press, as the bytes from a terminal.
enum Key: String {
  case right = "\u{1B}[C"
  /// A repeat and the release of a held key, in the kitty keyboard protocol.
  case rightAgain = "\u{1B}[1;1:2C"
  case rightReleased = "\u{1B}[1;1:3C"
  case left = "\u{1B}[D"
  case home = "\u{1B}[H"
  case quit = "q"
  /// The first letter of ``Words/new``.
  case new = "o"
  /// The first letter of ``Words/other``.
  case other = "h"
}
