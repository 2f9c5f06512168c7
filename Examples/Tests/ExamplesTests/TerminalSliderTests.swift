// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal
import Testing

@testable import TerminalSlider

@Suite struct TerminalSliderTests {
  /// A terminal without colours.
  private func style(columns: Int, rows: Int = 24) -> TerminalStyle {
    let environment = ["LANG": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1"]
    var style = TerminalStyle(descriptor: -1, environment: environment)
    (style.columns, style.rows) = (columns, rows)
    return style
  }

  @Test func `an arrow key moves the thumb, and the cursor is on the value`() throws {
    var slider = try TerminalSlider(in: style(columns: 50, rows: 3))
    let start = slider.draw()
    #expect(start == "Text size  ┝━━━━━━━━━●─────────┤  Medium, 2 of 3\r\u{1B}[34C")
    let end = slider.press(.right)
    #expect(end == "\r\u{1B}[JText size  ┝━━━━━━━━━┿━━━━━━━━━●  Large, 3 of 3\r\u{1B}[34C")
    let same = slider.press(.right)
    #expect(same == "" && slider.size.valueText == "Large, 3 of 3")
    let erasures = [slider.erase(), slider.erase()]
    #expect(erasures == ["\r\u{1B}[J", ""])
  }

  @Test func `with labels beneath the track, the cursor goes back up to the value`() throws {
    var slider = try TerminalSlider(in: style(columns: 50))
    let drawing = slider.draw()
    #expect(drawing.hasSuffix("\r\n           Small  Medium   Large\r\u{1B}[1A\u{1B}[34C"))
  }
}
