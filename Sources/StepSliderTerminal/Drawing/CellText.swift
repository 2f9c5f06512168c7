// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux

/// A line of text in a terminal, whose parts may look different.
struct CellText: Hashable, Sendable {
  /// The text without attributes.
  private(set) var plain = ""
  /// The text with control sequences. The attributes at its end aren't switched off yet.
  private var open = ""
  /// The attributes at the end; empty if there are none.
  private var attributes = ""

  init(_ text: String = "") { append(text) }

  /// The text with control sequences for its attributes.
  var text: String { attributes.isEmpty ? open : open + "\u{1B}[0m" }

  var cellCount: Int { plain.cellCount }

  /// Adds text at the end, with attributes of a control sequence (SGR) such as "1".
  mutating func append(_ text: String, _ attributes: String = "") {
    guard !text.isEmpty else { return }
    if attributes != self.attributes {
      open = self.text + (attributes.isEmpty ? "" : "\u{1B}[\(attributes)m")
      self.attributes = attributes
    }
    open += text
    plain += text
  }

  mutating func fill(to column: Int) { append(.spaces(column - cellCount)) }
}

extension TerminalStyle.Colors {
  /// The attributes of the filled part of a track.
  /// No background is assumed. The blues contrast with black and with white, by at least 3:1 (WCAG
  /// 2.2, "Non-text Contrast"). Of the sixteen colours, that is bright blue in the palettes of most
  /// terminals.
  var fill: String {
    switch self {
    case .none: ""
    case .sixteen: "94"
    case .palette: "38;5;32"
    case .direct: "38;2;53;132;228"
    }
  }

  /// Bold, for a thumb. It follows the user's own colours.
  var thumb: String { self == .none ? "" : "1" }

  /// Faint, for something that can't be used.
  var faint: String { self == .none ? "" : "2" }

  /// Inverse, for the label of the slider with the focus.
  var focus: String { self == .none ? "" : "7" }
}

extension String {
  /// Returns a number of spaces, none if it is negative.
  static func spaces(_ count: Int) -> String { String(repeating: " ", count: Swift.max(0, count)) }

  /// The number of terminal cells that the text takes: one for a character, two for a wide one,
  /// none for a combining mark alone.
  ///
  /// The C library's tables for Unicode decide. A control character counts as one cell.
  var cellCount: Int { reduce(0) { $0 + $1.cellCount } }

  /// Returns the text cut to a number of cells, ending with an ellipsis if something is cut off,
  /// even if there is no room for that. In a terminal without Unicode, `?` replaces each character
  /// outside ASCII. There and on the Linux console, the ellipsis is a single dot.
  func fitted(to room: Int, _ style: TerminalStyle) -> String {
    let text = style.characters == .ascii ? String(map { $0.isASCII ? $0 : "?" }) : self
    guard text.cellCount > room else { return text }
    let mark = style.characters == .unicode ? "…" : "."
    var result = ""
    var cells = mark.cellCount
    for character in text {
      cells += character.cellCount
      guard cells <= room else { break }
      result.append(character)
    }
    return result + mark
  }
}

extension Character {
  fileprivate var cellCount: Int {
    if isASCII { return 1 }
    return unicodeScalars.map { Int(cell_count(wchar_t($0.value))) }.max().map { $0 < 0 ? 1 : $0 }
      ?? 0
  }
}
