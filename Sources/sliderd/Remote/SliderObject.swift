// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider

/// A slider as programs find it.
struct SliderObject: DBusObject {
  /// Its place in the panel, from 0.
  let place: Int
  /// The panel as it is now.
  let panel: () -> SliderPanel
  /// Does what a program wishes of the slider at a place.
  let perform: (ProgramRequest, Int) -> SliderResponse

  let interfaces = [SliderInterface.slider]

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    guard let value = panel().property(property, at: place) else {
      throw .standard(.unknownProperty, "there is no property \(property)")
    }
    return value
  }

  func set(_ property: String, in interface: String, to value: DBusValue) throws(DBusError) {
    switch value {
    case .uint32(let index): _ = try move(.stop(try self.index(index)))
    case .string(let text): _ = try move(.stop(try index(meantBy: text)))
    default: throw .standard(.propertyReadOnly, "\(property) can't be set")
    }
  }

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    switch (call.member, call.arguments) {
    case ("Increment", _): return try move(.increment)
    case ("Decrement", _): return try move(.decrement)
    case ("Set", let arguments):
      return try move(.stop(try index(meantBy: arguments.first?.text ?? "")))
    case ("Say", _):
      _ = perform(.say, place)
      return []
    case ("GetStops", let arguments): return [stops(arguments)]
    default: throw .standard(.unknownMethod, "there is no method \(call.member)")
    }
  }

  private var slider: Slider { panel().sliders[place] }

  private func move(_ adjustment: Adjustment) throws(DBusError) -> [DBusValue] {
    let name = slider.presentation.label ?? slider.presentation.id
    switch slider.availability {
    case .enabled: break
    case .disabled: throw .slider(.disabled, "\(name) is dimmed and can't be changed")
    case .readOnly: throw .slider(.readOnly, "\(name) is read only and can't be changed")
    }
    let change = perform(.adjust(adjustment), place).change
    return [.boolean(change?.moved ?? false), .string(panel().controls[place].valueText)]
  }

  private func index(_ number: UInt32) throws(DBusError) -> Int {
    let (index, count) = (Int(number), slider.stops.count)
    guard slider.stops.indices.contains(index) else {
      throw .slider(.noSuchStop, "there is no stop \(index); they are 0 to \(count - 1)")
    }
    return index
  }

  private func index(meantBy text: String) throws(DBusError) -> Int {
    guard !slider.isMove(text) else {
      let rule = "set takes where it shall be, increment and decrement move it by a step"
      throw .slider(.noSuchStop, "\"\(text)\" asks for a move; \(rule)")
    }
    guard let index = slider.index(meantBy: text, in: panel().controls[place].phrases) else {
      throw .slider(.noSuchStop, slider.refusal(of: text))
    }
    return index
  }

  /// Values and names of stops from a place on, not more than may be listed at once.
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
  /// A property of the slider at a place; `nil` if there is no such property.
  func property(_ name: String, at place: Int) -> DBusValue? {
    let slider = sliders[place]
    switch name {
    case "Id": return .string(slider.presentation.id)
    case "Label": return .string(slider.presentation.label ?? "")
    case "Index": return .uint32(UInt32(slider.index))
    case "Count": return .uint32(UInt32(slider.stops.count))
    case "Value": return .string(slider.stop.value.description)
    case "Name": return .string(slider.stop.name ?? "")
    case "Text": return .string(controls[place].valueText)
    case "State": return .string(controls[place].phrases.state(of: slider) ?? "")
    case "Unit": return .string(slider.presentation.unit.text)
    case "Minimum": return .string(slider.stops.minimum.value.description)
    case "Maximum": return .string(slider.stops.maximum.value.description)
    case "Enabled": return .boolean(slider.availability != .disabled)
    case "ReadOnly": return .boolean(slider.availability == .readOnly)
    case "Orientation": return .string(slider.presentation.orientation.rawValue)
    case "Focused": return .boolean(place == focus)
    default: return nil
    }
  }

  /// The properties of a slider with some names.
  func properties(_ names: [String], at place: Int) -> [String: DBusValue] {
    let known = names.compactMap { name in property(name, at: place).map { (name, $0) } }
    return Dictionary(known) { first, _ in first }
  }
}

extension ValueUnit {
  /// The unit as `--unit` takes it; empty without one.
  fileprivate var text: String {
    switch self {
    case .none: ""
    case .percent: "percent"
    case .seconds: "seconds"
    case .named(let name): name
    }
  }
}
