// SPDX-License-Identifier: GPL-3.0-or-later

/// What other programs may put into their texts.
package enum Hostile {
  /// Characters that control a terminal, without those that end a line: a colour, a title, an 8-bit
  /// control sequence, a bell, a carriage return and a mark that turns the direction.
  package static let marks = "\u{1B}[31m\u{1B}]0;title\u{7}\u{9B}2J\u{7}\u{8}\r\u{202E}"
  /// The same, and a line that looks like one of sliderd's own.
  package static let text = "no\(marks)\nsliderd: all is well"

  /// Returns whether a text could control a terminal.
  package static func controls(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar != "\n" && scalar != "\t"
        && [.control, .format].contains(scalar.properties.generalCategory)
    }
  }
}
