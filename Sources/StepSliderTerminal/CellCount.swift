// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux

extension String {
  /// The number of terminal cells that the text takes: one for a character, two for a wide one,
  /// none for a combining mark alone.
  ///
  /// The C library's tables decide, in the locale that
  /// ``TerminalStyle/init(descriptor:environment:)`` sets. A control character counts as one cell.
  package var cellCount: Int { reduce(0) { $0 + $1.cellCount } }

  /// Returns the text cut to a number of cells, ending with an ellipsis if something is cut off.
  ///
  /// In a terminal without Unicode, `?` replaces each character outside ASCII. There and on the
  /// Linux console, the ellipsis is a single dot. The ellipsis remains even if there is no room
  /// for it.
  package func fitted(to room: Int, _ style: TerminalStyle) -> String {
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
  /// One cell, two for a wide character, none for a combining mark alone.
  fileprivate var cellCount: Int {
    if isASCII { return 1 }
    return unicodeScalars.map { Int(wcwidth(wchar_t($0.value))) }.max().map { $0 < 0 ? 1 : $0 } ?? 0
  }
}
