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

  /// Returns all values in the message, if there aren't more than a limit.
  func arguments(limit: Int) throws(DBusError) -> [DBusValue] {
    var reader = DBusMessageReader(message: pointer, limit: limit)
    return try reader.values()
  }

  /// Appends values to the message.
  func append(_ values: [DBusValue]) throws(DBusError) {
    for value in values { try DBusMessageWriter(message: pointer).append(value) }
  }

  private static func text(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
