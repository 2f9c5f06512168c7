// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Draws the slider in place, in one line of a terminal, and only when it looks different.
struct TerminalDisplay: Display {
  /// The terminal's abilities; after a change ask for ``News/redraw``.
  var style: TerminalStyle
  private var shown: SliderLine?

  init(style: TerminalStyle) { self.style = style }

  mutating func text(for news: News, of slider: Slider, valueText: String) -> String {
    switch news {
    case .ready, .change: return draw(slider, valueText)
    case .redraw:
      shown = nil
      return draw(slider, valueText)
    case .end: return "\r\n"
    case .speech, .problem: return ""
    }
  }

  private mutating func draw(_ slider: Slider, _ valueText: String) -> String {
    let line = SliderLine(slider: slider, valueText: valueText, style: style)
    guard line != shown else { return "" }
    shown = line
    let cursor = line.cursorColumn > 0 ? "\u{1B}[\(line.cursorColumn)C" : ""
    return "\r\u{1B}[J" + line.text + "\r" + cursor
  }
}
