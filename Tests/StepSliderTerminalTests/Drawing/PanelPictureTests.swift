// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import TestValues
import Testing

@testable import StepSliderTerminal

/// Exact pictures of a panel: what a user sees in terminals of several sizes and kinds.
@Suite struct PanelPictureTests {
  private static let pictures: [(columns: Int, lines: [String])] = [
    (
      20,
      [
        "  Volume   40 perc…",
        "► Bass     0",
        "  Treble   0",
        "  Low cut  2",
        "  Mode     Speech,…",
      ]
    ),
    (
      40,
      [
        "  Volume   40 percent",
        "► Bass     0",
        "  Treble   0",
        "  Low cut  2",
        "  Mode     Speech, 2 of 3, read only",
      ]
    ),
    (
      80,
      [
        "  Volume    ┝━━━━━━━━┿━━━━○───┼────────┼────────┤  40 percent",
        "► Bass      ┝━━┿━━┿━━┿━━┿━━┿━━●──┼──┼──┼──┼──┼──┤  0",
        "  Treble    ┝━━┿━━┿━━┿━━┿━━┿━━○──┼──┼──┼──┼──┼──┤  0",
        "  Low cut   ├──┼──○━━┿━━┿━━┿━━┿━━┿━━○──┼──┤        2",
        "  Mode      ┝━━━━━━━━━━━━━━━■───────────────┤      Speech, 2 of 3, read only",
      ]
    ),
    (
      200,
      [
        "  Volume    ┝━━━━━━━━━┿━━━━━━━━━┿━━━━━━━━━┿━━━━━━━━━○─────────┼───────"
          + "──┼─────────┼─────────┼─────────┼─────────┤  40 percent",
        "► Bass      ┝━━━━━━━┿━━━━━━━┿━━━━━━━┿━━━━━━━┿━━━━━━━┿━━━━━━━●───────┼─"
          + "──────┼───────┼───────┼───────┼───────┤      0",
        "  Treble    ┝━━━━━━━┿━━━━━━━┿━━━━━━━┿━━━━━━━┿━━━━━━━┿━━━━━━━○───────┼─"
          + "──────┼───────┼───────┼───────┼───────┤      0",
        "  Low cut   ├─────────┼─────────○━━━━━━━━━┿━━━━━━━━━┿━━━━━━━━━┿━━━━━━━"
          + "━━┿━━━━━━━━━┿━━━━━━━━━○─────────┼─────────┤  2",
        "  Mode      ┝━━━━━━━━━━━━━━━■───────────────┤                         "
          + "                                             Speech, 2 of 3, read only",
      ]
    ),
  ]

  @Test(arguments: pictures)
  func `each slider has a line, and the columns are aligned`(
    columns: Int,
    lines: [String]
  ) throws {
    var panel = try SliderPanel.sound()
    _ = panel.moveFocus(to: 1)
    #expect(drawn(panel, TerminalStyle(columns: columns)) == lines)
  }

  @Test func `thumbs of one track share a line, which shows the one with the focus`() throws {
    var panel = try SliderPanel.sound()
    let pictures = [3, 4].map { index in
      _ = panel.moveFocus(to: index)
      return drawn(panel, TerminalStyle(columns: 60))[3]
    }
    #expect(
      pictures == ["► Low cut   ├─●━━┿━━○─┤          2", "► High cut  ├─○━━┿━━●─┤          8"]
    )
  }

  @Test func `triangles show that there are more sliders, and the focus has neighbours`() throws {
    let style = TerminalStyle(columns: 60, rows: 4)
    var panel = try SliderPanel.sound()
    var drawing = CellDrawing(of: panel, in: style)
    #expect(marks(drawing) == ["► Volume", "  Bass", "▼ Treble"])
    let pictures: [(SliderKey, [String])] = [
      (.tab, ["  Volume", "► Bass", "▼ Treble"]), (.tab, ["▲ Bass", "► Treble", "▼ Low cut"]),
      (.controlEnd, ["▲ Treble", "  Low cut", "► Mode"]),
      (.backTab, ["▲ Treble", "► High cut", "  Mode"]),
      (.backTab, ["▲ Treble", "► Low cut", "  Mode"]),
      (.backTab, ["▲ Bass", "► Treble", "▼ Low cut"]),
    ]
    for (key, picture) in pictures {
      _ = panel.press(key)
      drawing = CellDrawing(of: panel, in: style, scrolledTo: drawing.firstTrack)
      #expect(marks(drawing) == picture)
    }
  }

  @Test(arguments: [TerminalStyle.Characters.ascii, .console])
  func `other characters mark the focus where there are no triangles`(
    characters: TerminalStyle.Characters
  ) throws {
    var panel = try SliderPanel.sound()
    _ = panel.moveFocus(to: 2)
    let style = TerminalStyle(columns: 60, rows: 4, characters: characters, colors: .none)
    let lines = drawn(panel, style)
    #expect(zip(lines, ["^ Bass", "> Treble", "v Low cut"]).allSatisfy { $0.hasPrefix($1) })
  }

  @Test func `the picture of the guide is what is drawn`() throws {
    let controls = try SliderPanel.sound().controls
    var panel = SliderPanel([0, 1, 3, 4].map { controls[$0] })
    _ = panel.moveFocus(to: 1)
    #expect(
      drawn(panel, TerminalStyle(columns: 80)) == [
        "  Volume    ┝━━━━━━━━━┿━━━━━━━━━○─────────┼─────────┼─────────┤  40 percent",
        "► Bass      ┝━━━┿━━━┿━━━┿━━━┿━━━┿━━━●───┼───┼───┼───┼───┼───┤    0",
        "  Low cut   ├────┼────○━━━━┿━━━━┿━━━━┿━━━━┿━━━━┿━━━━○────┼────┤  2",
      ]
    )
  }

  @Test func `a narrow terminal has tracks if the values leave room`() throws {
    let panel = try SliderPanel.sound()
    let tones = SliderPanel(Array(panel.controls.dropLast()))
    #expect(
      drawn(tones, TerminalStyle(columns: 40)) == [
        "► Volume    ┝━━━━●───────┤  40 percent",
        "  Bass      ┝━━━━━○─────┤   0",
        "  Treble    ┝━━━━━○─────┤   0",
        "  Low cut   ├─○━━━━━○─┤     2",
      ]
    )
  }

  @Test func `the focus is more than a colour, and a panel without colours has no sequences`()
    throws
  {
    let panel = try SliderPanel.sound()
    let lines = CellDrawing(of: panel, in: TerminalStyle(columns: 60)).lines
    #expect(lines[0].hasPrefix("► \u{1B}[7mVolume\u{1B}[0m"))
    #expect(lines[1].hasPrefix("  Bass") && lines[0].contains("●") && lines[1].contains("○"))
    let bare = CellDrawing(of: panel, in: TerminalStyle(columns: 60, colors: .none)).lines
    #expect(!bare.joined().contains("\u{1B}"))
  }

  @Test func `a panel with one track is drawn like a slider alone`() throws {
    let control = try SliderPanel.sound().controls[0]
    let lines = drawn(SliderPanel([control], label: "Sound"), TerminalStyle(columns: 60))
    #expect(lines[0].hasPrefix("Volume  ┝") && lines[1].contains("100%"))
  }

  /// The marks and the labels.
  private func marks(_ drawing: CellDrawing) -> [String] {
    drawing.texts.map { line in
      let text = line.plain.prefix { !"├┝●○■".contains($0) }
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func drawn(_ panel: SliderPanel, _ style: TerminalStyle) -> [String] {
    CellDrawing(of: panel, in: style).texts.map(\.plain)
  }
}
