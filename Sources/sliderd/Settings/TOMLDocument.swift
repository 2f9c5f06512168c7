// SPDX-License-Identifier: GPL-3.0-or-later

import CToml
import StepSlider

/// A TOML text: the values that could be read, and all mistakes.
struct TOMLDocument {
  private(set) var table = TOMLTable(entries: [])
  private(set) var mistakes: [ConfigurationMistake] = []
  /// The header lines of sections that couldn't be read. No missing keys are reported there. Line
  /// 1 stands for the beginning of the text.
  private(set) var unreadSections: Set<Int> = []

  /// The most mistakes that are reported.
  private static let maximumMistakeCount = 20

  init(_ bytes: [UInt8]) {
    var sections = TOMLSections(bytes)
    while mistakes.count < Self.maximumMistakeCount {
      do throws(TOMLParser.Mistake) {
        table = try TOMLParser.table(of: sections.bytes)
        return
      } catch {
        note(error, in: sections)
        guard !error.isWhole, let header = Self.remove(error, from: &sections) else { return }
        unreadSections.insert(header)
      }
    }
  }

  private mutating func note(_ mistake: TOMLParser.Mistake, in sections: TOMLSections) {
    let location = sections.clamped(mistake.location)
    mistakes.append(
      ConfigurationMistake(
        location: location,
        key: mistake.isWhole ? "" : sections.key(inLine: location.line) ?? "",
        message: mistake.isWhole
          ? mistake.message
          : "invalid TOML: \(mistake.reason(inHeader: sections.isHeader(line: location.line)))"
      )
    )
  }

  private static func remove(
    _ mistake: TOMLParser.Mistake,
    from sections: inout TOMLSections
  ) -> Int? {
    let line = sections.clamped(mistake.location).line
    if mistake.kind == ctoml_wrong_header {
      return sections.clearSection(ofLine: line, withHeader: true)
    }
    // A list that isn't closed swallows the next header as one of its items.
    let isAfterOpenList = line > 1 && sections.isHeader(line: line)
    return sections.clearSection(ofLine: isAfterOpenList ? line - 1 : line, withHeader: false)
      ?? sections.clearSection(ofLine: line, withHeader: true)
  }
}

extension TOMLParser.Mistake {
  /// Whether the mistake is about the text as a whole.
  fileprivate var isWhole: Bool { kind == ctoml_over_limit }

  /// Returns the parser's message, with advice.
  fileprivate func reason(inHeader: Bool) -> String {
    // The message may quote any character of the file.
    let words = SpokenText.cleaned(message, maximumLength: 500)
    let isAfterList = kind == ctoml_open_list && location.column == 1
    if isAfterList || inHeader && kind != ctoml_wrong_header {
      return words + "; a list before this line may have no closing bracket"
    }
    switch kind {
    case ctoml_wrong_header where message.contains("redefine"):
      return "a section of this name is already there; a list of sections needs double brackets in "
        + "each, such as [[slider]]"
    case ctoml_wrong_header:
      return "a section begins with its name in brackets, such as [speech] or [[slider]]"
    case ctoml_open_string:
      return "string: missing closing quotation mark, or control character in the text"
    case ctoml_bare_words:
      return words + "; put text in straight quotation marks; true, false and numbers need none"
    default:
      return message.hasSuffix("saw ','") ? words + "; decimals begin with a point" : words
    }
  }
}

/// A TOML text split at its headers, such as `[speech]`. A syntax error hides other errors in the
/// same section only.
struct TOMLSections {
  private var lines: [[UInt8]]

  init(_ bytes: [UInt8]) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// The text, without the cleared sections.
  var bytes: [UInt8] { Array(lines.joined(separator: [UInt8(ascii: "\n")])) }

  /// Limits a location from the parser to the end of the text.
  func clamped(_ location: SourceLocation) -> SourceLocation {
    let count = lines.last == [] ? max(1, lines.count - 1) : lines.count
    guard location.line > count else { return location }
    let end = String(decoding: lines[count - 1], as: UTF8.self).unicodeScalars.count + 1
    return SourceLocation(line: count, column: end)
  }

  /// Returns the key before the `=` in a line, if it is a simple key.
  func key(inLine line: Int) -> String? {
    let text = lines[line - 1].drop(while: Self.isSpace)
    let key = text.prefix(while: Self.isKeyPart)
    let rest = text.dropFirst(key.count).drop(while: Self.isSpace)
    return !key.isEmpty && rest.first == UInt8(ascii: "=")
      ? String(decoding: key, as: UTF8.self) : nil
  }

  func isHeader(line: Int) -> Bool {
    let text = lines[line - 1].drop(while: Self.isSpace)
    guard text.first == UInt8(ascii: "[") else { return false }
    let name = text.drop { $0 == UInt8(ascii: "[") || Self.isSpace($0) }
    // A line that begins with a list of numbers or texts isn't a header.
    return name.first.map { Self.isKeyPart($0) && $0 > UInt8(ascii: "9") } == true
      && !text.contains(UInt8(ascii: "="))
  }

  /// Clears the section that contains a line.
  ///
  /// - Returns: The line of its header, or of the text's beginning; `nil` if there was nothing to
  ///   clear.
  mutating func clearSection(ofLine line: Int, withHeader: Bool) -> Int? {
    var start = line
    while start > 1, !isHeader(line: start) { start -= 1 }
    let hasHeader = isHeader(line: start)
    var end = start + 1
    while end <= lines.count, !isHeader(line: end) { end += 1 }
    let first = hasHeader && !withHeader ? start + 1 : start
    guard lines[(first - 1)..<(end - 1)].contains(where: { !$0.isEmpty }) else { return nil }
    for index in (first - 1)..<(end - 1) { lines[index] = [] }
    return start
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isKeyPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// Parses TOML with toml++, up to the first syntax error.
enum TOMLParser {
  /// The first syntax error in a text, with its location.
  struct Mistake: Error, Equatable {
    let kind: ctoml_mistake_kind
    let location: SourceLocation
    let message: String
  }

  /// The most bytes that a text may have.
  static let maximumByteCount = Int(CTOML_MAXIMUM_BYTES)

  /// Returns the table of the whole text.
  static func table(of bytes: [UInt8]) throws(Mistake) -> TOMLTable {
    let document = bytes.withUnsafeBytes { bytes in
      ctoml_read(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    defer { ctoml_free(document) }
    guard let nodes = ctoml_nodes(document) else {
      let mistake = ctoml_first_mistake(document)
      throw Mistake(
        kind: mistake.kind,
        location: SourceLocation(mistake.location),
        message: String(mistake.message)
      )
    }
    var reader = NodeReader(nodes: .init(start: nodes, count: ctoml_node_count(document)))
    return reader.table(count: reader.next().count)
  }
}

/// Reads values from a list of nodes. The items of tables and lists follow their node.
private struct NodeReader {
  let nodes: UnsafeBufferPointer<ctoml_node>
  private var index = 0

  init(nodes: UnsafeBufferPointer<ctoml_node>) { self.nodes = nodes }

  mutating func next() -> ctoml_node {
    defer { index += 1 }
    return nodes[index]
  }

  mutating func table(count: Int) -> TOMLTable {
    let entries = (0..<count).map { _ in
      let node = next()
      return TOMLTable.Entry(
        key: String(node.key),
        keyLocation: SourceLocation(node.key_location),
        value: value(of: node)
      )
    }
    return TOMLTable(entries: entries.sorted { $0.keyLocation < $1.keyLocation })
  }

  private mutating func value(of node: ctoml_node) -> TOMLValue {
    TOMLValue(content: content(of: node), location: SourceLocation(node.location))
  }

  private mutating func content(of node: ctoml_node) -> TOMLValue.Content {
    switch node.kind {
    case ctoml_table: return .table(table(count: node.count))
    case ctoml_array:
      return .list(
        (0..<node.count).map { _ in
          let item = next()
          return value(of: item)
        }
      )
    case ctoml_string: return .text(String(node.text))
    case ctoml_integer: return .wholeNumber(Int(String(node.text)) ?? 0)
    case ctoml_float: return .decimalNumber(Self.plain(String(node.text)))
    case ctoml_boolean: return .boolean(String(node.text) == "true")
    default: return .date(String(node.text))
    }
  }

  /// Removes underscores and a plus sign from a number.
  private static func plain(_ number: String) -> String {
    String(number.drop { $0 == "+" }.filter { $0 != "_" })
  }
}

extension SourceLocation {
  fileprivate init(_ location: ctoml_location) {
    self.init(line: max(1, Int(location.line)), column: max(1, Int(location.column)))
  }
}

extension String {
  fileprivate init(_ text: ctoml_text) {
    let bytes = UnsafeRawBufferPointer(start: text.start, count: text.count)
    self = String(decoding: bytes, as: UTF8.self)
  }
}
