// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider

/// What is printed of the changes of running sliders; a value, so that a test needs no bus.
struct WatchLines {
  /// The only slider that is watched.
  let id: String?
  let isJSON: Bool
  private var sliders: [String: RunningSlider] = [:]
  private var lastTexts: [String: String] = [:]

  init(only id: String?, isJSON: Bool) { (self.id, self.isJSON) = (id, isJSON) }

  /// A sliderd came, with these sliders.
  mutating func begin(_ all: [RunningSlider]) -> [String] {
    let watched = all.filter { id == nil || $0.id == id }
    sliders = Dictionary(watched.map { ($0.path, $0) }) { first, _ in first }
    lastTexts = sliders.mapValues { $0.text("Text") }
    return watched.map { slider in
      let words = SpokenText.cleaned("\(slider.name): \(slider.text("Text"))")
      return isJSON ? slider.report.event("ready").text : words
    }
  }

  /// It went.
  mutating func end() -> [String] {
    (sliders, lastTexts) = ([:], [:])
    return isJSON ? [JSONValue.object(["event": "end", "reason": "gone"]).text] : []
  }

  /// A slider told that it changed; in words only what is new is worth a line.
  mutating func change(_ signal: DBusSignal) -> String? {
    guard let slider = sliders[signal.path], let report = ChangeReport(signal, of: slider) else {
      return nil
    }
    guard !isJSON else { return report.event.text }
    guard lastTexts.updateValue(report.text, forKey: signal.path) != report.text else { return nil }
    return SpokenText.cleaned(sliders.count > 1 ? "\(slider.name): \(report.text)" : report.text)
  }
}

extension ChangeReport {
  /// What a slider's signal tells; `nil` if it isn't one that this program understands.
  fileprivate init?(_ signal: DBusSignal, of slider: RunningSlider) {
    let values = signal.arguments
    guard values.signature == "uusssss", case .uint32(let from) = values[0],
      case .uint32(let to) = values[1]
    else { return nil }
    let texts = values.dropFirst(2).compactMap(\.text)
    self.init(
      id: slider.id,
      from: Int(from),
      to: Int(to),
      value: texts[0],
      text: texts[1],
      cause: texts[2],
      phase: texts[3],
      end: texts[4].isEmpty ? nil : texts[4]
    )
  }
}
