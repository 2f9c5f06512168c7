// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal
import Testing

@testable import sliderd

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
    var stage = PanelStage(try .sound(), in: TerminalStyle(columns: 60, rows: 4))
    #expect(marks(stage) == ["► Volume", "  Bass", "▼ Treble"])
    stage.press(.tab)
    #expect(marks(stage) == ["  Volume", "► Bass", "▼ Treble"])
    stage.press(.tab)
    #expect(marks(stage) == ["▲ Bass", "► Treble", "▼ Low cut"])
    stage.press(.controlEnd)
    #expect(marks(stage) == ["▲ Treble", "  Low cut", "► Mode"])
    stage.press(.backTab)
    #expect(marks(stage) == ["▲ Treble", "► High cut", "  Mode"])
    stage.press(.backTab)
    stage.press(.backTab)
    #expect(marks(stage) == ["▲ Bass", "► Treble", "▼ Low cut"])
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
    let panel = DrawnPanel(of: try .sound())
    let drawing = CellDrawing(of: panel, from: 0, style: TerminalStyle(columns: 60))
    let lines = drawing.lines.map { $0.text(in: .sixteen) }
    #expect(lines[0].hasPrefix("► \u{1B}[7mVolume\u{1B}[0m"))
    #expect(lines[1].hasPrefix("  Bass") && lines[0].contains("●") && lines[1].contains("○"))
    #expect(drawing.lines.allSatisfy { !$0.text(in: .none).contains("\u{1B}") })
  }

  @Test func `a panel with one track is drawn as before`() throws {
    let control = try SliderPanel.sound().controls[0]
    let stage = PanelStage(SliderPanel([control], label: "Sound"), in: TerminalStyle(columns: 60))
    #expect(stage.screen.line(0).hasPrefix("Volume  ┝"))
    #expect(stage.screen.line(1).contains("100%"))
  }

  /// The marks and the labels.
  private func marks(_ stage: PanelStage) -> [String] {
    stage.lines(3).map { line in
      let text = line.prefix { !"├┝●○■".contains($0) }
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func drawn(_ panel: SliderPanel, _ style: TerminalStyle) -> [String] {
    let panel = DrawnPanel(of: panel)
    let first = panel.firstTrack(near: 0, lineCount: panel.lineCount(in: style))
    return CellDrawing(of: panel, from: first, style: style).lines.map(\.plain)
  }
}
