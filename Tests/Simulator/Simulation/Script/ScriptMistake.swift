// SPDX-License-Identifier: GPL-3.0-or-later

/// A mistake in the text of a script.
package struct ScriptMistake: Error, Hashable, CustomStringConvertible {
  /// The name of the file.
  package let file: String
  /// The number of the line, counting from 1.
  package let line: Int
  /// What is wrong, and what was expected.
  package let message: String

  package init(file: String, line: Int, message: String) {
    (self.file, self.line, self.message) = (file, line, message)
  }

  package var description: String { "\(file):\(line): \(message)" }
}

/// A mistake in the words of a line, whose location is not known yet.
struct WordMistake: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// Creates the mistake of finding other words than the expected ones.
  init(expected: String, found word: String?) {
    message = "expected \(expected), found \(word.map(\.inQuotes) ?? "the end of the line")"
  }
}
