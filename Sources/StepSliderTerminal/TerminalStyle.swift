// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A terminal's abilities, as far as drawing a slider needs them.
package struct TerminalStyle: Hashable, Sendable {
  /// How many cells a line has.
  package var columns: Int
  /// How many lines it has.
  package var rows: Int
  /// Whether it shows more than ASCII.
  package var usesUnicode: Bool
  /// Whether text may be bold or coloured.
  package var usesColor: Bool

  /// Names the abilities; without any, those of the usual terminal.
  package init(
    columns: Int = 80,
    rows: Int = 24,
    usesUnicode: Bool = true,
    usesColor: Bool = true
  ) {
    (self.columns, self.rows) = (columns, rows)
    (self.usesUnicode, self.usesColor) = (usesUnicode, usesColor)
  }

  /// What the terminal at a descriptor can do, by its size and the environment.
  ///
  /// Colours are off where `NO_COLOR` is set (no-color.org). Unicode is told by the locale, which
  /// this sets for the process as the environment has it: `setlocale(LC_CTYPE, "")`.
  package init(descriptor: CInt, environment: [String: String]) {
    setlocale(LC_CTYPE, "")
    self.init(
      columns: Self.columns(of: descriptor),
      rows: Self.rows(of: descriptor),
      usesUnicode: String(cString: nl_langinfo(CInt(CODESET))) == "UTF-8",
      usesColor: environment["NO_COLOR", default: ""].isEmpty
    )
  }

  /// How many cells a line of a terminal has now; 80 where it doesn't say.
  package static func columns(of descriptor: CInt) -> Int {
    size(of: descriptor).map { Int($0.ws_col) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// How many lines a terminal has now; 24 where it doesn't say.
  package static func rows(of descriptor: CInt) -> Int {
    size(of: descriptor).map { Int($0.ws_row) }.flatMap { $0 > 0 ? $0 : nil } ?? 24
  }

  private static func size(of descriptor: CInt) -> winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}
