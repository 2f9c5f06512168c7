// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of a line, which are taken one after the other.
struct Words {
  private var rest: Substring.UnicodeScalarView
  /// The indented lines after this one.
  private let block: String?

  init(_ line: String, block: String? = nil) {
    (rest, self.block) = (line.unicodeScalars[...], block)
    dropSpaces()
  }

  /// The next word; `nil` at the end of the line.
  var first: String? {
    rest.isEmpty ? nil : String(rest.prefix { !$0.properties.isWhitespace })
  }

  /// All words that are left.
  var all: [String] { rest.split(whereSeparator: \.properties.isWhitespace).map(String.init) }

  /// Takes the next word.
  mutating func next() -> String? {
    guard let word = first else { return nil }
    rest = rest.dropFirst(word.unicodeScalars.count)
    dropSpaces()
    return word
  }

  /// Takes some words if they come next. Returns whether they did.
  mutating func skip(_ words: some Collection<String>) -> Bool {
    var copy = self
    for word in words where copy.next() != word { return false }
    self = copy
    return true
  }

  /// Takes a word that must come next.
  mutating func expect(_ word: String) throws(WordMistake) {
    guard skip([word]) else { throw WordMistake(expected: word.inQuotes, found: first) }
  }

  /// Checks that no words are left.
  func end() throws(WordMistake) {
    if let first { throw WordMistake(expected: "the end of the line", found: first) }
  }

  /// Takes the rest of the line as a text, with or without quotation marks around it.
  mutating func text() throws(WordMistake) -> String {
    guard first != nil else { throw WordMistake(expected: "a text", found: nil) }
    if rest.first == "\"" {
      var copy = self
      let text = try copy.quotation()
      copy.dropSpaces()
      // A text such as "to":3 only begins with a quotation mark.
      if copy.rest.isEmpty {
        self = copy
        return text
      }
    }
    defer { rest = rest[rest.endIndex...] }
    let end = rest.lastIndex { !$0.properties.isWhitespace } ?? rest.startIndex
    return String(rest[...end])
  }

  /// Takes the indented lines after this one, or a text in quotation marks instead.
  mutating func lines() throws(WordMistake) -> String {
    if let block { return block }
    guard rest.first == "\"" else { throw WordMistake(expected: "indented lines", found: first) }
    return try argument()
  }

  /// Takes a word of a command, which may be in quotation marks as for a shell.
  mutating func argument() throws(WordMistake) -> String {
    var text = ""
    while let scalar = rest.first, !scalar.properties.isWhitespace {
      if scalar == "\"" || scalar == "'" {
        text += try quotation()
      } else {
        rest.removeFirst()
        text.unicodeScalars.append(scalar == "\\" ? try escape() : scalar)
      }
    }
    dropSpaces()
    return text
  }

  /// Takes a text from a quotation mark to the next one of its kind.
  private mutating func quotation() throws(WordMistake) -> String {
    var text = String.UnicodeScalarView()
    let mark = rest.removeFirst()
    while let scalar = rest.popFirst() {
      if scalar == mark { return String(text) }
      text.append(scalar == "\\" && mark != "'" ? try escape() : scalar)
    }
    throw WordMistake(expected: "a closing \(mark)", found: nil)
  }

  /// Takes the rest of the line as words of a command.
  mutating func arguments() throws(WordMistake) -> [String] {
    var arguments: [String] = []
    while first != nil { arguments.append(try argument()) }
    return arguments
  }

  /// Takes what follows a backslash.
  private mutating func escape() throws(WordMistake) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      let digits = rest.prefix { $0 != "}" }
      rest = rest.dropFirst(digits.count + 1)
      let number = UInt32(String(digits.dropFirst()), radix: 16)
      guard digits.first == "{", let scalar = number.flatMap(Unicode.Scalar.init) else {
        throw WordMistake(expected: "a character such as \\u{1b}", found: "\\u\(String(digits))")
      }
      return scalar
    case let scalar?: return scalar
    case nil: throw WordMistake(expected: "a character after \\", found: nil)
    }
  }

  private mutating func dropSpaces() { rest = rest.drop { $0.properties.isWhitespace } }
}
