// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import TestValues
import Testing

@testable import StepSliderTerminal

@Suite struct DrawingLawTests {
  /// A terminal size in which sliders are drawn.
  struct Room: Sendable, CustomTestStringConvertible {
    let columns: Int
    let rows: Int

    var testDescription: String { "\(columns) columns, \(rows) rows" }
  }

  static let rooms = [1, 2, 20, 37, 211].flatMap { columns in
    [1, 2, 9, 24].map { Room(columns: columns, rows: $0) }
  }

  @Test(arguments: rooms)
  func `nothing is drawn outside the terminal, and the drawing matches the layout`(room: Room)
    throws
  {
    for slider in try sliders() {
      let style = TerminalStyle(columns: room.columns, rows: room.rows)
      let drawing = CellDrawing(of: SliderControl(slider), in: style)
      #expect(drawing.texts.allSatisfy { $0.cellCount <= max(1, room.columns - 1) })
      #expect(drawing.lines.count <= max(1, room.rows - 1))
      #expect(drawing.cursorColumn < max(1, room.columns - 1))
      #expect(drawing.lines.indices.contains(drawing.cursorLine))
      guard let layout = drawing.targets.first?.layout else { continue }
      let cells = drawing.texts.map { self.cells(of: $0.plain) }
      #expect(
        cells[Int(layout.thumb(at: slider.index).minY)][Int(layout.thumb(at: slider.index).minX)]
          == "●"
      )
      expectHonestTicks(in: cells, layout)
    }
  }

  @Test(arguments: rooms)
  func `a vertical track doesn't move when another stop is chosen`(room: Room) throws {
    let names = ["Tiny", "Small", "A very long name"] + "BCDEFGHIJKLM".map { "\($0)" }
    for direction in LayoutDirection.allCases {
      let presentation = SliderPresentation(orientation: .vertical, layoutDirection: direction)
      let drawings = try names.indices.map { index in
        let stops = try Stops(names: names)
        return CellDrawing(
          of: SliderControl(Slider(stops: stops, index: index, presentation: presentation)),
          in: TerminalStyle(columns: room.columns, rows: room.rows)
        )
      }
      guard drawings[0].lines.count > 1 else { continue }
      #expect(Set(drawings.map { $0.targets.first?.layout?.track }).count == 1)
    }
  }

  @Test(arguments: rooms)
  func `nothing of a panel is drawn outside the terminal, and the cursor is on the value`(
    room: Room
  ) throws {
    let style = TerminalStyle(columns: room.columns, rows: room.rows)
    var panel = try SliderPanel.sound()
    for index in panel.controls.indices {
      _ = panel.moveFocus(to: index)
      let drawing = CellDrawing(of: panel, in: style)
      #expect(drawing.texts.allSatisfy { $0.cellCount <= max(1, room.columns - 1) })
      #expect(drawing.lineCount == min(5, max(1, room.rows - 1)))
      #expect(drawing.targets.count == drawing.lineCount)
      let line = try #require(drawing.texts.dropFirst(drawing.cursorLine).first).plain
      let value = String(line.dropFirst(drawing.cursorColumn))
      let whole = panel.focusedControl.phrases.refusal(by: panel.focusedControl.slider).text
      #expect(!value.isEmpty && (whole == value || value.hasSuffix("…") || room.columns < 4))
    }
  }

  @Test(arguments: [20, 40, 80, 200])
  func `labels, tracks and values keep their columns, whatever moves`(columns: Int) throws {
    let style = TerminalStyle(columns: columns)
    var panel = try SliderPanel.sound()
    var places: Set<Int> = []
    for key in [SliderKey.end, .tab, .home, .tab, .tab, .right, .tab, .tab, .home] {
      _ = panel.press(key)
      let drawing = CellDrawing(of: panel, in: style)
      places.insert(drawing.cursorColumn)
      let starts = drawing.targets.compactMap { $0.layout?.track.minX }
      #expect(Set(starts).count <= 1)
    }
    #expect(places.count == 1)
  }

  /// Sliders with few and many stops, plain and with wide names, in all directions, at several
  /// stops.
  private func sliders() throws -> [Slider] {
    let names = ["小", "とても大きい文字", "Ä", "large enough to be cut somewhere", "５"]
    let stops = try [1, 2, 3, 5, 30, 31, 997].map { try Stops(count: $0) } + [Stops(names: names)]
    return stops.flatMap { stops in
      [
        (TrackOrientation.horizontal, LayoutDirection.leftToRight), (.horizontal, .rightToLeft),
        (.vertical, .leftToRight), (.vertical, .rightToLeft),
      ].flatMap { orientation, direction in
        Set([0, stops.count / 3, stops.count - 1]).map { index in
          Slider(
            stops: stops,
            index: index,
            presentation: SliderPresentation(
              label: "音量",
              orientation: orientation,
              layoutDirection: direction
            )
          )
        }
      }
    }
  }

  /// Returns the characters of a line, one per cell. A wide one has an empty cell after it.
  private func cells(of line: String) -> [String] {
    line.flatMap { [String($0)] + Array(repeating: "", count: String($0).cellCount - 1) }
  }

  /// Expects that each tick on the track belongs to a stop, and that both ends have ticks.
  private func expectHonestTicks(in cells: [[String]], _ layout: SliderLayout) {
    let places = Set(layout.scale.stops.indices.map { layout.tick(at: $0).origin })
    let isHorizontal = layout.growth.orientation == .horizontal
    let track = layout.track
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() where Self.ticks.contains(cell) {
        let point = LayoutPoint(x: Double(column), y: Double(row))
        #expect(track.contains(point) && places.contains(point))
      }
    }
    let first = cells[Int(track.minY)][Int(track.minX)]
    let last = cells[Int(track.maxY) - 1][Int(track.maxX) - 1]
    #expect((isHorizontal ? ["├", "┝", "●"] : ["┬", "┰", "●"]).contains(first))
    #expect((isHorizontal ? ["┤", "┥", "●"] : ["┴", "┸", "●"]).contains(last))
    let along = layout.drawnTicks(at: 0).map(layout.tick).map { isHorizontal ? $0.minX : $0.minY }
    #expect(Set(zip(along, along.dropFirst()).map { abs($0 - $1) }).count <= 1, "equal gaps")
  }

  private static let ticks = Set("├┼┤┝┿┥┾┽┬┴┰┸╂╁╀".map { String($0) })
}
