// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import StepSliderTerminal

@Suite struct CellDrawingTests {
  @Test(arguments: Array(1...60) + [80, 100, 150])
  func `the cursor is on the value's first cell, and nothing follows the value`(columns: Int)
    throws
  {
    for count in [1, 2, 5, 30, 1000] {
      for rows in [3, 24] {
        let slider = Slider(
          stops: try Stops(count: count),
          presentation: SliderPresentation(label: "Lautstärke 音量")
        )
        let control = SliderControl(slider)
        let style = TerminalStyle(columns: columns, rows: rows)
        let drawing = CellDrawing(of: control, in: style)
        let value = control.valueText.fitted(to: max(1, columns - 1), style)
        let line = drawing.texts[drawing.cursorLine]
        #expect(line.plain.hasSuffix(value))
        #expect(drawing.cursorColumn == line.cellCount - value.cellCount)
      }
    }
  }

  @Test(arguments: 2...12)
  func `each stop has its own cell on the track, in order and equally spaced`(count: Int) throws {
    let stops = try Stops(count: count)
    let places = try stops.indices.map { index in
      let line = drawn(Slider(stops: stops, index: index))[0]
      return try #require(Array(line).firstIndex(of: "●"))
    }
    #expect(places == stops.indices.map { $0 * places[1] } && places[1] >= 5)
  }

  @Test(arguments: [20, 40, 80, 200])
  func `a track doesn't move when another stop is chosen`(columns: Int) throws {
    let names = ["Tiny", "Small", "A very long name"] + "BCDEFGHIJKLM".map { "\($0)" }
    let tracks = try names.indices.map { index in
      let control = SliderControl(Slider(stops: try Stops(names: names), index: index))
      return CellDrawing(of: control, in: TerminalStyle(columns: columns))
        .targets.first?.layout?.track
    }
    #expect(Set(tracks).count == 1 && tracks[0] != nil)
  }

  @Test func `a right-to-left slider has its minimum at the right`() throws {
    let slider = Slider(
      stops: try Stops(names: ["Low", "Middle", "High"]),
      index: 1,
      presentation: SliderPresentation(layoutDirection: .rightToLeft)
    )
    #expect(
      drawn(slider, TerminalStyle(columns: 34)) == [
        "├───────●━━━━━━━┥  Middle, 2 of 3", "High Middle   Low",
      ]
    )
  }

  @Test(arguments: [
    (SliderAvailability.enabled, "┝━━━━━●─────┤  2 of 3"),
    (.readOnly, "┝━━■──┤  2 of 3, read only"),
    (.disabled, "┝━━━□───┤  2 of 3, dimmed"),
  ])
  func `a slider that can't be changed has another thumb`(
    availability: SliderAvailability,
    line: String
  ) throws {
    let slider = Slider(stops: try Stops(count: 3), availability: availability)
    #expect(
      drawn(
        slider,
        TerminalStyle(
          columns: availability == .readOnly ? 28 : availability == .enabled ? 22 : 26,
          rows: 3
        )
      ) == [line]
    )
  }

  @Test(arguments: [
    (FillOrigin.minimum, "┝━━━━━━━◇━━━━━━━┿━━━━━━━●───────┤"),
    (.zero, "├───────◇───────┾━━━━━━━●───────┤"), (.default, "├───────◇━━━━━━━┿━━━━━━━●───────┤"),
  ])
  func `the fill begins at the minimum, at zero or at the default`(
    origin: FillOrigin,
    track: String
  ) throws {
    let slider = Slider(
      stops: try Stops(from: -2, to: 2, by: 1),
      index: 3,
      presentation: SliderPresentation(fillOrigin: origin),
      defaultIndex: 1
    )
    #expect(drawn(slider, TerminalStyle(columns: 38, rows: 3)) == [track + "  1"])
  }

  @Test func `a slider without a value has neither thumb nor fill`() throws {
    let slider = Slider(stops: try Stops(count: 3)).placed(at: .notSet)
    #expect(drawn(slider, TerminalStyle(columns: 26, rows: 3)) == ["├──────┼──────┤  not set"])
  }

  @Test func `a value between two stops is between their ticks`() throws {
    let slider = Slider(try Stops(from: 0, to: 20, by: 10)).placed(at: .value(7.5))
    #expect(drawn(slider, TerminalStyle(columns: 24, rows: 3)) == ["┝━━━━━●─┼───────┤  7.5"])
  }

  @Test func `the default is marked, and stops that are unavailable are a gap`() throws {
    var slider = Slider(stops: try Stops(count: 9), index: 2, defaultIndex: 1)
    slider.setReach(ReachableStops(limits: 0...7, unavailable: [4...5]))
    let style = TerminalStyle(columns: 42, rows: 3)
    #expect(drawn(slider, style) == ["┝━━━◇━━━●───┼···········┼───┼···┤  3 of 9"])
  }

  @Test func `stops that are unevenly spaced have their ticks where their values are`() throws {
    let stops = try Stops(values: [0, 1, 2, 4, 8]).spaced(.proportional)
    let style = TerminalStyle(columns: 37)
    let drawing = drawn(Slider(stops: stops, index: 2), style)
    #expect(
      drawing == ["┝━━━┿━━━●───────┼───────────────┤  2", "0   1   2       4               8"]
    )
  }

  @Test func `a disabled track is faint, and any other is filled in colour`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 3)))
    let style = TerminalStyle(columns: 20, rows: 3)
    let track = { CellDrawing(of: control, in: style).lines[0] }
    #expect(track() == "\u{1B}[94m┝━━━━\u{1B}[0m\u{1B}[1m●\u{1B}[0m────┤  2 of 3")
    control.slider.availability = .disabled
    #expect(track() == "\u{1B}[2m┝□┤\u{1B}[0m  2 of 3, dimmed")
  }

  @Test func `without colours, a drawing has no escapes`() throws {
    let control = SliderControl(Slider(stops: try Stops(count: 5)))
    for colors in TerminalStyle.Colors.allCases {
      let drawing = CellDrawing(of: control, in: TerminalStyle(colors: colors))
      #expect(drawing.lines[0].contains("\u{1B}[") == (colors != .none))
      #expect(drawing.lines.joined().contains("\u{1B}") == (colors != .none))
    }
  }

  @Test func `a label can't move the cursor or colour the terminal`() throws {
    let slider = Slider(
      stops: try Stops(names: ["\u{1B}[2Jclear", "B"]),
      index: 0,
      presentation: SliderPresentation(label: "\u{1B}]0;title\u{07}\nlabel")
    )
    let text = drawn(slider).joined()
    #expect(!text.contains("\u{1B}") && !text.contains("\n"))
  }

  private func drawn(_ slider: Slider, _ style: TerminalStyle = TerminalStyle()) -> [String] {
    CellDrawing(of: SliderControl(slider), in: style).texts.map(\.plain)
  }
}
