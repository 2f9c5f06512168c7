// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import Notation
import StepSlider

/// A slider as a D-Bus object.
struct SliderObject: DBusObject {
  /// The slider's index in the panel, counting from 0.
  let index: Int
  /// Returns the current panel.
  let panel: () -> SliderPanel
  /// Moves the slider at an index silently, or says its value.
  let perform: (Adjustment?, Int) -> SliderResponse

  let interfaces = [SliderInterface.slider]

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    guard let value = panel().property(property, at: index) else {
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
      _ = perform(nil, index)
      return []
    case ("GetStops", let arguments): return [stops(arguments)]
    default: throw .standard(.unknownMethod, "unknown method \(call.member)")
    }
  }

  private var slider: Slider { panel().controls[index].slider }

  private func move(_ adjustment: Adjustment) throws(DBusError) -> [DBusValue] {
    let name = slider.presentation.label ?? slider.presentation.id
    switch slider.availability {
    case .enabled: break
    case .disabled: throw .disabled("\(name) is disabled and can't be changed")
    case .readOnly: throw .readOnly("\(name) is read-only and can't be changed")
    }
    let before = slider.index
    let hasMoved = perform(adjustment, index).change?.moved ?? false
    let control = panel().controls[index]
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
    if let stop = slider.index(meantBy: text, in: panel().controls[index].phrases) {
      return try available(stop)
    }
    if let stop = stop(writtenAs: text) { return try available(stop) }
    let candidates = slider.indices(ofNamesBeginningWith: text)
    guard candidates.count == 1 else {
      throw .noSuchStop(slider.refusal(of: text))
    }
    return try available(candidates[0])
  }

  /// Returns the stop with exactly the value that a text means as it is drawn, such as 2:10 or 2,50 €.
  private func stop(writtenAs text: String) -> Int? {
    guard !slider.stops.hasNames,
      let value = panel().controls[index].value(writtenAs: text)
    else { return nil }
    let stop = slider.stops.index(nearestTo: value)
    return slider.stops[stop].value == value ? stop : nil
  }

  private func available(_ stop: Int) throws(DBusError) -> Int {
    if let refusal = slider.refusal(ofStopAt: stop) { throw .unavailable(refusal) }
    return stop
  }

  /// Returns the values and names of stops from a first one on, up to the most that one call
  /// lists.
  private func stops(_ arguments: [DBusValue]) -> DBusValue {
    guard arguments.count == 2, case .uint32(let first) = arguments[0],
      case .uint32(let count) = arguments[1]
    else { return .array([], of: "(ss)") }
    let stops = slider.stops.dropFirst(Int(first)).prefix(
      min(Int(count), SliderInterface.mostStops)
    )
    let pairs = stops.map { stop in
      DBusValue.structure([.string(stop.value.description), .string(stop.name ?? "")])
    }
    return .array(pairs, of: "(ss)")
  }
}

extension SliderPanel {
  /// Returns a property of the slider at an index; `nil` if there is no such property.
  func property(_ name: String, at index: Int) -> DBusValue? {
    let slider = controls[index].slider
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
    case "Minimum": return .string(slider.minimum.value.description)
    case "Maximum": return .string(slider.maximum.value.description)
    case "Enabled": return .boolean(slider.availability != .disabled)
    case "ReadOnly": return .boolean(slider.availability == .readOnly)
    case "Orientation": return .string(slider.presentation.orientation.rawValue)
    case "Focused": return .boolean(index == focus)
    default: return nil
    }
  }

  /// Returns the named properties of the slider at an index.
  func properties(_ names: [String], at index: Int) -> [String: DBusValue] {
    let known = names.compactMap { name in property(name, at: index).map { (name, $0) } }
    return Dictionary(known) { first, _ in first }
  }
}

extension Slider {
  /// The lowest stop that can be reached.
  fileprivate var minimum: Stop { reach.first.map { stops[$0] } ?? stops.minimum }

  /// The highest stop that can be reached.
  fileprivate var maximum: Stop { reach.last.map { stops[$0] } ?? stops.maximum }
}

/// The sliders of a panel as D-Bus objects: the root, and one child for each slider.
struct SliderTree: DBusObjectTree, DBusObject {
  /// Returns the current panel.
  let panel: () -> SliderPanel
  /// Carries out a program's request about the slider at an index: a silent change, or without one
  /// the announcement of its value.
  let perform: (Adjustment?, Int) -> SliderResponse

  var paths: [String] { [SliderInterface.root] + panel().sliderPaths }

  func object(at path: String) -> (any DBusObject)? {
    guard path != SliderInterface.root else { return self }
    let index = panel().sliderPaths.firstIndex(of: path)
    return index.map { SliderObject(index: $0, panel: panel, perform: perform) }
  }

  let interfaces = [SliderInterface.daemon, .objectManager]

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    let panel = panel()
    return switch property {
    case "Version": .string(releaseVersion)
    case "Sliders": .array(panel.sliderPaths.map(DBusValue.objectPath), of: "o")
    case "Focus": .objectPath(panel.path(at: panel.focus))
    default: throw .standard(.unknownProperty, "unknown property \(property)")
    }
  }

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    throw .standard(.unknownMethod, "unknown method \(call.member)")
  }
}

extension SliderPanel {
  /// The object paths of the sliders, in their order.
  var sliderPaths: [String] { controls.indices.map(path) }

  func path(at index: Int) -> String {
    SliderInterface.path(of: controls[index].slider.presentation.id)
  }
}
