// SPDX-License-Identifier: GPL-3.0-or-later

import Notation
import StepSlider

/// A slider's current state, as reported in events.
struct SliderSummary: Equatable {
  let id: String
  let label: String?
  var index: Int
  let count: Int
  /// The value; `nil` while the slider isn't set.
  var value: String?
  var text: String
  /// The words for its state; empty if the state needs no mention.
  var state = ""

  /// The value and the state, for those who can't see the slider.
  var words: String { state.isEmpty ? text : "\(text), \(state)" }

  /// Returns the event with a name, such as `ready`.
  func event(_ name: String) -> JSONValue {
    .object([
      "event": .string(name), "id": .string(id), "label": JSONValue(label), "index": .number(index),
      "count": .number(count), "value": JSONValue(value), "text": .string(text),
    ])
  }
}

extension SliderSummary {
  init(of slider: Slider, text: String) {
    let presentation = slider.presentation
    (id, label, value) = (presentation.id, presentation.label, slider.value?.description)
    (index, count, self.text) = (slider.index, slider.stops.count, text)
  }
}

/// Returns the event of a slider's change. The value is `nil` while the slider isn't set.
func changeEvent(
  of id: String,
  from: Int,
  to: Int,
  value: String?,
  text: String,
  cause: String,
  phase: String,
  end: String?
) -> JSONValue {
  .object([
    "event": "change", "id": .string(id), "from": .number(from), "to": .number(to),
    "value": JSONValue(value), "text": .string(text), "cause": .string(cause),
    "phase": .string(phase), "end": JSONValue(end),
  ])
}
