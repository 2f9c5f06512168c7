// SPDX-License-Identifier: Apache-2.0

import CSystemd

/// A libsystemd message (`sd_bus_message`), which is released with its last owner.
final class SystemMessage {
  let pointer: OpaquePointer
  /// The number of further values that may be read, and of all.
  private var (room, limit) = (0, 0)

  /// Takes ownership of a new message.
  init(
    _ task: @autoclosure () -> String,
    _ make: (UnsafeMutablePointer<OpaquePointer?>) -> CInt
  ) throws(DBusError) {
    var made: OpaquePointer?
    let code = make(&made)
    guard let made else { throw DBusError(code: min(code, -1), doing: task()) }
    pointer = made
  }

  /// Retains a message that libsystemd lends to a handler.
  init?(borrowing pointer: OpaquePointer?) {
    guard let pointer, let kept = sd_bus_message_ref(pointer) else { return nil }
    self.pointer = kept
  }

  deinit { sd_bus_message_unref(pointer) }

  /// Returns the call or signal in this message, if it doesn't have more values than a limit.
  func content(limit: Int) throws(DBusError) -> DBusMessage {
    DBusMessage(
      path: Self.text(sd_bus_message_get_path(pointer)),
      interface: Self.text(sd_bus_message_get_interface(pointer)),
      member: Self.text(sd_bus_message_get_member(pointer)),
      arguments: try arguments(limit: limit),
      sender: Self.text(sd_bus_message_get_sender(pointer))
    )
  }

  /// The serial number, to which an answer refers; known once the message was sent.
  var number: UInt64? {
    var number: UInt64 = 0
    return sd_bus_message_get_cookie(pointer, &number) >= 0 ? number : nil
  }

  /// The serial number of the message that this one answers. A forged one in a call is ignored.
  var answeredNumber: UInt64? {
    var number: UInt64 = 0
    guard sd_bus_message_is_method_call(pointer, nil, nil) == 0 else { return nil }
    return sd_bus_message_get_reply_cookie(pointer, &number) >= 0 ? number : nil
  }

  var error: DBusError? {
    guard let error = sd_bus_message_get_error(pointer), error.pointee.name != nil else {
      return nil
    }
    let words = Self.text(error.pointee.message)
    return DBusError(name: Self.text(error.pointee.name), message: words)
  }

  private static func text(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

// Reading values.
extension SystemMessage {
  /// Returns all values in the message, if there aren't more than a limit. Without it, the small
  /// values of one message could take gigabytes here. libsystemd limits their nesting.
  func arguments(limit: Int) throws(DBusError) -> [DBusValue] {
    (room, self.limit) = (limit, limit)
    return try values()
  }

  /// Returns all values up to the end of the message or of the current container.
  private func values() throws(DBusError) -> [DBusValue] {
    var values: [DBusValue] = []
    while let (kind, contents) = try next() { values.append(try value(kind, contents)) }
    return values
  }

  private func next() throws(DBusError) -> (Unicode.Scalar, String)? {
    var kind: CChar = 0
    var contents: UnsafePointer<CChar>?
    let code = sd_bus_message_peek_type(pointer, &kind, &contents)
    guard try DBusError.check(code, "can't read the message") > 0 else { return nil }
    room -= 1
    guard room >= 0 else { throw .standard(.failed, "the message has more than \(limit) values") }
    return (Unicode.Scalar(UInt8(bitPattern: kind)), Self.text(contents))
  }

  private func value(
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
    case "s": .string(Self.text(try simple(nil, kind)))
    case "o": .objectPath(Self.text(try simple(nil, kind)))
    case "g": .signature(Self.text(try simple(nil, kind)))
    case "a" where contents.hasPrefix("{"): try dictionary(contents)
    case "a": .array(try members(kind, contents), of: contents)
    case "r", "e": .structure(try members(kind, contents))
    case "v": try variant(contents)
    default: throw .standard(.invalidArguments, "values of type \(kind) are not supported")
    }
  }

  private func simple<Number>(_ zero: Number, _ kind: Unicode.Scalar) throws(DBusError) -> Number {
    var number = zero
    let code = withUnsafeMutablePointer(to: &number) {
      sd_bus_message_read_basic(pointer, CChar(kind.value), $0)
    }
    try DBusError.check(code, "can't read a value")
    return number
  }

  private func members(
    _ kind: Unicode.Scalar,
    _ contents: String
  ) throws(DBusError) -> [DBusValue] {
    func check(_ code: CInt) throws(DBusError) {
      let name = contents.hasPrefix("{") ? "dictionary" : "container"
      try DBusError.check(code, "can't read a \(name)")
    }
    try check(sd_bus_message_enter_container(pointer, CChar(kind.value), contents))
    let members = try values()
    try check(sd_bus_message_exit_container(pointer))
    return members
  }

  private func variant(_ contents: String) throws(DBusError) -> DBusValue {
    guard let content = try members("v", contents).first else {
      throw .standard(.invalidArguments, "a variant is empty")
    }
    return .variant(content)
  }

  private func dictionary(_ contents: String) throws(DBusError) -> DBusValue {
    var entries: [DBusValue: DBusValue] = [:]
    for case .structure(let pair) in try members("a", contents) where pair.count == 2 {
      entries[pair[0]] = pair[1]
    }
    // The key of an entry has a simple type: one letter.
    let types = contents.dropFirst().dropLast()
    return .dictionary(entries, key: String(types.prefix(1)), value: String(types.dropFirst()))
  }
}

// Writing values.
extension SystemMessage {
  func append(_ values: [DBusValue]) throws(DBusError) {
    for value in values { try append(value) }
  }

  private func append(_ value: DBusValue) throws(DBusError) {
    switch value {
    case .boolean(let flag): try appendSimple(CInt(flag ? 1 : 0), of: value)
    case .byte(let number): try appendSimple(number, of: value)
    case .int16(let number): try appendSimple(number, of: value)
    case .uint16(let number): try appendSimple(number, of: value)
    case .int32(let number): try appendSimple(number, of: value)
    case .uint32(let number): try appendSimple(number, of: value)
    case .int64(let number): try appendSimple(number, of: value)
    case .uint64(let number): try appendSimple(number, of: value)
    case .double(let number): try appendSimple(number, of: value)
    case .string(let text): try appendText(Self.sendable(text), of: value)
    case .objectPath(let text), .signature(let text): try appendText(text, of: value)
    case .array(let elements, let signature):
      try append(value.typeCode, of: signature, elements)
    case .dictionary(let entries, let key, let content):
      try open(value.typeCode, of: "{\(key)\(content)}")
      for (name, value) in entries {
        try append("e", of: key + content, [name, value])
      }
      try close()
    case .structure(let members): try append(value.typeCode, of: members.signature, members)
    case .variant(let content): try append(value.typeCode, of: content.signature, [content])
    }
  }

  private func appendSimple(_ number: some Any, of value: DBusValue) throws(DBusError) {
    let code = withUnsafePointer(to: number) {
      sd_bus_message_append_basic(pointer, CChar(value.typeCode.value), $0)
    }
    try DBusError.check(code, "can't send a value of type \(value.signature)")
  }

  private func appendText(_ text: String, of value: DBusValue) throws(DBusError) {
    let code = text.withCString {
      sd_bus_message_append_basic(pointer, CChar(value.typeCode.value), $0)
    }
    try DBusError.check(code, "can't send \"\(text)\" as type \(value.signature)")
  }

  private func append(
    _ kind: Unicode.Scalar,
    of signature: String,
    _ members: [DBusValue]
  ) throws(DBusError) {
    try open(kind, of: signature)
    try append(members)
    try close()
  }

  private func open(_ kind: Unicode.Scalar, of signature: String) throws(DBusError) {
    let code = sd_bus_message_open_container(pointer, CChar(kind.value), signature)
    try DBusError.check(code, "can't send a container of \(signature)")
  }

  private func close() throws(DBusError) {
    try DBusError.check(sd_bus_message_close_container(pointer), "can't close a container")
  }

  /// Returns the text without null characters and Unicode noncharacters. libsystemd refuses to send
  /// them, and a bus closes the connection because of them.
  static func sendable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isRefused) else { return text }
    let scalars = text.unicodeScalars.map { isRefused($0) ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0 || scalar.properties.isNoncharacterCodePoint
  }
}
