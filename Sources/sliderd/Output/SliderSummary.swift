// SPDX-License-Identifier: GPL-3.0-or-later

import Notation
import StepSlider

/// A slider's current state, as reported in events.
struct SliderSummary: Equatable {
  let id: String
  let label: String?
  let index: Int
  let count: Int
  /// The value; `nil` while the slider isn't set.
  let value: String?
  let text: String
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
    self.init(
      id: slider.presentation.id,
      label: slider.presentation.label,
      index: slider.index,
      count: slider.stops.count,
      value: slider.value?.description,
      text: text
    )
  }
}

/// A change, as reported in events.
struct ChangeSummary: Equatable {
  let id: String
  let from: Int
  let to: Int
  /// The value; `nil` while the slider isn't set.
  let value: String?
  let text: String
  let cause: String
  let phase: String
  let end: String?

  /// The event `change`.
  var event: JSONValue {
    .object([
      "event": "change", "id": .string(id), "from": .number(from), "to": .number(to),
      "value": JSONValue(value), "text": .string(text), "cause": .string(cause),
      "phase": .string(phase), "end": JSONValue(end),
    ])
  }
}

extension ChangeSummary {
  init(_ change: Change, of slider: Slider, text: String) {
    self.init(
      id: slider.presentation.id,
      from: change.from,
      to: change.to,
      value: slider.value?.description,
      text: text,
      cause: change.cause.rawValue,
      phase: change.phase.rawValue,
      end: change.end?.rawValue
    )
  }
}

extension Sequence where Element: Hashable {
  /// The elements without duplicates, in order of first appearance.
  var eachOnce: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
