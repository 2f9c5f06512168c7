// SPDX-License-Identifier: Apache-2.0

import DBus

/// An object that no longer exists, or never did.
///
/// It accepts a value and ignores it. A client that gets an error when it sets a value
/// crashes (libatspi 2.46 releases a reference that it doesn't hold), and that client may be
/// the screen reader.
///
/// Its parent is the null reference. Orca 43 asks the object that lost the focus for its parent,
/// and doesn't announce the new focus if that fails.
struct DepartedObject: DBusObject {
  var interfaces: [DBusInterface] { [AccessibilityInterfaces.accessible, Self.value] }

  /// The interface of a value that can be set without effect.
  static let value = DBusInterface(
    AccessibilityInterfaces.value.name,
    properties: [.init("CurrentValue", "d", isWritable: true, change: .untold)]
  )

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    guard property == "Parent" else {
      throw .standard(.unknownObject, "the object no longer exists")
    }
    return BusApplication.nothing
  }

  func set(_ property: String, in interface: String, to value: DBusValue) {}

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    throw .standard(.unknownObject, "the object no longer exists")
  }
}
