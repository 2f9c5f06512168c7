// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import Notation
import StepSlider

/// The lines printed for changes of running sliders. As a value, it can be tested without a bus.
struct WatchLines {
  /// The identity of the only slider to watch; `nil` to watch all.
  let id: String?
  let isJSON: Bool
  /// The last reported state of each slider, by object path.
  private var told: [String: SliderSummary] = [:]

  init(only id: String?, isJSON: Bool) { (self.id, self.isJSON) = (id, isJSON) }

  /// Takes the current sliders. Returns a line for each one that differs from its last report.
  mutating func update(_ all: [RunningSlider]) -> [String] {
    let watched = all.filter { id == nil || $0.id == id }
    let before = told
    told = Dictionary(watched.map { ($0.path, $0.summary) }) { first, _ in first }
    let gone = before.filter { told[$0.key] == nil }.sorted { $0.key < $1.key }
    return gone.map { removal(of: $0.value) }
      + watched.compactMap { line(of: $0.summary, toldBefore: before[$0.path]) }
  }

  /// Returns the lines for the end of sliderd, and forgets all sliders.
  mutating func end() -> [String] {
    told = [:]
    return isJSON ? [JSONValue.object(["event": "end", "reason": "gone"]).text] : []
  }

  /// Returns the line for a slider's signal. As text, only new words get a line.
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
      : SpokenText.cleaned("\(slider.name) was removed")
  }
}

extension SliderSummary {
  /// The slider's name in a line, if there are several.
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
  /// Reads a change from a slider's signal; fails if the signal has an unknown form.
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
      value: texts[0].isEmpty ? nil : texts[0],
      text: texts[1],
      cause: texts[2],
      phase: texts[3],
      end: texts[4].isEmpty ? nil : texts[4]
    )
  }
}
