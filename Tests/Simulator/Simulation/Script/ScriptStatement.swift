// SPDX-License-Identifier: GPL-3.0-or-later

/// A line of a script, with the indented lines that belong to it.
struct ScriptStatement {
  /// The number of the line, counting from 1.
  let number: Int
  /// The line without the spaces around it.
  let text: String
  /// The lines after one that ends with a configuration, without their common indentation.
  private(set) var block: String?

  /// Returns the lines of a script that aren't blank.
  static func all(in text: String) -> [ScriptStatement] {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TextLine(String($0)) }
    var statements: [ScriptStatement] = []
    var index = 0
    while index < lines.count {
      var statement = ScriptStatement(number: index + 1, text: lines[index].text)
      let start = index + 1
      let end = statement.takesBlock ? lines.endOfBlock(after: index) : start
      if end > start { statement.block = lines[start..<end].block }
      if !statement.text.isEmpty { statements.append(statement) }
      index = end
    }
    return statements
  }

  private init(number: Int, text: String) { (self.number, self.text) = (number, text) }

  var isComment: Bool { text.hasPrefix("#") }

  /// The text of a comment.
  var comment: String { String(TextLine(String(text.unicodeScalars.dropFirst())).text) }

  /// The line, with its first colon as a word of its own.
  var separatedText: String {
    let scalars = text.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":") else { return text }
    let rest = scalars[scalars.index(after: colon)...]
    return "\(Substring(scalars[..<colon])) : \(Substring(rest))"
  }

  private var takesBlock: Bool {
    text == "configuration:" || text.hasSuffix(" configuration becomes:")
  }
}

/// A line, divided into its indentation and its text.
private struct TextLine {
  let indentation: String
  let text: String

  init(_ line: String) {
    let scalars = line.unicodeScalars
    let rest = scalars.drop { $0.properties.isWhitespace }
    indentation = String(scalars[..<rest.startIndex])
    let end = rest.lastIndex { !$0.properties.isWhitespace }
    text = end.map { String(rest[...$0]) } ?? ""
  }
}

extension Array<TextLine> {
  /// Returns the index after the lines that are indented more than a line; blank lines at the end
  /// don't count.
  fileprivate func endOfBlock(after index: Int) -> Int {
    let depth = self[index].indentation.count
    let rest = self[(index + 1)...]
    let block = rest.prefix { $0.text.isEmpty || $0.indentation.count > depth }
    return (block.lastIndex { !$0.text.isEmpty } ?? index) + 1
  }
}

extension ArraySlice<TextLine> {
  /// The lines without the indentation of the first one.
  fileprivate var block: String {
    let indentation = first { !$0.text.isEmpty }?.indentation.count ?? 0
    return map { line in
      line.text.isEmpty ? "\n" : line.indentation.dropFirst(indentation) + line.text + "\n"
    }.joined()
  }
}
