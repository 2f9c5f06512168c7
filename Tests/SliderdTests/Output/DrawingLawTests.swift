// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal
import Testing

@testable import sliderd

@Suite struct DrawingLawTests {
  /// A terminal size in which sliders are drawn.
  struct Room: Sendable, CustomTestStringConvertible {
    let columns: Int
    let rows: Int

    var testDescription: String { "\(columns) columns, \(rows) rows" }
  }

  static let rooms = [1, 2, 3, 8, 20, 37, 80, 211].flatMap { columns in
    [1, 2, 3, 7, 9, 24].map { Room(columns: columns, rows: $0) }
  }

  @Test(arguments: rooms)
  func `nothing is drawn outside the terminal, and the drawing matches the layout`(room: Room)
    throws
  {
    for slider in try sliders() {
      let drawing = CellDrawing(
        slider: slider,
        valueText: SliderPhrases().valueText(of: slider),
        style: TerminalStyle(columns: room.columns, rows: room.rows, usesColor: false)
      )
      #expect(drawing.lines.allSatisfy { $0.cellCount <= max(1, room.columns - 1) })
      #expect(drawing.lines.count <= max(1, room.rows - 1))
      #expect(drawing.cursorColumn < max(1, room.columns - 1))
      guard let layout = drawing.layout else { continue }
      let cells = drawing.lines.map(cells)
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
      let presentation = Presentation(orientation: .vertical, direction: direction)
      let drawings = try names.indices.map { index in
        CellDrawing(
          slider: Slider(stops: try Stops(names: names), index: index, presentation: presentation),
          valueText: names[index],
          style: TerminalStyle(columns: room.columns, rows: room.rows, usesColor: false)
        )
      }
      guard drawings[0].lines.count > 1 else { continue }
      #expect(Set(drawings.map { $0.layout?.track }).count == 1)
    }
  }

  @Test func `a vertical slider has its label above, names alongside and its value below`() throws {
    #expect(
      try upright(columns: 40, rows: 24) == [
        "Text size", "┬ Huge", "│", "● Large", "│", "┼ Medium", "│", "┼ Small", "│", "┴ Tiny",
        "Large, 4 of 5",
      ]
    )
  }

  @Test func `a vertical slider shrinks with its terminal, and is horizontal in a low one`() throws
  {
    #expect(
      try upright(columns: 40, rows: 8) == [
        "Text size", "┬ Huge", "● Large", "┼ Medium", "│", "┴ Tiny", "Large, 4 of 5",
      ]
    )
    #expect(try upright(columns: 40, rows: 7).first == "┬ Huge")
    #expect(try upright(columns: 60, rows: 6) == ["Text size  ├───┼───┼───●───┤  Large, 4 of 5"])
    #expect(try upright(columns: 4, rows: 8).contains("● …"))
  }

  @Test func `right-to-left names are to the left of a vertical track`() throws {
    let lines = try upright(columns: 40, rows: 24, direction: .rightToLeft)
    #expect(lines[1...3] == ["  Huge ┬", "       │", " Large ●"])
  }

  @Test func `a vertical slider without Unicode is drawn in ASCII`() throws {
    let slider = Slider(
      stops: try Stops(count: 3),
      presentation: Presentation(orientation: .vertical)
    )
    let style = TerminalStyle(usesUnicode: false, usesColor: false)
    let drawing = CellDrawing(slider: slider, valueText: "2 of 3", style: style)
    #expect(drawing.lines == ["-", "|", "O", "|", "-", "2 of 3"])
  }

  private func upright(
    columns: Int,
    rows: Int,
    direction: LayoutDirection = .leftToRight
  ) throws -> [String] {
    let slider = Slider(
      stops: try Stops(names: ["Tiny", "Small", "Medium", "Large", "Huge"]),
      index: 3,
      presentation: Presentation(
        label: "Text size",
        orientation: .vertical,
        direction: direction
      )
    )
    let style = TerminalStyle(columns: columns, rows: rows, usesColor: false)
    return CellDrawing(slider: slider, valueText: "Large, 4 of 5", style: style).lines
  }

  /// Sliders with few and many stops, plain and with wide names, in all directions, at several
  /// stops.
  private func sliders() throws -> [Slider] {
    let names = ["小", "とても大きい文字", "Ä", "large enough to be cut somewhere", "５"]
    let stops = try [1, 2, 3, 5, 30, 31, 997].map { try Stops(count: $0) } + [Stops(names: names)]
    return stops.flatMap { stops in
      [
        (Orientation.horizontal, LayoutDirection.leftToRight), (.horizontal, .rightToLeft),
        (.vertical, .leftToRight), (.vertical, .rightToLeft),
      ].flatMap { orientation, direction in
        Set([0, stops.count / 3, stops.count - 1]).map { index in
          Slider(
            stops: stops,
            index: index,
            presentation: Presentation(
              label: "音量",
              orientation: orientation,
              direction: direction
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
    let places = Set(layout.ticks.map { $0.frame.origin })
    let isHorizontal = layout.growth.orientation == .horizontal
    let track = layout.track
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() where ["├", "┼", "┤", "┬", "┴"].contains(cell) {
        let point = LayoutPoint(x: Double(column), y: Double(row))
        #expect(track.contains(point) && places.contains(point))
      }
    }
    let ends = isHorizontal ? ["├", "┤"] : ["┬", "┴"]
    let first = cells[Int(track.minY)][Int(track.minX)]
    let last = cells[Int(track.maxY) - 1][Int(track.maxX) - 1]
    #expect([ends[0], "●"].contains(first) && [ends[1], "●"].contains(last))
  }
}
