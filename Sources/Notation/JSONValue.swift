// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// A JSON value. It is written by hand because Foundation's encoder doesn't keep the order of keys.
package enum JSONValue: ExpressibleByStringLiteral {
  case string(String)
  case number(Int)
  case decimal(Double)
  case flag(Bool)
  case list([JSONValue])
  case members([(String, JSONValue)])
  case null

  package init(stringLiteral value: String) { self = .string(value) }

  /// Returns an object with its members in the given order.
  package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .members(members.map { ($0, $1) })
  }

  package init(_ value: String?) { self = value.map { .string($0) } ?? .null }

  /// The value as JSON on one line.
  package var text: String {
    switch self {
    case .string(let string): Self.encoded(string)
    case .number(let number): String(number)
    case .decimal(let number): number.shortText
    case .flag(let flag): String(flag)
    case .list(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .members(let members):
      "{" + members.map { "\(Self.encoded($0)):\($1.text)" }.joined(separator: ",") + "}"
    case .null: "null"
    }
  }

  private static func encoded(_ string: String) -> String {
    if string.utf8.allSatisfy(isPlain) { return "\"\(string)\"" }
    return "\"\(string.unicodeScalars.map(escaped).joined())\""
  }

  /// Characters that control a terminal are escaped too, although JSON permits them beyond ASCII.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if let short = shortEscapes[scalar] { return short }
    guard SpokenText.controls(scalar) else { return String(scalar) }
    return String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private static let shortEscapes: [Unicode.Scalar: String] = [
    "\"": #"\""#, "\\": #"\\"#, "\u{8}": #"\b"#, "\t": #"\t"#, "\n": #"\n"#, "\u{C}": #"\f"#,
    "\r": #"\r"#,
  ]

  /// Returns whether a byte is a character that stands for itself, as most are.
  private static func isPlain(_ byte: UInt8) -> Bool {
    0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
