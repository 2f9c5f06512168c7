// SPDX-License-Identifier: Apache-2.0

import DBus

/// An object for tests: a lamp that can be dimmed.
final class Lamp: DBusObject {
  static let interface = DBusInterface(
    "org.example.Lamp",
    methods: [
      .init("Dim", [.init("by", "u"), .init("reason", "s")], gives: [.init("level", "u")]),
      .init("Echo", [.init("value", "v")], gives: [.init("same", "v")]),
    ],
    properties: [
      .init("Level", "u", isWritable: true),
      .init("Name", "s", change: .constant),
    ],
    signals: [.init("Dimmed", [.init("level", "u")])]
  )

  var interfaces = [Lamp.interface]
  var level: UInt32 = 10
  private(set) var callers: [String] = []

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    property == "Level" ? .uint32(level) : .string("Lamp <1> & \"2\"")
  }

  func set(_ property: String, in interface: String, to value: DBusValue) throws(DBusError) {
    guard case .uint32(let level) = value, level <= 100 else {
      throw DBusError(name: "org.example.Error.TooBright", message: "Level is at most 100")
    }
    self.level = level
  }

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    callers.append(call.sender)
    switch (call.member, call.arguments.first) {
    case ("Dim", .uint32(let step)):
      level -= min(level, step)
      return [.uint32(level)]
    case ("Echo", let value?): return [value]
    default: return []
    }
  }
}

/// A house with one lamp, and a door that lists the objects.
struct House: DBusObjectTree {
  let lamp = Lamp()
  let door = Door()

  var paths: [String] { ["/org/example/House", "/org/example/House/cellar/lamp"] }

  func object(at path: String) -> (any DBusObject)? {
    switch path {
    case "/org/example/House": door
    case "/org/example/House/cellar/lamp": lamp
    default: nil
    }
  }
}

/// The object that lists the objects of the house.
struct Door: DBusObject {
  let interfaces = [DBusInterface.objectManager]

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    .boolean(true)
  }

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] { [] }
}
