// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux

extension String {
  /// How many cells of a terminal the text takes: one a character, two where it is wide, none for
  /// marks alone.
  ///
  /// The C library's tables decide, in the locale that ``TerminalStyle/init(descriptor:environment:)``
  /// sets. Control characters count as one.
  package var cellCount: Int { reduce(0) { $0 + $1.cellCount } }

  /// The text cut to so many cells, the last of them a mark where something is left out; with a
  /// question mark for each character that the terminal doesn't have.
  ///
  /// At least the mark is left, even where there is no room.
  package func fitted(to room: Int, _ style: TerminalStyle) -> String {
    let text = style.usesUnicode ? self : String(map { $0.isASCII ? $0 : "?" })
    guard text.cellCount > room else { return text }
    let mark = style.usesUnicode ? "…" : "."
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
  /// One cell, two for wide characters, none for marks alone; the C library knows the tables.
  fileprivate var cellCount: Int {
    if isASCII { return 1 }
    return unicodeScalars.map { Int(wcwidth(wchar_t($0.value))) }.max().map { $0 < 0 ? 1 : $0 } ?? 0
  }
}
