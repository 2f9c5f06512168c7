// SPDX-License-Identifier: Apache-2.0

/// A value of any D-Bus type except file descriptors. Containers store the signature of their
/// contents, so that empty ones have a type too. Other contents are refused when the value is sent.
package enum DBusValue: Hashable, Sendable {
  case boolean(Bool)
  case byte(UInt8)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case objectPath(String)
  case signature(String)
  /// Elements, and the signature of each.
  case array([DBusValue], of: String)
  /// Entries, and the signatures of their keys and values.
  case dictionary([DBusValue: DBusValue], key: String, value: String)
  case structure([DBusValue])
  indirect case variant(DBusValue)

  /// The type as a D-Bus signature.
  package var signature: String {
    switch self {
    case .array(_, let element): "a\(element)"
    case .dictionary(_, let key, let value): "a{\(key)\(value)}"
    case .structure(let members): "(\(members.signature))"
    default: String(typeCode)
    }
  }

  /// The type code of a simple type or container.
  var typeCode: Unicode.Scalar {
    switch self {
    case .boolean: "b"
    case .byte: "y"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .objectPath: "o"
    case .signature: "g"
    case .array, .dictionary: "a"
    case .structure: "r"
    case .variant: "v"
    }
  }
}

extension DBusValue {
  /// Returns a dictionary from strings to values of any type, as many interfaces use.
  package static func properties(_ values: [String: DBusValue]) -> DBusValue {
    let entries = values.map { (DBusValue.string($0), DBusValue.variant($1)) }
    return .dictionary(Dictionary(uniqueKeysWithValues: entries), key: "s", value: "v")
  }

  package static func strings(_ values: [String]) -> DBusValue {
    .array(values.map(DBusValue.string), of: "s")
  }

  /// The text of a string, object path or signature; `nil` for other types.
  package var text: String? {
    switch self {
    case .string(let text), .objectPath(let text), .signature(let text): text
    default: nil
    }
  }

  /// The value inside a variant, however deeply nested; any other value itself.
  package var content: DBusValue {
    guard case .variant(let value) = self else { return self }
    return value.content
  }

  /// The entries of a dictionary with string keys, with variants unwrapped; otherwise `nil`.
  package var entries: [String: DBusValue]? {
    guard case .dictionary(let entries, "s", _) = self else { return nil }
    let named = entries.compactMap { key, value in key.text.map { ($0, value.content) } }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }
}

extension [DBusValue] {
  package var signature: String { map(\.signature).joined() }
}
