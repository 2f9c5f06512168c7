// SPDX-License-Identifier: GPL-3.0-or-later

import DBus

/// An object of a simulated program.
struct SimulatedObject: DBusObject {
  let interfaces: [DBusInterface]
  /// Returns the value of a property; `nil` if there is none.
  var property: (String) -> DBusValue? = { _ in nil }
  /// Sets a property.
  var change: (String, DBusValue) -> Void = { _, _ in }
  /// Returns the answer to a call; `nil` if there is none.
  var answer: (DBusCall) -> [DBusValue]? = { _ in nil }

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    guard let value = self.property(property) else {
      throw .standard(.unknownProperty, "no property \(property)")
    }
    return value
  }

  func set(_ property: String, in interface: String, to value: DBusValue) {
    change(property, value)
  }

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    guard let values = answer(call) else {
      throw .standard(.unknownMethod, "no method \(call.member)")
    }
    return values
  }
}

/// The objects of a simulated program, by their paths.
struct SimulatedObjects: DBusObjectTree {
  let objects: [String: any DBusObject]

  init(_ objects: [String: SimulatedObject]) { self.objects = objects }
}
