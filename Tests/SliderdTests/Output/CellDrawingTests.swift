// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal
import Testing

@testable import sliderd

@Suite struct CellDrawingTests {
  @Test(arguments: [
    (300, "Text size  ├───┼───┼───●───┤  Large, 4 of 5"),
    (60, "Text size  ├───┼───┼───●───┤  Large, 4 of 5"),
    (40, "Text size  ├──┼──┼──●──┤  Large, 4 of 5"),
    (32, "Text size  ├─┼●┤  Large, 4 of 5"),
    (20, "├─┼●┤ Large, 4 of 5"),
    (14, "Large, 4 of 5"),
    (10, "Large, 4…"),
  ])
  func `a line fits its terminal and keeps the value`(columns: Int, line: String) throws {
    #expect(try drawn(columns: columns).lines == [line])
  }

  @Test(arguments: 1...150)
  func `a line ends with the value, and the cursor is at its start`(columns: Int) throws {
    for count in [1, 2, 5, 30, 1000] {
      let slider = Slider(
        stops: try Stops(count: count),
        presentation: Presentation(label: "Lautstärke 音量")
      )
      let value = SliderPhrases().valueText(of: slider)
      let drawing = CellDrawing(
        slider: slider,
        valueText: value,
        style: TerminalStyle(columns: columns, usesColor: false)
      )
      #expect(drawing.lines.count == 1)
      let shown = value.fitted(to: max(1, columns - 1), TerminalStyle())
      #expect(drawing.lines[0].hasSuffix(shown))
      #expect(drawing.cursorColumn == drawing.lines[0].cellCount - shown.cellCount)
    }
  }

  @Test(arguments: 2...12)
  func `each stop has its own cell on the track, in order`(count: Int) throws {
    let stops = try Stops(count: count)
    let places = stops.indices.map { index -> Int? in
      let slider = Slider(stops: stops, index: index)
      let line = CellDrawing(
        slider: slider,
        valueText: "",
        style: TerminalStyle(usesColor: false)
      )
      return Array(line.lines[0]).firstIndex(of: "●")
    }
    #expect(places == stops.indices.map { $0 * 4 })
  }

  @Test func `a right-to-left slider has its minimum at the right`() throws {
    let slider = Slider(
      stops: try Stops(count: 3),
      index: 0,
      presentation: Presentation(direction: .rightToLeft)
    )
    let line = CellDrawing(
      slider: slider,
      valueText: "1 of 3",
      style: TerminalStyle(usesColor: false)
    )
    #expect(line.lines == ["├───┼───●  1 of 3"])
  }

  @Test func `a terminal without Unicode gets ASCII, and one without colour gets no escapes`()
    throws
  {
    let style = TerminalStyle(usesUnicode: false, usesColor: false)
    #expect(try drawn(style: style).lines == ["Text size  |---+---+---O---|  Large, 4 of 5"])
    #expect(try drawn(style: TerminalStyle()).lines[0].contains("\u{1B}[1m●\u{1B}[0m"))
  }

  @Test func `a label can't move the cursor or colour the terminal`() throws {
    let slider = Slider(
      stops: try Stops(names: ["\u{1B}[2Jclear", "B"]),
      index: 0,
      presentation: Presentation(label: "\u{1B}]0;title\u{07}\nlabel")
    )
    let line = CellDrawing(
      slider: slider,
      valueText: SliderPhrases().valueText(of: slider),
      style: TerminalStyle(usesColor: false)
    )
    let text = line.lines.joined()
    #expect(!text.contains("\u{1B}") && !text.contains("\n"))
  }

  @Test func `the same picture is not drawn twice`() throws {
    var display = TerminalDisplay(style: TerminalStyle(usesColor: false))
    let slider = try slider()
    let texts = SliderTexts(value: "Large", shown: "Large")
    #expect(display.text(for: .ready, of: slider, texts).contains("Large"))
    #expect(display.text(for: .ready, of: slider, texts) == "")
    #expect(display.text(for: .redraw, of: slider, texts).contains("Large"))
  }

  private func slider() throws -> Slider {
    Slider(
      stops: try Stops(names: ["Tiny", "Small", "Medium", "Large", "Huge"]),
      index: 3,
      presentation: Presentation(label: "Text size")
    )
  }

  private func drawn(columns: Int) throws -> CellDrawing {
    try drawn(style: TerminalStyle(columns: columns, usesColor: false))
  }

  private func drawn(style: TerminalStyle) throws -> CellDrawing {
    CellDrawing(slider: try slider(), valueText: "Large, 4 of 5", style: style)
  }
}
