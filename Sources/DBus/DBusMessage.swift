// SPDX-License-Identifier: Apache-2.0

import CSystemd

/// A libsystemd message, which is released with its last owner.
///
/// The corresponding C type is `sd_bus_message`.
final class DBusMessage {
  let pointer: OpaquePointer

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

  var path: String { Self.text(sd_bus_message_get_path(pointer)) }
  var interface: String { Self.text(sd_bus_message_get_interface(pointer)) }
  var member: String { Self.text(sd_bus_message_get_member(pointer)) }
  var sender: String { Self.text(sd_bus_message_get_sender(pointer)) }

  /// The serial number, to which an answer refers; known once the message was sent.
  var number: UInt64? {
    var number: UInt64 = 0
    return sd_bus_message_get_cookie(pointer, &number) >= 0 ? number : nil
  }

  /// The serial number of the message that this one answers.
  var answeredNumber: UInt64? {
    var number: UInt64 = 0
    return sd_bus_message_get_reply_cookie(pointer, &number) >= 0 ? number : nil
  }

  /// The error in this message; `nil` if it isn't an error.
  var error: DBusError? {
    guard let error = sd_bus_message_get_error(pointer), error.pointee.name != nil else {
      return nil
    }
    return DBusError(
      name: Self.text(error.pointee.name),
      message: Self.text(error.pointee.message)
    )
  }

  private static func text(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

// Reading values. The corresponding C functions are `sd_bus_message_read_basic` and
// `sd_bus_message_enter_container`.
extension DBusMessage {
  /// Returns all values in the message, if there aren't more than a limit.
  ///
  /// Without it, the small values of one message could take gigabytes here. libsystemd limits their
  /// nesting.
  func arguments(limit: Int) throws(DBusError) -> [DBusValue] {
    var room = (left: limit, limit: limit)
    return try values(&room)
  }

  /// The number of further values that the message may have, and of all.
  private typealias Room = (left: Int, limit: Int)

  /// Returns all values up to the end of the message or of the current container.
  private func values(_ room: inout Room) throws(DBusError) -> [DBusValue] {
    var values: [DBusValue] = []
    while let (kind, contents) = try next(&room) {
      values.append(try value(kind, contents, &room))
    }
    return values
  }

  private func next(_ room: inout Room) throws(DBusError) -> (Unicode.Scalar, String)? {
    var kind: CChar = 0
    var contents: UnsafePointer<CChar>?
    let code = sd_bus_message_peek_type(pointer, &kind, &contents)
    guard try DBusError.check(code, "can't read the message") > 0 else { return nil }
    room.left -= 1
    guard room.left >= 0 else {
      throw .standard(.failed, "the message has more than \(room.limit) values")
    }
    let signature = contents.map { String(cString: $0) } ?? ""
    return (Unicode.Scalar(UInt8(bitPattern: kind)), signature)
  }

  private func value(
    _ kind: Unicode.Scalar,
    _ contents: String,
    _ room: inout Room
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
    case "s": .string(try text(of: kind))
    case "o": .objectPath(try text(of: kind))
    case "g": .signature(try text(of: kind))
    case "a" where contents.hasPrefix("{"): try dictionary(contents, &room)
    case "a": .array(try members(kind, contents, &room), of: contents)
    case "r": .structure(try members(kind, contents, &room))
    case "v": try variant(contents, &room)
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

  private func text(of kind: Unicode.Scalar) throws(DBusError) -> String {
    let text = try simple(nil as UnsafePointer<CChar>?, kind)
    return text.map { String(cString: $0) } ?? ""
  }

  private func members(
    _ kind: Unicode.Scalar,
    _ contents: String,
    _ room: inout Room
  ) throws(DBusError) -> [DBusValue] {
    let code = sd_bus_message_enter_container(pointer, CChar(kind.value), contents)
    try DBusError.check(code, "can't read a container")
    let members = try values(&room)
    try DBusError.check(sd_bus_message_exit_container(pointer), "can't read a container")
    return members
  }

  private func variant(_ contents: String, _ room: inout Room) throws(DBusError) -> DBusValue {
    guard let content = try members("v", contents, &room).first else {
      throw .standard(.invalidArguments, "a variant is empty")
    }
    return .variant(content)
  }

  private func dictionary(
    _ contents: String,
    _ room: inout Room
  ) throws(DBusError) -> DBusValue {
    let code = sd_bus_message_enter_container(pointer, CChar(SD_BUS_TYPE_ARRAY), contents)
    try DBusError.check(code, "can't read a dictionary")
    var entries: [DBusValue: DBusValue] = [:]
    while let (_, entry) = try next(&room) {
      let pair = try members("e", entry, &room)
      if pair.count == 2 { entries[pair[0]] = pair[1] }
    }
    try DBusError.check(sd_bus_message_exit_container(pointer), "can't read a dictionary")
    // The key of an entry has a simple type: one letter.
    let types = contents.dropFirst().dropLast()
    return .dictionary(entries, key: String(types.prefix(1)), value: String(types.dropFirst()))
  }
}

// Writing values. The corresponding C functions are `sd_bus_message_append_basic` and
// `sd_bus_message_open_container`.
extension DBusMessage {
  /// Appends values to the message.
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
      try appendContainer(value, holding: signature, elements)
    case .dictionary(let entries, let key, let content):
      try append(entries, key: key, content: content)
    case .structure(let members): try appendContainer(value, holding: members.signature, members)
    case .variant(let content): try appendContainer(value, holding: content.signature, [content])
    }
  }

  private func appendSimple(_ number: some Any, of value: DBusValue) throws(DBusError) {
    let code = withUnsafePointer(to: number) {
      sd_bus_message_append_basic(pointer, value.typeCode, $0)
    }
    try DBusError.check(code, "can't send a value of type \(value.signature)")
  }

  private func appendText(_ text: String, of value: DBusValue) throws(DBusError) {
    let code = text.withCString { sd_bus_message_append_basic(pointer, value.typeCode, $0) }
    try DBusError.check(code, "can't send \"\(text)\" as type \(value.signature)")
  }

  private func appendContainer(
    _ value: DBusValue,
    holding signature: String,
    _ members: [DBusValue]
  ) throws(DBusError) {
    try open(value.typeCode, holding: signature)
    try append(members)
    try close()
  }

  private func append(
    _ entries: [DBusValue: DBusValue],
    key: String,
    content: String
  ) throws(DBusError) {
    try open(CChar(SD_BUS_TYPE_ARRAY), holding: "{\(key)\(content)}")
    for (name, value) in entries {
      try open(CChar(SD_BUS_TYPE_DICT_ENTRY), holding: key + content)
      try append(name)
      try append(value)
      try close()
    }
    try close()
  }

  private func open(_ kind: CChar, holding signature: String) throws(DBusError) {
    let code = sd_bus_message_open_container(pointer, kind, signature)
    try DBusError.check(code, "can't send a container of \(signature)")
  }

  private func close() throws(DBusError) {
    try DBusError.check(sd_bus_message_close_container(pointer), "can't close a container")
  }

  /// Returns the text without null characters and Unicode noncharacters.
  ///
  /// libsystemd refuses to send them, and a bus closes the connection because of them.
  static func sendable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isRefused) else { return text }
    let scalars = text.unicodeScalars.map { isRefused($0) ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0 || scalar.properties.isNoncharacterCodePoint
  }
}

/// A method call.
package struct DBusCall: Hashable, Sendable {
  package var path: String
  /// The name of the interface. If empty, any interface that has the method is used.
  package var interface: String
  package var member: String
  package var arguments: [DBusValue]
  /// The caller's unique name on the bus.
  package var sender: String

  package init(
    path: String,
    interface: String = "",
    member: String,
    arguments: [DBusValue] = [],
    sender: String = ""
  ) {
    (self.path, self.interface, self.member) = (path, interface, member)
    (self.arguments, self.sender) = (arguments, sender)
  }
}

/// A signal to the listeners of a program.
package struct DBusSignal: Hashable, Sendable {
  package var path: String
  package var interface: String
  package var member: String
  package var arguments: [DBusValue]
  /// The sender's unique name on the bus.
  package var sender: String

  package init(
    path: String,
    interface: String,
    member: String,
    arguments: [DBusValue] = [],
    sender: String = ""
  ) {
    (self.path, self.interface, self.member) = (path, interface, member)
    (self.arguments, self.sender) = (arguments, sender)
  }

  /// Returns a signal of changed properties. Listeners must read invalidated ones again.
  package static func propertiesChanged(
    at path: String,
    in interface: String,
    to values: [String: DBusValue],
    invalidated: [String] = []
  ) -> DBusSignal {
    DBusSignal(
      path: path,
      interface: DBusInterface.properties.name,
      member: "PropertiesChanged",
      arguments: [.string(interface), .properties(values), .strings(invalidated)]
    )
  }
}
