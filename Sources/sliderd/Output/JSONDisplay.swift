// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Prints one JSON object a line, for programs.
struct JSONDisplay: Display {
  func text(for news: News, of slider: Slider, _ texts: SliderTexts) -> String {
    let object = object(for: news, of: slider, valueText: texts.value)
    return object.map { JSONValue.object($0).text + "\n" } ?? ""
  }

  private func object(for news: News, of slider: Slider, valueText: String) -> KeyValuePairs<
    String, JSONValue
  >? {
    switch news {
    case .ready, .focus:
      [
        "event": news.isFocus ? "focus" : "ready", "id": .string(slider.presentation.id),
        "label": JSONValue(slider.presentation.label), "index": .number(slider.index),
        "count": .number(slider.stops.count), "value": .string(slider.stop.value.description),
        "text": .string(valueText),
      ]
    case .change(let change, _):
      [
        "event": "change", "id": .string(slider.presentation.id), "from": .number(change.from),
        "to": .number(change.to), "value": .string(slider.stop.value.description),
        "text": .string(valueText), "cause": .string(change.cause.rawValue),
        "phase": .string(change.phase.rawValue), "end": JSONValue(change.end?.rawValue),
      ]
    case .speech(let text, let interrupted):
      ["event": "speech", "text": .string(text), "interrupted": .flag(interrupted)]
    case .device(let news):
      [
        "event": "device", "state": .string(news.state.rawValue), "path": .string(news.path),
        "name": JSONValue(news.name),
      ]
    case .reload(let reload):
      [
        "event": "reload", "done": .flag(reload != nil),
        "sliders": .list((reload?.panel.sliders ?? []).map { .string($0.presentation.id) }),
      ]
    case .problem(let message): ["event": "error", "message": .string(message)]
    case .end(let reason): ["event": "end", "reason": .string(reason)]
    case .hidden, .redraw, .resized, .paused: nil
    }
  }
}

extension News {
  fileprivate var isFocus: Bool {
    if case .focus = self { return true }
    return false
  }
}
