// SPDX-License-Identifier: Apache-2.0

/// An object at a path.
///
/// Calls have been checked against ``interfaces``: the member exists, the types match, and a
/// property to be set is writable.
package protocol DBusObject {
  /// The interfaces of the object, without those that every object has: properties,
  /// introspection and peer.
  var interfaces: [DBusInterface] { get }

  /// Returns the current value of a property.
  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue

  /// Sets a property.
  func set(_ property: String, in interface: String, to value: DBusValue) throws(DBusError)

  /// Calls a method.
  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue]
}

extension DBusObject {
  /// Throws an error, for objects without writable properties.
  package func set(
    _ property: String,
    in interface: String,
    to value: DBusValue
  ) throws(DBusError) {
    throw .standard(.propertyReadOnly, "\(property) is read-only")
  }
}

/// The objects that a connection serves.
package protocol DBusObjectTree {
  /// The paths of all objects, in any order.
  var paths: [String] { get }

  /// Returns the object at a path; `nil` if there is none.
  func object(at path: String) -> (any DBusObject)?
}
