// SPDX-License-Identifier: Apache-2.0

import CSystemd

/// Writes values to a message.
struct DBusMessageWriter {
  let message: OpaquePointer

  /// Appends a value.
  ///
  /// The corresponding C functions are `sd_bus_message_append_basic` and
  /// `sd_bus_message_open_container`.
  func append(_ value: DBusValue) throws(DBusError) {
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
      sd_bus_message_append_basic(message, value.typeCode, $0)
    }
    try DBusError.check(code, "can't send a value of type \(value.signature)")
  }

  private func appendText(_ text: String, of value: DBusValue) throws(DBusError) {
    let code = text.withCString { sd_bus_message_append_basic(message, value.typeCode, $0) }
    try DBusError.check(code, "can't send \"\(text)\" as type \(value.signature)")
  }

  private func appendContainer(
    _ value: DBusValue,
    holding signature: String,
    _ members: [DBusValue]
  ) throws(DBusError) {
    try open(value.typeCode, holding: signature)
    for member in members { try append(member) }
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
    let code = sd_bus_message_open_container(message, kind, signature)
    try DBusError.check(code, "can't send a container of \(signature)")
  }

  private func close() throws(DBusError) {
    try DBusError.check(sd_bus_message_close_container(message), "can't close a container")
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
