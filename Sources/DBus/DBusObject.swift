// SPDX-License-Identifier: Apache-2.0

/// Something that programs find at a path.
///
/// What is called has been checked against ``interfaces``: the member is there, the types are right,
/// and a property that is set is writable.
package protocol DBusObject {
  /// What it has, beside what every object has: properties, introspection and being a peer.
  var interfaces: [DBusInterface] { get }

  /// What a property is now.
  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue

  /// Changes a property.
  func set(_ property: String, in interface: String, to value: DBusValue) throws(DBusError)

  /// Carries out a method.
  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue]
}

extension DBusObject {
  /// Refuses, for objects that nothing can be written to.
  package func set(
    _ property: String,
    in interface: String,
    to value: DBusValue
  ) throws(DBusError) {
    throw .standard(.propertyReadOnly, "\(property) can't be set")
  }
}

/// All that programs find at a connection.
package protocol DBusObjectTree {
  /// Where there are objects, in any order.
  var paths: [String] { get }

  /// What is at a path.
  func object(at path: String) -> (any DBusObject)?
}
