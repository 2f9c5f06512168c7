// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The abilities of a terminal that matter for drawing a slider.
public struct TerminalStyle: Hashable, Sendable {
  /// The number of cells in a row.
  public var columns: Int
  /// The number of rows.
  public var rows: Int
  package var characters: Characters
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

  /// Detects what a terminal can do, from its size and the environment. An unknown size is 80 × 24.
  ///
  /// The locale decides about Unicode, and the terminal's type (`TERM`) about the console's
  /// characters.
  ///
  /// There are no colours if `NO_COLOR` is set (no-color.org), or if the type is unknown or `dumb`:
  /// such a terminal shows escape sequences as text. `COLORTERM` tells of all colours, and the
  /// terminal's type of 256. The Linux console and GNU screen inherit `COLORTERM` from a terminal
  /// that can do more than they can, so it counts for neither.
  public init(descriptor: CInt, environment: [String: String]) {
    var size = winsize()
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    let type = environment["TERM", default: ""]
    self.init(
      columns: size.ws_col > 0 ? Int(size.ws_col) : 80,
      rows: size.ws_row > 0 ? Int(size.ws_row) : 24,
      characters: Self.characterSet(of: environment) != "UTF-8"
        ? .ascii : type == "linux" ? .console : .unicode,
      colors: Self.colors(ofType: type, environment)
    )
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

  private static func colors(ofType type: String, _ environment: [String: String]) -> Colors {
    guard TerminalMode.areKnown(byType: type), environment["NO_COLOR", default: ""].isEmpty
    else { return .none }
    let isLess = type == "linux" || (type.hasPrefix("screen") && environment["TMUX"] == nil)
    let isDirect =
      type.contains("-direct") || ["truecolor", "24bit"].contains(environment["COLORTERM"])
    return isDirect && !isLess ? .direct : type.contains("256color") ? .palette : .sixteen
  }
}
