// SPDX-License-Identifier: GPL-3.0-or-later

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
