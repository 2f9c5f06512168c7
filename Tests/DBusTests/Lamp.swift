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
  private(set) var readings = 0

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    readings += 1
    return property == "Level" ? .uint32(level) : .string("Lamp <1> & \"2\"")
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

  var objects: [String: any DBusObject] {
    ["/org/example/House": door, "/org/example/House/cellar/lamp": lamp]
  }
}

/// A street with many lamps, which counts how often its objects are listed and searched.
final class Street: DBusObjectTree {
  let lamp = Lamp()
  private let lampCount: Int
  private(set) var listings = 0
  private(set) var searches = 0

  init(lampCount: Int) { self.lampCount = lampCount }

  var objects: [String: any DBusObject] {
    listings += 1
    return (0..<lampCount).reduce(into: ["/street": Door()]) { $0["/street/lamp\($1)"] = lamp }
  }

  func object(at path: String) -> (any DBusObject)? {
    searches += 1
    return path == "/street" ? Door() : lamp
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
