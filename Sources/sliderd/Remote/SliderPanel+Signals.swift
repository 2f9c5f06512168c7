// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider

// What programs are told.
extension SliderPanel {
  /// That the slider at an index changed, or was pushed against an end: then nothing but the signal
  /// Changed is told, whose indices are equal.
  func signals(of change: Change, at index: Int) -> [DBusSignal] {
    let path = sliderPaths[index]
    let slider = sliders[index]
    let changed = DBusSignal(
      path: path,
      interface: SliderInterface.slider.name,
      member: "Changed",
      arguments: [
        .uint32(UInt32(change.from)), .uint32(UInt32(change.to)),
        .string(slider.stop.value.description), .string(controls[index].valueText),
        .string(change.cause.rawValue), .string(change.phase.rawValue),
        .string(change.end?.rawValue ?? ""),
      ]
    )
    let moving = SliderInterface.movingProperties
    return (change.moved ? [propertiesChanged(moving, at: index)] : []) + [changed]
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
    let added = sliders.indices.filter { !before.contains(now[$0]) }.map { index in
      let names = SliderInterface.propertyNames
      let values = DBusValue.properties(properties(names, at: index))
      let interfaces = [DBusValue.string(SliderInterface.slider.name): values]
      return Self.objectsChanged(
        "InterfacesAdded",
        [.objectPath(now[index]), .dictionary(interfaces, key: "s", value: "a{sv}")]
      )
    }
    return removed + added + signalsOfEverything()
  }

  private func propertiesChanged(_ names: [String], at index: Int) -> DBusSignal {
    .propertiesChanged(
      at: sliderPaths[index],
      in: SliderInterface.slider.name,
      to: properties(names, at: index)
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
