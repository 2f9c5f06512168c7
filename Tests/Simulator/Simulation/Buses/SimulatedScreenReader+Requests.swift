// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import DBus

// What its user asks of sliders.
extension SimulatedScreenReader {
  /// Performs an action of a slider, such as `increment`. All programs' sliders count, in the
  /// order in which they are found.
  package func perform(_ action: String, onSlider index: Int = 0) {
    withSlider(at: index) { reader, slider in
      let interface = DBusInterface.action
      reader.ask([slider.call("GetActions", in: interface)], of: slider.bus) { reader, answers in
        guard case .array(let actions, _)? = answers[0].first else { return }
        let number = actions.firstIndex { entry in
          if case .structure(let facts) = entry { facts.first?.text == action } else { false }
        }
        guard let number else { return }
        let call = slider.call("DoAction", [.int32(Int32(number))], in: interface)
        reader.program?.call(call, of: slider.bus)
      }
    }
  }

  /// Sets the value of a slider: the position of its stop, counting from 0.
  package func set(_ value: Double, ofSlider index: Int = 0) {
    withSlider(at: index) { reader, slider in
      let arguments: [DBusValue] = [
        .string(DBusInterface.value.name), .string("CurrentValue"),
        .variant(.double(value)),
      ]
      let call = slider.call("Set", arguments, in: .properties)
      reader.program?.call(call, of: slider.bus)
    }
  }

  private func withSlider(at index: Int, do body: @escaping (Reader, ObjectReference) -> Void) {
    collectSliders([SimulatedRegistry.desktop], found: []) { reader, sliders in
      if sliders.indices.contains(index) { body(reader, sliders[index]) }
    }
  }

  /// Collects sliders one level of all trees after another.
  private func collectSliders(
    _ level: [ObjectReference],
    found: [ObjectReference],
    completion: @escaping (Reader, [ObjectReference]) -> Void
  ) {
    guard !level.isEmpty else { return completion(self, found) }
    var (sliders, children, open) = (found, [ObjectReference](), level.count)
    for object in level {
      ask([object.call("GetInterfaces"), object.call("GetChildren")], of: object.bus) {
        reader,
        answers in
        let interfaces = answers[0].first ?? .strings([])
        if interfaces.holds(DBusInterface.value.name) { sliders.append(object) }
        children += ObjectReference.list(answers[1])
        open -= 1
        if open == 0 { reader.collectSliders(children, found: sliders, completion: completion) }
      }
    }
  }
}

extension DBusValue {
  /// Whether this is an array that contains a string.
  fileprivate func holds(_ text: String) -> Bool {
    if case .array(let elements, _) = self { elements.contains(.string(text)) } else { false }
  }
}
