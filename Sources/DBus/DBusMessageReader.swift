// SPDX-License-Identifier: Apache-2.0

import CSystemd

/// Reads the values of a message.
struct DBusMessageReader {
  let message: OpaquePointer
  /// The number of values that a message may have. Without this limit, the small values of one
  /// message could take gigabytes here. libsystemd limits their nesting.
  private let limit: Int
  private var remaining: Int

  init(message: OpaquePointer, limit: Int) {
    (self.message, self.limit, remaining) = (message, limit, limit)
  }

  /// Returns all values up to the end of the message or of the current container.
  ///
  /// The corresponding C functions are `sd_bus_message_read_basic` and
  /// `sd_bus_message_enter_container`.
  mutating func values() throws(DBusError) -> [DBusValue] {
    var values: [DBusValue] = []
    while let (kind, contents) = try next() { values.append(try value(kind, contents)) }
    return values
  }

  private mutating func next() throws(DBusError) -> (Unicode.Scalar, String)? {
    var kind: CChar = 0
    var contents: UnsafePointer<CChar>?
    let code = sd_bus_message_peek_type(message, &kind, &contents)
    guard try DBusError.check(code, "can't read the message") > 0 else { return nil }
    remaining -= 1
    guard remaining >= 0 else {
      throw .standard(.failed, "the message has more than \(limit) values")
    }
    let signature = contents.map { String(cString: $0) } ?? ""
    return (Unicode.Scalar(UInt8(bitPattern: kind)), signature)
  }

  private mutating func value(
    _ kind: Unicode.Scalar,
    _ contents: String
  ) throws(DBusError) -> DBusValue {
    switch kind {
    case "b": .boolean(try simple(CInt(0), kind) != 0)
    case "y": .byte(try simple(0, kind))
    case "n": .int16(try simple(0, kind))
    case "q": .uint16(try simple(0, kind))
    case "i": .int32(try simple(0, kind))
    case "u": .uint32(try simple(0, kind))
    case "x": .int64(try simple(0, kind))
    case "t": .uint64(try simple(0, kind))
    case "d": .double(try simple(0, kind))
    case "s": .string(try text(kind))
    case "o": .objectPath(try text(kind))
    case "g": .signature(try text(kind))
    case "a" where contents.hasPrefix("{"): try dictionary(contents)
    case "a": .array(try members(kind, contents), of: contents)
    case "r": .structure(try members(kind, contents))
    case "v": try variant(contents)
    default: throw .standard(.invalidArguments, "values of type \(kind) are not supported")
    }
  }

  private func simple<Number>(_ zero: Number, _ kind: Unicode.Scalar) throws(DBusError) -> Number {
    var number = zero
    let code = withUnsafeMutablePointer(to: &number) {
      sd_bus_message_read_basic(message, CChar(kind.value), $0)
    }
    try DBusError.check(code, "can't read a value")
    return number
  }

  private func text(_ kind: Unicode.Scalar) throws(DBusError) -> String {
    let text = try simple(nil as UnsafePointer<CChar>?, kind)
    return text.map { String(cString: $0) } ?? ""
  }

  private mutating func members(
    _ kind: Unicode.Scalar,
    _ contents: String
  ) throws(DBusError) -> [DBusValue] {
    let code = sd_bus_message_enter_container(message, CChar(kind.value), contents)
    try DBusError.check(code, "can't read a container")
    let members = try values()
    try DBusError.check(sd_bus_message_exit_container(message), "can't read a container")
    return members
  }

  private mutating func variant(_ contents: String) throws(DBusError) -> DBusValue {
    guard let content = try members("v", contents).first else {
      throw .standard(.invalidArguments, "a variant is empty")
    }
    return .variant(content)
  }

  private mutating func dictionary(_ contents: String) throws(DBusError) -> DBusValue {
    let code = sd_bus_message_enter_container(message, CChar(SD_BUS_TYPE_ARRAY), contents)
    try DBusError.check(code, "can't read a dictionary")
    var entries: [DBusValue: DBusValue] = [:]
    while let (_, entry) = try next() {
      let pair = try members("e", entry)
      if pair.count == 2 { entries[pair[0]] = pair[1] }
    }
    try DBusError.check(sd_bus_message_exit_container(message), "can't read a dictionary")
    // The key of an entry has a simple type: one letter.
    let types = contents.dropFirst().dropLast()
    return .dictionary(entries, key: String(types.prefix(1)), value: String(types.dropFirst()))
  }
}
