// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// Draws the slider in place, in one line of a terminal, and only when it looks different.
///
/// While it draws, the terminal marks pasted text, so that it isn't taken for keys.
struct TerminalDisplay: Display {
  /// What leaves the terminal as it was: written at the end, at a pause, and in a crash.
  static let farewell = TerminalMode.bracketedPaste.off + "\r\n"

  private var style: TerminalStyle
  private var shown: SliderLine?
  private var isActive = false

  init(style: TerminalStyle) { self.style = style }

  mutating func text(for news: News, of slider: Slider, _ texts: SliderTexts) -> String {
    switch news {
    case .ready, .change: return draw(slider, texts)
    case .resized(let columns):
      style.columns = columns
      return drawAnew(slider, texts)
    case .redraw: return drawAnew(slider, texts)
    case .paused, .end:
      (isActive, shown) = (false, nil)
      return Self.farewell
    case .speech, .problem: return ""
    }
  }

  private mutating func drawAnew(_ slider: Slider, _ texts: SliderTexts) -> String {
    shown = nil
    return draw(slider, texts)
  }

  private mutating func draw(_ slider: Slider, _ texts: SliderTexts) -> String {
    let line = SliderLine(slider: slider, valueText: texts.shown, style: style)
    guard line != shown else { return "" }
    defer { (shown, isActive) = (line, true) }
    let start = isActive ? "" : TerminalMode.bracketedPaste.on
    let cursor = line.cursorColumn > 0 ? "\u{1B}[\(line.cursorColumn)C" : ""
    return start + "\r\u{1B}[J" + line.text + "\r" + cursor
  }
}
