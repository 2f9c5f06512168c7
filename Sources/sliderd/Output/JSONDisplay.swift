// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider

/// Prints one JSON object a line, for programs.
struct JSONDisplay: Display {
  func text(for news: News, of slider: Slider, _ texts: SliderTexts) -> String {
    guard let object = object(for: news, of: slider, valueText: texts.value) else { return "" }
    let members = object.map { "\(JSONValue.string($0).text):\($1.text)" }
    return "{" + members.joined(separator: ",") + "}\n"
  }

  private typealias Object = KeyValuePairs<String, JSONValue>

  private func object(for news: News, of slider: Slider, valueText: String) -> Object? {
    switch news {
    case .ready:
      [
        "event": "ready", "id": .string(slider.presentation.id),
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
    case .problem(let message): ["event": "error", "message": .string(message)]
    case .end(let reason): ["event": "end", "reason": .string(reason)]
    case .hidden, .redraw, .resized, .paused: nil
    }
  }
}

/// A value in an event.
private enum JSONValue: ExpressibleByStringLiteral {
  case string(String)
  case number(Int)
  case flag(Bool)
  case null

  init(stringLiteral value: String) { self = .string(value) }

  init(_ value: String?) { self = value.map { .string($0) } ?? .null }

  /// The value as JSON text. Objects are written by hand only because Foundation's encoder doesn't
  /// keep the order of keys.
  var text: String {
    switch self {
    case .string(let string): Self.encoded(string)
    case .number(let number): String(number)
    case .flag(let flag): String(flag)
    case .null: "null"
    }
  }

  private static func encoded(_ string: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = try? encoder.encode(string)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
