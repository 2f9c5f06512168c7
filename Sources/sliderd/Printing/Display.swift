// SPDX-License-Identifier: GPL-3.0-or-later

import Notation
import StepSlider
import StepSliderTerminal

enum DisplayEvent {
  /// The slider can be used.
  case ready
  case focus
  /// The slider changed, or was pushed against an end. The words are `nil` for a silent change.
  case change(SliderChange, words: String?)
  /// Words that answer the user without a change, such as the value again.
  case answer(String)
  /// Words were handed to the voice. They may have interrupted others.
  case speech(String, interrupted: Bool)
  /// A device was connected or unplugged, or can't be used. The name is the user's name for it, or
  /// else its own; `nil` if it has neither.
  case device(DeviceState, path: String, name: String?)
  /// Values are now written and spoken with more or fewer words.
  case verbosity
  case reload(PanelUpdate?)
  case error(String)
  /// A screen reader now reads other parts of the terminal by itself.
  case reading(TerminalReading)
  /// Other lines are about to be written to the terminal; ``redraw`` follows.
  case hidden
  /// The drawing on the terminal was lost.
  case redraw
  case resized(columns: Int, rows: Int)
  /// The program is about to be suspended; ``ready`` or ``redraw`` follows.
  case paused
  case end(reason: String)
}

extension SliderControl {
  /// The value with the slider's state, such as "3 of 5, dimmed".
  var shownText: String { phrases.refusal(by: slider).text }
}

protocol Display {
  mutating func text(for event: DisplayEvent, of panel: SliderPanel, at index: Int) -> String

  /// The frame of the sliders for a pointer; `nil` if there is none or it isn't known yet.
  var pointerFrame: DrawingFrame? { get }

  /// Whether the terminal hasn't yet reported the location of its cursor.
  var awaitsCursor: Bool { get }

  mutating func noteCursor(row: Int, column: Int)
}

extension Display {
  var pointerFrame: DrawingFrame? { nil }
  var awaitsCursor: Bool { false }
  func noteCursor(row: Int, column: Int) {}
}

/// Prints a line for each change and each answer, for braille displays, dumb terminals and logs.
/// Prints nothing while a screen reader reads new lines by itself, which would say the same again.
struct PlainDisplay: Display {
  private var reading = TerminalReading.nothing

  mutating func text(for event: DisplayEvent, of panel: SliderPanel, at index: Int) -> String {
    switch event {
    case .reading(let new):
      reading = new
      return ""
    case _ where reading != .nothing: return ""
    case .ready:
      let count = panel.controls.count
      let sentence = panel.controls[index].phrases.entry(toPanel: panel.label, of: count)
      return (sentence.map { $0 + " " } ?? "") + place(in: panel, at: index)
    case .focus: return place(in: panel, at: index)
    case .change(_, let words): return words.map { $0 + "\n" } ?? ""
    case .answer(let words): return words + "\n"
    default: return ""
    }
  }

  /// Returns the line of a slider that gets the focus. Among several, it is what the voice says.
  private func place(in panel: SliderPanel, at index: Int) -> String {
    let (control, count) = (panel.controls[index], panel.controls.count)
    guard count == 1 else {
      return control.phrases.entry(to: control.slider, at: index, of: count) + "\n"
    }
    let label = control.slider.presentation.label.flatMap(SpokenText.spoken)
    return (label.map { $0 + ": " } ?? "") + control.shownText + "\n"
  }
}

/// Prints one JSON object per line, for programs.
struct JSONDisplay: Display {
  func text(for event: DisplayEvent, of panel: SliderPanel, at index: Int) -> String {
    let control = panel.controls[index]
    let summary = { SliderSummary(of: control.slider, text: control.valueText) }
    let object: JSONValue? =
      switch event {
      case .ready: summary().event("ready")
      case .focus: summary().event("focus")
      case .change(let change, _):
        summary().change(
          from: change.oldIndex,
          cause: change.cause.rawValue,
          phase: change.phase.rawValue,
          end: change.end?.rawValue
        )
      case .speech(let text, let interrupted):
        .object(["event": "speech", "text": .string(text), "interrupted": .flag(interrupted)])
      case .device(let state, let path, let name):
        .object([
          "event": "device", "state": .string(state.rawValue), "path": .string(path),
          "name": JSONValue(name),
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
    return object.map { $0.text + "\n" } ?? ""
  }
}

enum OutputChoice: String, CaseIterable {
  case auto, terminal, plain, json, none

  /// Resolves `auto` to a drawing if the terminal can show one, or else to plain lines.
  func resolved(isTerminal: Bool, terminalType: String?) -> OutputChoice {
    let canDraw = isTerminal && TerminalMode.areKnown(byType: terminalType)
    return self == .auto ? (canDraw ? .terminal : .plain) : self
  }

  func display(on screen: any Screen, modes: [TerminalMode]) -> (any Display)? {
    switch self {
    case .terminal: TerminalDisplay(style: screen.style, modes: modes)
    case .json: JSONDisplay()
    case .none: nil
    case .plain, .auto: PlainDisplay()
    }
  }
}

enum DeviceState: String, CaseIterable {
  case connected, unplugged
  /// The device is connected but can't be used.
  case unreadable
}

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

  var name: String { label ?? id }
  var words: String { state.isEmpty ? text : "\(text), \(state)" }

  func event(_ name: String) -> JSONValue {
    .object([
      "event": .string(name), "id": .string(id), "label": JSONValue(label), "index": .number(index),
      "count": .number(count), "value": JSONValue(value), "text": .string(text),
    ])
  }

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
