// SPDX-License-Identifier: GPL-3.0-or-later

/// The keys that are pressed, as the bytes that a terminal sends for them.
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
