// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import StepSliderTerminal

@Suite struct PointerControlTests {
  @Test func `a click on a tick moves to its stop, announces it once and commits once`() throws {
    var stage = try PointerStage()
    #expect(stage.report(.press, 13) == ["4 of 5"])
    #expect(stage.report(.release, 13) == [])
    #expect(stage.records == ["3 to 4 press changing", "3 to 4 press committed"])
  }

  @Test func `a click on the thumb announces the value`() throws {
    var stage = try PointerStage()
    #expect(stage.report(.press, 9) == ["3 of 5"])
    #expect(stage.report(.release, 9) == [])
    #expect(stage.records == [])
  }

  @Test func `a click outside the track is ignored`() throws {
    var stage = try PointerStage()
    #expect(stage.report(.press, 13, row: 6) == [] && stage.report(.press, 22) == [])
    #expect(stage.report(.drag, 1) == [] && stage.report(.release, 1) == [])
    #expect(stage.records == [])
  }

  @Test func `the wheel moves one step per notch, and announces an end once per turn`() throws {
    var stage = try PointerStage()
    #expect(stage.report(.wheelUp, 40) == ["4 of 5"])
    #expect(stage.report(.wheelDown, 1) == ["3 of 5"])
    let heard = (0..<5).map { _ in stage.report(.wheelUp, 9) }
    #expect(heard == [["4 of 5"], ["5 of 5, maximum"], [], [], []])
    #expect(stage.report(.wheelUp, 9, after: .seconds(1)) == ["5 of 5, maximum"])
    #expect(stage.records.first == "3 to 4 key committed")
    #expect(stage.report(.wheelDown, 9, row: 6) == [])
  }

  @Test func `a modifier key makes a drag finer`() throws {
    var stage = try PointerStage(count: 1000, columns: 80)
    _ = stage.report(.press, 31)
    let start = stage.control.slider.index
    _ = stage.report(.drag, 32, hasModifier: true)
    #expect((1...3).contains(stage.control.slider.index - start))
    _ = stage.report(.drag, 33)
    #expect((15...20).contains(stage.control.slider.index - start))
  }

  @Test func `in a right-to-left layout, the maximum is at the left`() throws {
    var stage = try PointerStage(direction: .rightToLeft)
    #expect(stage.report(.press, 1) == ["5 of 5, maximum"])
    #expect(stage.report(.drag, 17) == ["1 of 5, minimum"])
    #expect(stage.report(.release, 17) == [])
    #expect(stage.report(.wheelUp, 17) == ["2 of 5"])
  }

  @Test func `a vertical slider has its maximum at the top, and its names can be clicked`() throws {
    var stage = try PointerStage(
      stops: Stops(names: ["Low", "Middle", "High"]),
      orientation: .vertical,
      style: TerminalStyle(rows: 8)
    )
    #expect(stage.drawn == ["┬ High", "│", "● Middle", "┃", "┸ Low", "Middle, 2 of 3"])
    // The cursor is in line 5, and the first line is the screen's line 0: scrolled out.
    #expect(stage.report(.press, 3, row: 4) == ["Low, 1 of 3, minimum"])
    #expect(stage.report(.drag, 1, row: 1) == ["High, 3 of 3, maximum"])
    #expect(stage.report(.release, 1, row: 1) == [])
  }

  @Test func `a click on a label moves to its stop`() throws {
    var stage = try PointerStage(
      stops: Stops(names: ["Low", "Middle", "High"]),
      style: TerminalStyle(columns: 36)
    )
    #expect(stage.drawn == ["┝━━━━━━━━●────────┤  Middle, 2 of 3", "Low   Middle   High"])
    #expect(stage.report(.press, 17, row: 6) == ["High, 3 of 3, maximum"])
    #expect(stage.report(.release, 17, row: 6) == [])
    #expect(stage.report(.press, 2, row: 7) == [])
  }

  @Test(arguments: [
    (SliderAvailability.disabled, "3 of 5, dimmed"), (.readOnly, "3 of 5, read only"),
  ])
  func `a slider that can't be changed says why`(availability: SliderAvailability, words: String)
    throws
  {
    var stage = try PointerStage(availability: availability, columns: 40)
    #expect(stage.report(.press, 13) == [words])
    #expect(stage.report(.drag, 17) == [] && stage.report(.release, 17) == [])
    #expect(stage.report(.wheelUp, 9) == [words])
    #expect(stage.report(.wheelUp, 9) == [])
    #expect(stage.records == [])
  }

  @Test func `the stop of a cell is the nearest on its track, or that of its label`() throws {
    let stops = try Stops(names: ["Low", "Middle", "High"])
    let sliders = ["Bass", "Treble"].map { SliderControl(Slider(stops, id: $0, label: $0)) }
    let style = TerminalStyle(columns: 46)
    let alone = CellDrawing(of: sliders[0], in: style)
    #expect(alone.texts[0].plain == "Bass  ┝━━━━━━━━━━●──────────┤  Middle, 2 of 3")
    #expect(alone.texts[1].plain == "      Low     Middle     High")
    let track = [5, 6, 11, 12, 28, 29].map { alone.stop(line: 0, column: $0)?.index }
    #expect(track == [nil, 0, 0, 1, 2, nil])
    let labels = [5, 6, 10, 16, 28].map { alone.stop(line: 1, column: $0)?.index }
    #expect(labels == [nil, 0, nil, 1, 2] && alone.stop(line: 2, column: 6) == nil)
    let both = CellDrawing(of: SliderPanel(sliders), in: style)
    let second = try #require(both.stop(line: 1, column: both.cursorColumn - 3))
    #expect(second.slider == 1 && second.index == 2)
  }

  @Test func `a pointer event over a panel goes to the slider in its line, or to the held one`()
    throws
  {
    let stops = try Stops(count: 3)
    var panel = SliderPanel(["A", "B"].map { SliderControl(Slider(stops, id: $0, label: $0)) })
    let drawing = CellDrawing(of: panel, in: TerminalStyle(columns: 30))
    let end = LayoutPoint(x: Double(drawing.cursorColumn) - 2.5, y: 1.5)
    let response = panel.handle(.press(at: end), line: 1, on: drawing)
    #expect(
      response.sliderIndex == 1 && panel.focusedIndex == 1 && panel.sliders.map(\.index) == [1, 2]
    )
    _ = panel.handle(.move(to: LayoutPoint(x: 0, y: 0.5)), line: 0, on: drawing)
    #expect(panel.sliders.map(\.index) == [1, 0])
    let cancelled = panel.cancelPointer()
    #expect(cancelled.change?.newIndex == 1 && panel.sliders.map(\.index) == [1, 1])
  }

  @Test func `a click ends a number that is being typed`() throws {
    var stage = try PointerStage(count: 30, columns: 80)
    _ = stage.press(.character("1"))
    _ = stage.report(.press, 1)
    _ = stage.report(.release, 1)
    #expect(stage.press(.character("2")) == ["2"])
  }
}

/// A slider whose value is in the screen's fifth line, with a mouse. By default, each step takes
/// four cells.
struct PointerStage {
  private var panel: SliderPanel
  private(set) var records: [String] = []
  private var time: Duration = .zero
  private let style: TerminalStyle

  init(
    count: Int = 5,
    direction: LayoutDirection = .leftToRight,
    availability: SliderAvailability = .enabled,
    columns: Int = 26
  ) throws {
    try self.init(
      stops: Stops(count: count),
      direction: direction,
      availability: availability,
      style: TerminalStyle(columns: columns, rows: 3)
    )
  }

  init(
    stops: Stops,
    orientation: TrackOrientation = .horizontal,
    direction: LayoutDirection = .leftToRight,
    availability: SliderAvailability = .enabled,
    style: TerminalStyle
  ) {
    self.style = style
    let slider = Slider(
      stops: stops,
      presentation: SliderPresentation(orientation: orientation, layoutDirection: direction),
      availability: availability
    )
    panel = SliderPanel([SliderControl(slider)])
    _ = panel.takeFocus()
  }

  var control: SliderControl { panel.focusedControl }

  var drawn: [String] { drawing.texts.map(\.plain) }

  private var drawing: CellDrawing { CellDrawing(of: control, in: style) }

  /// Returns the announcements for a report, at a time after the last one.
  mutating func report(
    _ action: PointerReport.Action,
    _ column: Int,
    row: Int = 5,
    hasModifier: Bool = false,
    after pause: Duration = .milliseconds(20)
  ) -> [String] {
    time += pause
    let drawing = drawing
    let report = PointerReport(action, column: column, row: row, hasModifier: hasModifier)
    let frame = (drawing, row: 5 - drawing.cursorLine, column: 1)
    return note(panel.point(report, in: frame, at: time))
  }

  mutating func press(_ key: SliderKey) -> [String] { note(panel.press(key, at: time)) }

  private mutating func note(_ response: SliderResponse) -> [String] {
    if let change = response.change {
      records.append(
        "\(change.oldIndex + 1) to \(change.newIndex + 1) \(change.cause) \(change.phase)"
      )
    }
    return response.words.map(\.text)
  }
}
