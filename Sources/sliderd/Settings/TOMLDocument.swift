// SPDX-License-Identifier: GPL-3.0-or-later

import CToml
import StepSlider

/// A TOML text, parsed with toml++: the values that could be read, and all mistakes.
///
/// It is split at its headers, such as `[speech]`. A syntax error hides other errors in the same
/// section only.
struct TOMLDocument {
  private(set) var table: [TOMLValue] = []
  private(set) var mistakes: [ConfigurationMistake] = []
  /// The header lines of unread sections, where no keys are missed; 1 stands for the beginning.
  private(set) var unreadSections: Set<Int> = []
  private var lines: [[UInt8]]

  static let maximumByteCount = Int(CTOML_MAXIMUM_BYTES)
  private static let maximumMistakeCount = 20

  init(_ bytes: [UInt8]) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    while mistakes.count < Self.maximumMistakeCount, !readSections() {}
  }

  /// Reads the text, or else clears the section with its first mistake. Returns whether that is all.
  private mutating func readSections() -> Bool {
    let bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    let document = bytes.withUnsafeBytes { bytes in
      ctoml_read(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    defer { ctoml_free(document) }
    if let start = ctoml_nodes(document) {
      var nodes = UnsafeBufferPointer(start: start, count: ctoml_node_count(document))
        .makeIterator()
      table = TOMLValue(&nodes)?.table ?? []
      return true
    }
    let mistake = ctoml_first_mistake(document)
    note(mistake)
    guard !mistake.isWhole, let header = clearSection(with: mistake) else { return true }
    unreadSections.insert(header)
    return false
  }

  private mutating func note(_ mistake: ctoml_mistake) {
    let location = location(of: mistake)
    var (key, message) = ("", String(mistake.message))
    if !mistake.isWhole {
      key = self.key(inLine: location.line) ?? ""
      message = "invalid TOML: " + mistake.reason(inHeader: isHeader(line: location.line))
      let first =
        message.contains("cannot redefine") ? firstLine(of: key, before: location.line) : nil
      if let first { message += "; the first is in line \(first)" }
    }
    mistakes.append(ConfigurationMistake(location: location, key: key, message: message))
  }

  private func location(of mistake: ctoml_mistake) -> SourceLocation {
    let location = SourceLocation(mistake.location)
    let count = lines.last == [] ? max(1, lines.count - 1) : lines.count
    guard location.line > count else { return location }
    let end = String(decoding: lines[count - 1], as: UTF8.self).unicodeScalars.count + 1
    return SourceLocation(line: count, column: end)
  }

  /// Returns the key before the `=` in a line, if it is a simple key.
  private func key(inLine line: Int) -> String? {
    let text = lines[line - 1].drop(while: Self.isSpace)
    let key = text.prefix(while: Self.isKeyPart)
    let rest = text.dropFirst(key.count).drop(while: Self.isSpace)
    return !key.isEmpty && rest.first == UInt8(ascii: "=")
      ? String(decoding: key, as: UTF8.self) : nil
  }

  /// Returns the line of the same section that already has a key.
  private func firstLine(of key: String, before line: Int) -> Int? {
    (1..<line).reversed().prefix { !isHeader(line: $0) }.last { self.key(inLine: $0) == key }
  }

  private func isHeader(line: Int) -> Bool {
    let text = lines[line - 1].drop(while: Self.isSpace)
    guard text.first == UInt8(ascii: "[") else { return false }
    let name = text.drop { $0 == UInt8(ascii: "[") || Self.isSpace($0) }
    // A line that begins with a list of numbers or texts isn't a header.
    return name.first.map { Self.isKeyPart($0) && $0 > UInt8(ascii: "9") } == true
      && !text.contains(UInt8(ascii: "="))
  }

  /// Clears the section with a mistake, and with its header if nothing else helps.
  private mutating func clearSection(with mistake: ctoml_mistake) -> Int? {
    let line = location(of: mistake).line
    guard mistake.kind != ctoml_wrong_header else {
      return clearSection(ofLine: line, withHeader: true)
    }
    // A list that isn't closed swallows the next header as one of its items.
    let isAfterOpenList = line > 1 && isHeader(line: line)
    return clearSection(ofLine: isAfterOpenList ? line - 1 : line, withHeader: false)
      ?? clearSection(ofLine: line, withHeader: true)
  }

  /// Clears the section of a line. Returns the line of its header or the text's beginning; `nil` if
  /// it was clear.
  private mutating func clearSection(ofLine line: Int, withHeader: Bool) -> Int? {
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
    let letter = UInt8(ascii: "a")...UInt8(ascii: "z")
    return letter ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

extension ctoml_mistake {
  fileprivate var isWhole: Bool { kind == ctoml_over_limit }

  fileprivate func reason(inHeader: Bool) -> String {
    let message = String(message)
    // The message may quote any character of the file.
    let words = SpokenText.cleaned(message, maximumLength: 500)
    let isAfterList = kind == ctoml_open_list && SourceLocation(location).column == 1
    if isAfterList || inHeader && kind != ctoml_wrong_header {
      return words + "; a list before this line may have no closing bracket"
    }
    let row = Self.advice.first { parts, _ in parts.contains(where: message.contains) }
    return words + (row.map { "; \($0.advice)" } ?? "")
  }

  /// What to do, by parts of the parser's message; the first that fits counts.
  private static let advice: [(parts: [String], advice: String)] = [
    (["utf-8"], "save the file as UTF-8"),
    (
      ["table header: cannot redefine"],
      "only a list of sections has a name twice, in double brackets in each, such as [[slider]]"
    ),
    (["table header"], "write a section's name in brackets, such as [speech] or [[slider]]"),
    (["cannot redefine"], "a section has each key once"),
    (["array: encountered end"], "a list ends with ]"),
    (["saw comma"], "leave out one of the commas"),
    (["array: expected"], "separate the items with commas; a list ends with ]"),
    (["inline table"], "a table in braces is one line, with commas between its keys"),
    (
      ["escape sequence", "unicode scalar"],
      "write two backslashes for one, or the text in single quotation marks"
    ),
    (["string: "], "a quotation mark is missing at the end of the text"),
    (["saw a second"], "write one ="),
    (
      ["value: ", "boolean: ", "time: ", "date: "],
      "put text in straight quotation marks; true, false and numbers need none"
    ),
    (["saw '%'"], "leave out %; for percentages, add unit = \"percent\""),
    (["saw ','"], "a number has no comma; decimals begin with a point"),
    (["saw '.'"], "a number begins with a digit, and has one point, such as 0.5"),
    (["floating-point"], "a number ends with a digit, such as 1 or 1.0"),
    (["leading zero"], "leave out the zeros in front, or put text in quotation marks"),
    (["not representable"], "a number has at most 18 digits"),
    (["expected digit"], "leave out what follows the number; for a unit, add the key unit"),
    (["expected '='"], "write = between a key and its value, such as steps = 5"),
    (["expected a comment"], "begin the next key in a new line, and a comment with #"),
    (["expected keys"], "a line is a key and its value, a section, or a comment after #"),
  ]
}

/// A value in a TOML file with its location, and with its key in a table.
struct TOMLValue: Sendable {
  /// The key in a table; empty in a list.
  let key: String
  let keyLocation: SourceLocation
  let location: SourceLocation
  let content: Content

  enum Content: Sendable {
    case text(String)
    case wholeNumber(Int)
    /// A number as written, so that 0.1 is exactly one tenth.
    case decimalNumber(String)
    case boolean(Bool)
    case date(String)
    case list([TOMLValue])
    /// The values in the order of their keys' locations.
    case table([TOMLValue])
  }

  /// Reads a node and its items, which follow it; fails at the end.
  fileprivate init?(_ nodes: inout UnsafeBufferPointer<ctoml_node>.Iterator) {
    guard let node = nodes.next() else { return nil }
    (key, location) = (String(node.key), SourceLocation(node.location))
    keyLocation = SourceLocation(node.key_location)
    let items = (0..<node.count).compactMap { _ in TOMLValue(&nodes) }
    let text = String(node.text)
    content =
      switch node.kind {
      case ctoml_table: .table(items.sorted { $0.keyLocation < $1.keyLocation })
      case ctoml_array: .list(items)
      case ctoml_string: .text(text)
      case ctoml_integer: .wholeNumber(Int(text) ?? 0)
      case ctoml_float: .decimalNumber(String(text.drop { $0 == "+" }.filter { $0 != "_" }))
      case ctoml_boolean: .boolean(text == "true")
      default: .date(text)
      }
  }

  var description: String {
    switch content {
    case .text(let text): "the text \"\(SpokenText.cleaned(text))\""
    case .wholeNumber(let number): "the whole number \(number)"
    case .decimalNumber(let text): "the number \(SpokenText.cleaned(text))"
    case .boolean(let value): "\(value)"
    case .date(let text): "the date \(SpokenText.cleaned(text))"
    case .list: "a list"
    case .table: "a table"
    }
  }
}

extension [TOMLValue] {
  subscript(key: String) -> TOMLValue? { first { $0.key == key } }
}

// The value as one type; `nil` if it has another.
extension TOMLValue {
  var text: String? { if case .text(let text) = content { text } else { nil } }
  var wholeNumber: Int? { if case .wholeNumber(let number) = content { number } else { nil } }
  var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }
  var list: [TOMLValue]? { if case .list(let items) = content { items } else { nil } }
  var table: [TOMLValue]? { if case .table(let entries) = content { entries } else { nil } }

  /// The value, or the items of a list, in one text.
  var written: String { word ?? list?.map(\.written).joined(separator: ",") ?? "" }

  /// The written text of any value except a list or table, for rules that parse texts.
  var word: String? {
    switch content {
    case .text(let text), .decimalNumber(let text), .date(let text): text
    case .wholeNumber(let number): String(number)
    case .boolean(let value): String(value)
    case .list, .table: nil
    }
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
