// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import Notation
import StepSlider

/// What is printed of the changes of running sliders; a value, so that a test needs no bus.
struct WatchLines {
  /// The only slider that is watched.
  let id: String?
  let isJSON: Bool
  /// The sliders as they were told last, by their paths.
  private var told: [String: SliderSummary] = [:]

  init(only id: String?, isJSON: Bool) { (self.id, self.isJSON) = (id, isJSON) }

  /// These are the sliders now: a line for each that isn't as it was told last.
  mutating func update(_ all: [RunningSlider]) -> [String] {
    let watched = all.filter { id == nil || $0.id == id }
    let before = told
    told = Dictionary(watched.map { ($0.path, $0.summary) }) { first, _ in first }
    let gone = before.filter { told[$0.key] == nil }.sorted { $0.key < $1.key }
    return gone.map { removal(of: $0.value) }
      + watched.compactMap { line(of: $0.summary, toldBefore: before[$0.path]) }
  }

  /// The sliderd went, and all sliders with it.
  mutating func end() -> [String] {
    told = [:]
    return isJSON ? [JSONValue.object(["event": "end", "reason": "gone"]).text] : []
  }

  /// A slider told that it changed; in words only what is new is worth a line.
  mutating func change(_ signal: DBusSignal) -> String? {
    guard let before = told[signal.path], let change = ChangeSummary(signal, of: before) else {
      return nil
    }
    let now = before.moved(by: change)
    told[signal.path] = now
    return isJSON ? change.event.text : line(of: now, toldBefore: before)
  }

  private func line(of now: SliderSummary, toldBefore before: SliderSummary?) -> String? {
    guard now != before else { return nil }
    guard !isJSON else { return now.event("ready").text }
    let isKnown = now.name == before?.name
    guard !isKnown || now.words != before?.words else { return nil }
    let isNamed = !isKnown || told.count > 1
    return SpokenText.cleaned(isNamed ? "\(now.name): \(now.words)" : now.words)
  }

  private func removal(of slider: SliderSummary) -> String {
    isJSON
      ? JSONValue.object(["event": "removed", "id": .string(slider.id)]).text
      : SpokenText.cleaned("\(slider.name) is gone")
  }
}

extension SliderSummary {
  /// What it is called before its value, where there are several.
  fileprivate var name: String { label ?? id }

  fileprivate func moved(by change: ChangeSummary) -> SliderSummary {
    SliderSummary(
      id: id,
      label: label,
      index: change.to,
      count: count,
      value: change.value,
      text: change.text,
      state: state
    )
  }
}

extension ChangeSummary {
  /// What a slider's signal tells; `nil` if it isn't one that this program understands.
  fileprivate init?(_ signal: DBusSignal, of slider: SliderSummary) {
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
