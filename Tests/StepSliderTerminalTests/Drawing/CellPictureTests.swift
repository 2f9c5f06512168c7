// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import StepSliderTerminal

/// Exact pictures: what a user sees in terminals of several sizes and kinds.
@Suite struct CellPictureTests {
  private static let names: [(Int, [String])] = [
    (6, ["Text…", "┝━━●┤", "Larg…"]),
    (14, ["Text size", "┝━━┿━━┿━━●──┤", "Tiny     Huge", "Large, 4 of 5"]),
    (20, ["Text size", "┝━━━┿━━━┿━━━●───┤", "Tiny Medium  Huge", "Large, 4 of 5"]),
    (
      40,
      [
        "Text size", "┝━━━━━━━━┿━━━━━━━━┿━━━━━━━━●────────┤",
        "Tiny   Small   Medium    Large   Huge", "Large, 4 of 5",
      ]
    ),
    (
      60,
      [
        "Text size  ┝━━━━━━┿━━━━━━┿━━━━━━●──────┤  Large, 4 of 5",
        "           Tiny       Medium        Huge",
      ]
    ),
    (
      80,
      [
        "Text size  ┝━━━━━━━━━━━┿━━━━━━━━━━━┿━━━━━━━━━━━●───────────┤  Large, 4 of 5",
        "           Tiny      Small      Medium       Large      Huge",
      ]
    ),
    (120, wide), (300, wide),
  ]

  private static let wide = [
    "Text size  ┝━━━━━━━━━━━━━━━┿━━━━━━━━━━━━━━━┿━━━━━━━━━━━━━━━●───────────────┤  Large, 4 of 5",
    "           Tiny          Small          Medium           Large          Huge",
  ]

  @Test(arguments: names)
  func `names are beneath their ticks, and a narrow terminal gets more lines`(
    columns: Int,
    picture: [String]
  ) throws {
    #expect(drawn(try textSize(), TerminalStyle(columns: columns)) == picture)
  }

  private static let numbers: [(Int, [String])] = [
    (20, ["Volume", "┝━━━━━━●─┼────────┤", "0%             100%", "40 percent"]),
    (40, ["Volume  ┝━━━━━●─┼───────┤  40 percent", "        0%           100%"]),
    (
      80,
      [
        "Volume  ┝━━━━━━━━━━┿━━━━━━━━━━●──────────┼──────────┼──────────┤  40 percent",
        "        0%                                                  100%",
      ]
    ),
    (
      120,
      [
        "Volume  ┝━━━━━━━━┿━━━━━━━━┿━━━━━━━━┿━━━━━━━━●────────┼────────┼────────┼────────┼────────"
          + "┼────────┤  40 percent",
        "        0%                                                                             "
          + "        100%",
      ]
    ),
    (
      300,
      [
        "Volume  ┝━━━━━━━━━┿━━━━━━━━━┿━━━━━━━━━┿━━━━━━━━━●─────────┼─────────┼─────────┼─────────┼"
          + "─────────┼─────────┤  40 percent",
        "        0%       10%       20%       30%       40%       50%       60%       70%       80%"
          + "       90%     100%",
      ]
    ),
  ]

  @Test(arguments: numbers)
  func `minimum and maximum are beneath the track of many stops`(
    columns: Int,
    picture: [String]
  ) throws {
    let stops = try Stops(from: 0, to: 100, by: 1)
    let slider = Slider(stops, label: "Volume", value: 40, unit: .percent)
    #expect(drawn(slider, TerminalStyle(columns: columns)) == picture)
  }

  @Test(arguments: [
    (TerminalStyle.Characters.ascii, "|===+===+===O---|", ["- Huge", "O Large", "+ Medium", "#"]),
    (.console, "├===┼===┼===■───┤", ["┬ Huge", "■ Large", "┼ Medium", "#"]),
    (.unicode, "┝━━━┿━━━┿━━━●───┤", ["┬ Huge", "● Large", "╂ Medium", "┃"]),
  ])
  func `each kind of terminal shows the filled part by its shape`(
    characters: TerminalStyle.Characters,
    track: String,
    upright: [String]
  ) throws {
    let low = TerminalStyle(columns: 45, rows: 3, characters: characters)
    #expect(drawn(try textSize(), low) == ["Text size  \(track)  Large, 4 of 5"])
    let high = TerminalStyle(columns: 40, rows: 8, characters: characters)
    #expect(Array(drawn(try textSize(.vertical), high)[1...4]) == upright)
  }

  @Test func `a vertical slider has its label above, names alongside and its value below`() throws {
    let lines = [
      "Text size", "┬ Huge", "│", "● Large", "┃", "╂ Medium", "┃", "╂ Small", "┃", "┸ Tiny",
      "Large, 4 of 5",
    ]
    #expect(drawn(try textSize(.vertical), TerminalStyle(rows: 12)) == lines)
    #expect(drawn(try textSize(.vertical), TerminalStyle(rows: 24)).count == 15)
    #expect(drawn(try textSize(.vertical), TerminalStyle(rows: 99)).count == 15)
  }

  @Test func `a vertical slider shrinks with its terminal, and is horizontal in a low one`() throws
  {
    let slider = try textSize(.vertical)
    #expect(
      drawn(slider, TerminalStyle(rows: 8)) == [
        "Text size", "┬ Huge", "● Large", "╂ Medium", "┃", "┸ Tiny", "Large, 4 of 5",
      ]
    )
    #expect(drawn(slider, TerminalStyle(rows: 7)).first == "┬ Huge")
    let line = "Text size  ┝━━━┿━━━┿━━━●───┤  Large, 4 of 5"
    #expect(drawn(slider, TerminalStyle(columns: 46, rows: 6)).first == line)
    #expect(drawn(slider, TerminalStyle(columns: 4, rows: 8)).contains("● …"))
  }

  @Test func `right-to-left names are to the left of a vertical track`() throws {
    let lines = drawn(try textSize(.vertical, .rightToLeft), TerminalStyle(rows: 12))
    #expect(lines[1...3] == ["  Huge ┬", "       │", " Large ●"])
  }

  @Test func `a vertical slider without names has numbers alongside`() throws {
    let slider = Slider(try Stops(from: 0, to: 100, by: 1), value: 50, orientation: .vertical)
    let lines = drawn(slider, TerminalStyle(rows: 8))
    #expect(lines == ["┬ 100", "│", "●", "┃", "┸ 0", "50"])
  }

  private func textSize(
    _ orientation: TrackOrientation = .horizontal,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> Slider {
    Slider(
      stops: try Stops(names: ["Tiny", "Small", "Medium", "Large", "Huge"]),
      index: 3,
      presentation: SliderPresentation(
        label: "Text size",
        orientation: orientation,
        layoutDirection: direction
      )
    )
  }

  private func drawn(_ slider: Slider, _ style: TerminalStyle) -> [String] {
    CellDrawing(of: SliderControl(slider), in: style).texts.map(\.plain)
  }
}
