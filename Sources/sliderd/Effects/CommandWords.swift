// SPDX-License-Identifier: GPL-3.0-or-later

/// Splits a command into words by the shell's quoting rules. There are no variables, patterns or
/// operators.
enum CommandWords {
  /// Returns the words of a text (POSIX, Shell Command Language, 2.2 "Quoting", without
  /// expansions).
  static func split(_ text: String) throws(CommandError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      if let mark = quote {
        if character == mark {
          quote = nil
        } else {
          let isEscape = mark == "\"" && character == "\\" && "\"\\".contains(rest.first ?? " ")
          word?.append(isEscape ? rest.removeFirst() : character)
        }
      } else if character.isWhitespace {
        words += [word].compactMap(\.self)
        word = nil
      } else if character == "'" || character == "\"" {
        (quote, word) = (character, word ?? "")
      } else {
        let isEscape = character == "\\" && !rest.isEmpty
        word = (word ?? "") + String(isEscape ? rest.removeFirst() : character)
      }
    }
    if let quote { throw .openQuote(quote) }
    return words + [word].compactMap(\.self)
  }
}
