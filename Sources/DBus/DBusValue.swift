// SPDX-License-Identifier: Apache-2.0

/// A value of any D-Bus type but file descriptors.
///
/// Containers know the signatures of what they hold, so that empty ones have a type too. One that
/// holds something of another type can be made, and is refused when it is sent.
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
  /// Entries, and the signatures of each key and each value.
  case dictionary([DBusValue: DBusValue], key: String, value: String)
  case structure([DBusValue])
  indirect case variant(DBusValue)

  /// Its type, as D-Bus writes types.
  package var signature: String {
    switch self {
    case .array(_, let element): "a\(element)"
    case .dictionary(_, let key, let value): "a{\(key)\(value)}"
    case .structure(let members): "(\(members.signature))"
    default: String(UnicodeScalar(UInt8(typeCode)))
    }
  }

  /// The letter of a simple type, and of the container that it is else.
  var typeCode: CChar {
    let letter: Unicode.Scalar =
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
    return CChar(letter.value)
  }
}

extension DBusValue {
  /// A dictionary from text to values of any type, which many interfaces have.
  package static func properties(_ values: [String: DBusValue]) -> DBusValue {
    let entries = values.map { (DBusValue.string($0), DBusValue.variant($1)) }
    return .dictionary(Dictionary(uniqueKeysWithValues: entries), key: "s", value: "v")
  }

  /// Strings in their order.
  package static func strings(_ values: [String]) -> DBusValue {
    .array(values.map(DBusValue.string), of: "s")
  }

  /// The text of a string, an object path or a signature.
  package var text: String? {
    switch self {
    case .string(let text), .objectPath(let text), .signature(let text): text
    default: nil
    }
  }

  /// What a variant holds, however deep; anything else is itself.
  package var content: DBusValue {
    guard case .variant(let value) = self else { return self }
    return value.content
  }

  /// The entries of a dictionary whose keys are text, with what their variants hold.
  package var entries: [String: DBusValue]? {
    guard case .dictionary(let entries, "s", _) = self else { return nil }
    let named = entries.compactMap { key, value in key.text.map { ($0, value.content) } }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }
}

extension [DBusValue] {
  /// The types of all, one after the other.
  package var signature: String { map(\.signature).joined() }
}
