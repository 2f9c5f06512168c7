// SPDX-License-Identifier: GPL-3.0-or-later

import Notation
import StepSlider

/// A slider's current state, as reported in events.
struct SliderSummary: Equatable {
  let id: String
  let label: String?
  var index: Int
  let count: Int
  var value: String?
  var text: String
  /// The words for its state; empty if the state needs no mention.
  var state = ""

  var words: String { state.isEmpty ? text : "\(text), \(state)" }

  /// Returns the event with a name, such as `ready`.
  func event(_ name: String) -> JSONValue {
    .object([
      "event": .string(name), "id": .string(id), "label": JSONValue(label), "index": .number(index),
      "count": .number(count), "value": JSONValue(value), "text": .string(text),
    ])
  }

  /// Returns the event of a change to this state.
  func change(from: Int, cause: String, phase: String, end: String?) -> JSONValue {
    .object([
      "event": "change", "id": .string(id), "from": .number(from), "to": .number(index),
      "value": JSONValue(value), "text": .string(text), "cause": .string(cause),
      "phase": .string(phase), "end": JSONValue(end),
    ])
  }
}

extension SliderSummary {
  init(of slider: Slider, text: String) {
    (id, label) = (slider.presentation.id, slider.presentation.label)
    value = slider.value?.description
    (index, count, self.text) = (slider.index, slider.stops.count, text)
  }
}
