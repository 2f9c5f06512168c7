// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The abilities of a terminal that matter for drawing a slider.
package struct TerminalStyle: Hashable, Sendable {
  /// The number of cells in a row.
  package var columns: Int
  /// The number of rows.
  package var rows: Int
  /// The characters that the terminal shows.
  package var characters: Characters
  /// The colours that the terminal has.
  package var colors: Colors

  /// The characters that a terminal shows.
  package enum Characters: Hashable, Sendable, CaseIterable {
    /// ASCII only.
    case ascii
    /// The 256 or 512 characters of a font for the Linux console.
    ///
    /// Most of these fonts have letters, light box drawing and blocks. They show heavy and double
    /// lines as light ones, and have no circles.
    case console
    /// Unicode.
    case unicode
  }

  /// Creates a style; the default values are those of a common terminal.
  package init(
    columns: Int = 80,
    rows: Int = 24,
    characters: Characters = .unicode,
    colors: Colors = .sixteen
  ) {
    (self.columns, self.rows) = (columns, rows)
    (self.characters, self.colors) = (characters, colors)
  }

  /// Detects what a terminal can do, from its size and the environment.
  ///
  /// The locale decides about Unicode, and the terminal's type (`TERM`) about the console's
  /// characters.
  package init(descriptor: CInt, environment: [String: String]) {
    // `wcwidth` measures by the locale of the process.
    setlocale(LC_CTYPE, "")
    self.init(
      columns: Self.columns(of: descriptor),
      rows: Self.rows(of: descriptor),
      characters: Self.characterSet(of: environment) != "UTF-8"
        ? .ascii : environment["TERM"] == "linux" ? .console : .unicode,
      colors: Colors(environment: environment)
    )
  }

  /// Returns the current number of cells in a row of a terminal; 80 if it is unknown.
  package static func columns(of descriptor: CInt) -> Int {
    size(of: descriptor).map { Int($0.ws_col) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// Returns the current number of rows of a terminal; 24 if it is unknown.
  package static func rows(of descriptor: CInt) -> Int {
    size(of: descriptor).map { Int($0.ws_row) }.flatMap { $0 > 0 ? $0 : nil } ?? 24
  }

  /// Returns the name of the character set of a user's locale; `nil` if there is no such locale.
  private static func characterSet(of environment: [String: String]) -> String? {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    guard let locale = newlocale(LC_CTYPE_MASK, names.first { !$0.isEmpty } ?? "C", nil) else {
      return nil
    }
    defer { freelocale(locale) }
    return String(cString: nl_langinfo_l(CInt(CODESET), locale))
  }

  private static func size(of descriptor: CInt) -> winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}

extension TerminalStyle {
  /// The colours that a terminal has.
  package enum Colors: Hashable, Sendable, CaseIterable {
    /// Text has neither colours nor other attributes.
    case none
    /// The sixteen colours of the user's palette.
    case sixteen
    /// 256 colours. All but the first sixteen are the same in every terminal.
    case palette
    /// All colours, as red, green and blue.
    case direct

    /// Detects the colours from the environment.
    ///
    /// There are none if `NO_COLOR` is set (no-color.org). `COLORTERM` tells of all colours, and
    /// the terminal's type (`TERM`) of 256. The Linux console and GNU screen inherit `COLORTERM`
    /// from a terminal that can do more than they can, so it counts for neither.
    package init(environment: [String: String]) {
      let type = environment["TERM", default: ""]
      let isLess = type == "linux" || (type.hasPrefix("screen") && environment["TMUX"] == nil)
      let isDirect =
        type.contains("-direct") || ["truecolor", "24bit"].contains(environment["COLORTERM"])
      self =
        if !environment["NO_COLOR", default: ""].isEmpty { .none } else if isDirect, !isLess {
          .direct
        } else if type.contains("256color") { .palette } else { .sixteen }
    }
  }
}
