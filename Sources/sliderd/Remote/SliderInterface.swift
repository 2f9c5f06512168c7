// SPDX-License-Identifier: GPL-3.0-or-later

import DBus

// The D-Bus interface of sliderd. These names and types are stable.
extension SliderTree {
  /// The bus name of the first sliderd, and the prefix of the names of others.
  static let busName = "org.stepslider.Sliderd1"

  /// Returns the additional bus name of each sliderd, which tells several apart.
  static func busName(ofProcess number: Int32) -> String { "\(busName).instance\(number)" }

  static let root = "/org/stepslider/Sliderd1"

  static func path(of id: String) -> String { id.objectPath(below: root) ?? root }

  static let daemon = DBusInterface(
    "org.stepslider.Sliderd1",
    properties: [
      .init("Version", "s", change: .constant), .init("Sliders", "ao"), .init("Focus", "o"),
    ]
  )

  static let slider = DBusInterface(
    "org.stepslider.Sliderd1.Slider",
    methods: [
      .init("Increment", gives: outcome), .init("Decrement", gives: outcome),
      .init("Set", [.init("stop", "s")], gives: outcome), .init("Say"),
      .init(
        "GetStops",
        [.init("first", "u"), .init("count", "u")],
        gives: [.init("values_and_names", "a(ss)")]
      ),
    ],
    properties: [
      .init("Id", "s", change: .constant), .init("Label", "s"),
      .init("Index", "u", isWritable: true), .init("Count", "u"),
      .init("Value", "s", isWritable: true), .init("Name", "s"), .init("Text", "s"),
      .init("State", "s"), .init("Unit", "s"), .init("Minimum", "s"), .init("Maximum", "s"),
      .init("Enabled", "b"), .init("ReadOnly", "b"), .init("Orientation", "s"),
      .init("Focused", "b"),
    ],
    signals: [
      .init(
        "Changed",
        [
          .init("from", "u"), .init("to", "u"), .init("value", "s"), .init("text", "s"),
          .init("cause", "s"), .init("phase", "s"), .init("end", "s"),
        ]
      )
    ]
  )

  /// Whether the slider moved, and its value text afterwards.
  private static let outcome: [DBusInterface.Argument] = [.init("moved", "b"), .init("text", "s")]

  static let propertyNames = slider.properties.map(\.name)

  /// The most stops that one call to `GetStops` lists.
  static let mostStops = 1000
}

extension DBusError {
  static func noSuchStop(_ message: String) -> DBusError { slider("NoSuchStop", message) }
  static func unavailable(_ message: String) -> DBusError { slider("Unavailable", message) }
  static func disabled(_ message: String) -> DBusError { slider("Disabled", message) }
  static func readOnly(_ message: String) -> DBusError { slider("ReadOnly", message) }

  /// Whether the error is about a stop that was requested.
  var isWrongStop: Bool {
    [Self.noSuchStop(message), .unavailable(message)].contains { $0.name == name }
  }

  private static func slider(_ error: String, _ message: String) -> DBusError {
    DBusError(name: "\(SliderTree.busName).Error.\(error)", message: message)
  }
}
