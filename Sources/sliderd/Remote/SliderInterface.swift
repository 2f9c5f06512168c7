// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider

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

extension SliderPanel {
  /// Returns the signals of a change of the slider at an index. A push against an end sends only
  /// `Changed`, with equal indices. A thumb that moved has changed the limits of the others on its
  /// track.
  func signals(of change: SliderChange, at index: Int) -> [DBusSignal] {
    let path = path(at: index)
    let slider = controls[index].slider
    let changed = DBusSignal(
      path: path,
      interface: SliderTree.slider.name,
      member: "Changed",
      arguments: [
        .uint32(UInt32(change.oldIndex)), .uint32(UInt32(change.newIndex)),
        .string(slider.value?.description ?? ""), .string(controls[index].valueText),
        .string(change.cause.rawValue), .string(change.phase.rawValue),
        .string(change.end?.rawValue ?? ""),
      ]
    )
    guard change.didMove else { return [changed] }
    let moving = propertiesChanged(["Index", "Value", "Name", "Text"], at: index)
    let others = thumbs(with: index).filter { $0 != index }
    return [moving, changed] + others.map { propertiesChanged(["Minimum", "Maximum"], at: $0) }
  }

  /// Returns the signals that report which slider has the focus, and which one lost it.
  func signalsOfFocus(leaving old: Int) -> [DBusSignal] {
    [old, focusedIndex].map { propertiesChanged(["Focused"], at: $0) }
      + [rootSignal(["Focus": .objectPath(path(at: focusedIndex))])]
  }

  private func rootSignal(_ properties: [String: DBusValue]) -> DBusSignal {
    .propertiesChanged(at: SliderTree.root, in: SliderTree.daemon.name, to: properties)
  }

  func stateSignal(at index: Int) -> DBusSignal {
    let told = SliderTree.slider.properties.filter { $0.change == .told }.map(\.name)
    return propertiesChanged(told, at: index)
  }

  /// The signal that reports which sliders there are, and which one has the focus.
  var rootSignal: DBusSignal {
    rootSignal([
      "Sliders": .array(sliderPaths.map(DBusValue.objectPath), of: "o"),
      "Focus": .objectPath(path(at: focusedIndex)),
    ])
  }

  /// Returns the signals that report how the sliders differ from an earlier panel, and the complete
  /// state, for listeners who may have missed some.
  func signals(replacing old: SliderPanel) -> [DBusSignal] {
    let (before, now) = (old.sliderPaths, sliderPaths)
    let (known, wanted) = (Set(before), Set(now))
    let removed = before.filter { !wanted.contains($0) }.map { path in
      let names = DBusValue.strings([SliderTree.slider.name])
      return Self.objectsChanged("InterfacesRemoved", [.objectPath(path), names])
    }
    let added = sliders.indices.filter { !known.contains(now[$0]) }.map { index in
      let names = SliderTree.propertyNames
      let values = DBusValue.properties(properties(names, at: index))
      let interfaces = [DBusValue.string(SliderTree.slider.name): values]
      return Self.objectsChanged(
        "InterfacesAdded",
        [.objectPath(now[index]), .dictionary(interfaces, key: "s", value: "a{sv}")]
      )
    }
    return removed + added + controls.indices.map(stateSignal) + [rootSignal]
  }

  private func propertiesChanged(_ names: [String], at index: Int) -> DBusSignal {
    let interface = SliderTree.slider.name
    return .propertiesChanged(at: path(at: index), in: interface, to: properties(names, at: index))
  }

  private static func objectsChanged(_ member: String, _ arguments: [DBusValue]) -> DBusSignal {
    DBusSignal(
      path: SliderTree.root,
      interface: DBusInterface.objectManager.name,
      member: member,
      arguments: arguments
    )
  }
}
