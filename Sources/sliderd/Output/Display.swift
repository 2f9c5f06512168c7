// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What happened, for whoever watches.
enum DisplayEvent {
  /// The slider can be used.
  case ready
  /// Another slider has the focus.
  case focus
  /// It changed, or was pushed against an end; with the words for it, if there are to be any.
  case change(Change, words: String?)
  /// Words were handed to the voice; whether they cut others off.
  case speech(String, interrupted: Bool)
  /// A knob or keyboard came or went.
  case device(DeviceEvent)
  /// The configuration was to be read again; whether that came about.
  case reload(PanelUpdate?)
  /// Something is wrong.
  case error(String)
  /// A screen reader reads other parts of the terminal by itself than before.
  case reading(TerminalReading)
  /// Other lines will be written to the terminal; ``redraw`` follows.
  case hidden
  /// The drawing on the terminal was lost.
  case redraw
  /// The terminal has another size.
  case resized(columns: Int, rows: Int)
  /// The program will be stopped for a while; ``ready`` or ``redraw`` follow.
  case paused
  /// The program ends.
  case end(reason: String)
}

/// What the chosen stop is called.
struct SliderTexts: Equatable {
  /// As it is spoken on a change.
  let value: String
  /// The same and the state, "3 of 5, dimmed", for those who see it all the time.
  let shown: String
}

extension SliderControl {
  /// What the chosen stop is called, and the same with the state for those who see it.
  var texts: SliderTexts {
    SliderTexts(value: valueText, shown: phrases.refusal(by: slider).text)
  }
}

/// A way to print events: what to write for each, or nothing.
protocol Display {
  mutating func text(for event: DisplayEvent, of slider: Slider, _ texts: SliderTexts) -> String

  /// Where a pointer finds the slider; `nil` where it can't, or that isn't known yet.
  var pointerFrame: DrawingFrame? { get }

  /// Whether events of a slider that has no focus are not shown.
  var showsOnlyFocus: Bool { get }

  /// Whether the terminal was asked where the cursor is and hasn't answered yet.
  var awaitsCursor: Bool { get }

  /// Takes the terminal's answer.
  mutating func noteCursor(row: Int, column: Int)
}

extension Display {
  var pointerFrame: DrawingFrame? { nil }
  var showsOnlyFocus: Bool { false }
  var awaitsCursor: Bool { false }
  func noteCursor(row: Int, column: Int) {}
}

/// Prints nothing.
struct NoDisplay: Display {
  func text(for event: DisplayEvent, of slider: Slider, _ texts: SliderTexts) -> String { "" }
}

/// Prints a line for each change, for dumb terminals and logs.
///
/// It prints none for a screen reader that reads them beside the words that it was told, or says
/// "blank" for the line below, where the cursor goes.
struct PlainDisplay: Display {
  private var reading = TerminalReading.nothing

  mutating func text(for event: DisplayEvent, of slider: Slider, _ texts: SliderTexts) -> String {
    switch event {
    case .reading(let new):
      reading = new
      return ""
    case _ where reading != .nothing: return ""
    case .ready, .focus:
      let label = slider.presentation.label.flatMap(SpokenText.spoken)
      return (label.map { $0 + ": " } ?? "") + texts.shown + "\n"
    case .change(_, let words): return words.map { $0 + "\n" } ?? ""
    default: return ""
    }
  }
}
