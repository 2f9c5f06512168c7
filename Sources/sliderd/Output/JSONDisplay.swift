// SPDX-License-Identifier: GPL-3.0-or-later

import Notation
import StepSlider

/// Prints one JSON object per line, for programs.
struct JSONDisplay: Display {
  func text(for event: DisplayEvent, of panel: SliderPanel, at index: Int) -> String {
    let control = panel.controls[index]
    return object(for: event, of: control.slider, valueText: control.valueText)
      .map { $0.text + "\n" } ?? ""
  }

  private func object(for event: DisplayEvent, of slider: Slider, valueText: String) -> JSONValue? {
    switch event {
    case .ready: SliderSummary(of: slider, text: valueText).event("ready")
    case .focus: SliderSummary(of: slider, text: valueText).event("focus")
    case .change(let change, _): ChangeSummary(change, of: slider, text: valueText).event
    case .speech(let text, let interrupted):
      .object(["event": "speech", "text": .string(text), "interrupted": .flag(interrupted)])
    case .device(let device):
      .object([
        "event": "device", "state": .string(device.state.rawValue), "path": .string(device.path),
        "name": JSONValue(device.name),
      ])
    case .reload(let reload):
      .object([
        "event": "reload", "done": .flag(reload != nil),
        "sliders": .list((reload?.panel.sliders ?? []).map { .string($0.presentation.id) }),
      ])
    case .error(let message): .object(["event": "error", "message": .string(message)])
    case .end(let reason): .object(["event": "end", "reason": .string(reason)])
    case .answer, .verbosity, .reading, .hidden, .redraw, .resized, .paused: nil
    }
  }
}
