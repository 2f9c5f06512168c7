// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import Notation
import StepSlider

/// The sliders of a panel as D-Bus objects: the root, and one child for each slider.
struct SliderTree: DBusObjectTree {
  /// Returns the current panel.
  let panel: () -> SliderPanel
  /// Carries out a program's request about the slider at an index.
  let perform: (ProgramRequest, Int) -> SliderResponse

  var paths: [String] { [SliderInterface.root] + panel().sliderPaths }

  func object(at path: String) -> (any DBusObject)? {
    guard path != SliderInterface.root else { return SliderRoot(panel: panel()) }
    let index = panel().sliderPaths.firstIndex(of: path)
    return index.map { SliderObject(index: $0, panel: panel, perform: perform) }
  }
}

extension SliderPanel {
  /// The object paths of the sliders, in their order.
  var sliderPaths: [String] { controls.indices.map(path) }

  func path(at index: Int) -> String {
    SliderInterface.path(of: controls[index].slider.presentation.id)
  }
}

/// The root object, above all sliders.
struct SliderRoot: DBusObject {
  let panel: SliderPanel
  let interfaces = [SliderInterface.daemon, .objectManager]

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    switch property {
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
