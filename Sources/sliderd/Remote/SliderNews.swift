// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider

// What programs are told.
extension SliderPanel {
  /// That the slider at a place changed, or was pushed against an end: then nothing but the signal
  /// Changed is told, whose places are equal.
  func signals(of change: Change, at place: Int) -> [DBusSignal] {
    let path = sliderPaths[place]
    let slider = sliders[place]
    let changed = DBusSignal(
      path: path,
      interface: SliderInterface.slider.name,
      member: "Changed",
      arguments: [
        .uint32(UInt32(change.from)), .uint32(UInt32(change.to)),
        .string(slider.stop.value.description), .string(controls[place].valueText),
        .string(change.cause.rawValue), .string(change.phase.rawValue),
        .string(change.end?.rawValue ?? ""),
      ]
    )
    let moving = SliderInterface.movingProperties
    return (change.moved ? [propertiesChanged(moving, at: place)] : []) + [changed]
  }

  /// Which slider has the focus, and that the others haven't.
  func signalsOfFocus() -> [DBusSignal] {
    sliders.indices.map { propertiesChanged(["Focused"], at: $0) } + [rootSignal()]
  }

  private func rootSignal() -> DBusSignal {
    .propertiesChanged(
      at: SliderInterface.root,
      in: SliderInterface.daemon.name,
      to: [
        "Sliders": .array(sliderPaths.map(DBusValue.objectPath), of: "o"),
        "Focus": .objectPath(sliderPaths[focus]),
      ]
    )
  }

  /// How everything is now, for listeners who may have missed something.
  func signalsOfEverything() -> [DBusSignal] {
    sliders.indices.map { propertiesChanged(SliderInterface.toldProperties, at: $0) }
      + [rootSignal()]
  }

  /// That there are other sliders than in the panel before.
  func signals(replacing old: SliderPanel) -> [DBusSignal] {
    let (before, now) = (old.sliderPaths, sliderPaths)
    let removed = before.filter { !now.contains($0) }.map { path in
      let names = DBusValue.strings([SliderInterface.slider.name])
      return Self.objectsChanged("InterfacesRemoved", [.objectPath(path), names])
    }
    let added = sliders.indices.filter { !before.contains(now[$0]) }.map { place in
      let names = SliderInterface.propertyNames
      let values = DBusValue.properties(properties(names, at: place))
      let interfaces = [DBusValue.string(SliderInterface.slider.name): values]
      return Self.objectsChanged(
        "InterfacesAdded",
        [.objectPath(now[place]), .dictionary(interfaces, key: "s", value: "a{sv}")]
      )
    }
    return removed + added + signalsOfEverything()
  }

  private func propertiesChanged(_ names: [String], at place: Int) -> DBusSignal {
    .propertiesChanged(
      at: sliderPaths[place],
      in: SliderInterface.slider.name,
      to: properties(names, at: place)
    )
  }

  private static func objectsChanged(_ member: String, _ arguments: [DBusValue]) -> DBusSignal {
    DBusSignal(
      path: SliderInterface.root,
      interface: DBusInterface.objectManager.name,
      member: member,
      arguments: arguments
    )
  }
}

extension SliderInterface {
  /// The properties whose changes are told.
  fileprivate static let toldProperties = slider.properties
    .filter { $0.change == .told }.map(\.name)
}
