// SPDX-License-Identifier: Apache-2.0

import DBus

/// What isn't there any more, or never was.
///
/// It takes a value and forgets it: a client that is answered with an error when it sets a value ends
/// in a crash (libatspi 2.46 gives up a reference that it hasn't got), and that client may be the
/// screen reader. And it has a parent, nothing: Orca 43 asks what was left for it as it goes on, and says
/// nothing of the new focus if that fails.
struct DepartedObject: DBusObject {
  var interfaces: [DBusInterface] { [AccessibilityInterfaces.accessible, Self.value] }

  /// A value that can be set, to no effect.
  static let value = DBusInterface(
    AccessibilityInterfaces.value.name,
    properties: [.init("CurrentValue", "d", isWritable: true, change: .untold)]
  )

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    guard property == "Parent" else { throw .standard(.unknownObject, "the object is gone") }
    return BusApplication.nothing
  }

  func set(_ property: String, in interface: String, to value: DBusValue) {}

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    throw .standard(.unknownObject, "the object is gone")
  }
}
