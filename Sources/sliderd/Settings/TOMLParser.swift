// SPDX-License-Identifier: GPL-3.0-or-later

import CToml

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
