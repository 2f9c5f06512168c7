// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import Notation
import StepSlider

struct SliderObject: DBusObject {
  let index: Int
  let tree: SliderTree

  let interfaces = [SliderTree.slider]

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    guard let value = tree.panel().property(property, at: index) else {
      throw .standard(.unknownProperty, "unknown property \(property)")
    }
    return value
  }

  func set(_ property: String, in interface: String, to value: DBusValue) throws(DBusError) {
    switch value {
    case .uint32(let index): _ = try move(.stop(try stop(at: index)))
    case .string(let text): _ = try move(.stop(try stop(meantBy: text)))
    default: throw .standard(.propertyReadOnly, "\(property) is read-only")
    }
  }

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    switch (call.member, call.arguments) {
    case ("Increment", _): return try move(.increment)
    case ("Decrement", _): return try move(.decrement)
    case ("Set", let arguments):
      return try move(.stop(try stop(meantBy: arguments.first?.text ?? "")))
    case ("Say", _):
      _ = tree.perform(nil, index)
      return []
    case ("GetStops", let arguments): return [stops(arguments)]
    default: throw .standard(.unknownMethod, "unknown method \(call.member)")
    }
  }

  private var control: SliderControl { tree.panel().controls[index] }
  private var slider: Slider { control.slider }

  private func move(_ adjustment: SliderAdjustment) throws(DBusError) -> [DBusValue] {
    let name = slider.presentation.label ?? slider.presentation.id
    switch slider.availability {
    case .enabled: break
    case .disabled: throw .disabled("\(name) is disabled and can't be changed")
    case .readOnly: throw .readOnly("\(name) is read-only and can't be changed")
    }
    let before = slider.index
    let hasMoved = tree.perform(adjustment, index).change?.didMove ?? false
    let control = control
    let wanted =
      switch adjustment {
      case .stop(let stop): stop
      case .increment where !hasMoved: before + 1
      case .decrement where !hasMoved: before - 1
      default: control.slider.index
      }
    return [.boolean(hasMoved), .string(control.current(towards: wanted).text)]
  }

  private func stop(at number: UInt32) throws(DBusError) -> Int {
    let (stop, count) = (Int(number), slider.stops.count)
    guard slider.stops.indices.contains(stop) else {
      throw .noSuchStop("index \(stop) is out of range; use 0 to \(count - 1)")
    }
    return try available(stop)
  }

  private func stop(meantBy text: String) throws(DBusError) -> Int {
    guard !slider.isMove(text) else {
      let rule = "use a stop, or increment and decrement to move by one step"
      throw .noSuchStop("\"\(text)\" is a distance, not a stop; \(rule)")
    }
    let stop: Int
    do { stop = try slider.stop(meantBy: text, in: control.phrases) } catch {
      throw .noSuchStop(error.message)
    }
    return try available(stop)
  }

  private func available(_ stop: Int) throws(DBusError) -> Int {
    if let refusal = slider.refusal(ofStopAt: stop) { throw .unavailable(refusal) }
    return stop
  }

  /// Returns the values and names of stops from a first one on.
  private func stops(_ arguments: [DBusValue]) -> DBusValue {
    guard arguments.count == 2, case .uint32(let first) = arguments[0],
      case .uint32(let count) = arguments[1]
    else { return .array([], of: "(ss)") }
    let most = min(Int(count), SliderTree.mostStops)
    let stops = slider.stops.dropFirst(Int(first)).prefix(most)
    let pairs = stops.map { stop in
      DBusValue.structure([.string(stop.value.description), .string(stop.name ?? "")])
    }
    return .array(pairs, of: "(ss)")
  }
}

extension SliderPanel {
  var sliderPaths: [String] { controls.indices.map(path) }

  func path(at index: Int) -> String { SliderTree.path(of: controls[index].slider.presentation.id) }

  func property(_ name: String, at index: Int) -> DBusValue? {
    let slider = controls[index].slider
    let last = slider.stops.lastIndex
    switch name {
    case "Id": return .string(slider.presentation.id)
    case "Label": return .string(slider.presentation.label ?? "")
    case "Index": return .uint32(UInt32(slider.index))
    case "Count": return .uint32(UInt32(slider.stops.count))
    case "Value": return .string(slider.value?.description ?? "")
    case "Name": return .string(slider.name ?? "")
    case "Text": return .string(controls[index].valueText)
    case "State": return .string(controls[index].phrases.state(of: slider) ?? "")
    case "Unit": return .string(slider.presentation.unit.name)
    case "Minimum": return .string(slider.stops[slider.reach.first ?? 0].value.description)
    case "Maximum": return .string(slider.stops[slider.reach.last ?? last].value.description)
    case "Enabled": return .boolean(slider.availability != .disabled)
    case "ReadOnly": return .boolean(slider.availability == .readOnly)
    case "Orientation": return .string(slider.presentation.orientation.word)
    case "Focused": return .boolean(index == focusedIndex)
    default: return nil
    }
  }

  func properties(_ names: [String], at index: Int) -> [String: DBusValue] {
    let known = names.compactMap { name in property(name, at: index).map { (name, $0) } }
    return Dictionary(known) { first, _ in first }
  }
}

/// The sliders of a panel as D-Bus objects: the root, and one child for each slider.
struct SliderTree: DBusObjectTree, DBusObject {
  let panel: () -> SliderPanel
  /// Moves the slider at an index silently or, without a change, says its value.
  let perform: (SliderAdjustment?, Int) -> SliderResponse

  var objects: [String: any DBusObject] {
    panel().sliderPaths.enumerated().reduce(into: [SliderTree.root: self]) { objects, slider in
      objects[slider.element] = SliderObject(index: slider.offset, tree: self)
    }
  }

  /// Decodes the path, because to encode the path of each slider takes long if there are many.
  func object(at path: String) -> (any DBusObject)? {
    guard path != SliderTree.root else { return self }
    let id = path.nameOfChild(below: SliderTree.root)
    let index = panel().controls.firstIndex { $0.slider.presentation.id == id }
    return index.map { SliderObject(index: $0, tree: self) }
  }

  let interfaces = [SliderTree.daemon, .objectManager]

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    let panel = panel()
    return switch property {
    case "Version": .string(releaseVersion)
    case "Sliders": .array(panel.sliderPaths.map(DBusValue.objectPath), of: "o")
    case "Focus": .objectPath(panel.path(at: panel.focusedIndex))
    default: throw .standard(.unknownProperty, "unknown property \(property)")
    }
  }

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    throw .standard(.unknownMethod, "unknown method \(call.member)")
  }
}
