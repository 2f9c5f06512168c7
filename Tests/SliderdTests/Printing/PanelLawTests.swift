// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal
import TestValues
import Testing

@testable import sliderd

/// What holds for a displayed panel in a terminal of any size.
@Suite struct PanelLawTests {
  @Test(arguments: [20, 40, 80, 200], [3, 4, 24])
  func `the mouse reaches each slider, also after others were scrolled away`(
    columns: Int,
    rows: Int
  ) throws {
    let style = TerminalStyle(columns: columns, rows: rows)
    for index in 0..<6 {
      var stage = PanelStage(try .sound(), in: style)
      stage.press(.alt(Character("\(index + 1)")))
      for _ in 0..<2 { stage.press(.tab) }
      // The first line that isn't the focus's; it may be a slider that was scrolled to.
      let line = stage.screen.cursor.line == 0 ? 1 : stage.screen.cursor.line - 1
      try #require(line < rows - 1)
      let label = stage.screen.line(line).dropFirst(2).prefix(4)
      _ = stage.click(line: line, column: 3)
      #expect(stage.panel.focusedControl.slider.presentation.label?.hasPrefix(label) == true)
      #expect(stage.screen.cursor.line < rows)
    }
  }

  @Test(arguments: [60, 80, 200])
  func `a press on a track moves the thumb under the pointer`(columns: Int) throws {
    let style = TerminalStyle(columns: columns)
    for line in 0..<4 {
      var stage = PanelStage(try .sound(), in: style)
      let row = Array(stage.screen.line(line))
      let end = try #require(row.lastIndex { "┤┥●○".contains($0) })
      let words = stage.click(line: line, column: end)
      #expect(words.count == 1 && words[0].hasSuffix(", maximum"))
      let slider = stage.panel.focusedControl.slider
      #expect(slider.index == slider.stops.count - 1)
      #expect(stage.screen.line(line).hasPrefix("►"))
    }
  }

  @Test func `a drag stays with its slider, and the wheel turns the one under the pointer`() throws
  {
    var stage = PanelStage(try .sound(), in: TerminalStyle())
    let end = try #require(Array(stage.screen.line(0)).lastIndex { "┤●".contains($0) })
    #expect(stage.report(.press, line: 0, column: end) == ["100 percent, maximum"])
    #expect(stage.report(.drag, line: 2, column: 0) == ["0 percent, minimum"])
    #expect(stage.report(.release, line: 3, column: 0) == [] && stage.panel.focusedIndex == 0)
    #expect(stage.report(.wheelUp, line: 2, column: 0) == ["Treble, 1"])
    #expect(stage.report(.wheelUp, line: 2, column: 0) == ["2"])
    #expect(stage.report(.wheelUp, line: 9, column: 0) == [])
    #expect(stage.click(line: 4, column: 3) == ["Mode, slider 6 of 6, Speech, 2 of 3, read only."])
  }

  /// What Orca reads in a terminal: all new text after some keys, new text that ends at the cursor
  /// after others, and wherever an arrow key moves the cursor.
  @Test(arguments: 0..<20)
  func `a screen reader finds nothing to read by itself, whatever is pressed`(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let columns = [20, 40, 80, 200].randomElement(using: &random) ?? 80
    let style = TerminalStyle(columns: columns, rows: Int.random(in: 2...9, using: &random))
    var stage = PanelStage(try .sound(), in: style, isRead: true)
    #expect(stage.screen.cells.isEmpty)
    let keys: [SliderKey] = [
      .left, .right, .up, .down, .home, .end, .tab, .tab, .backTab, .controlHome, .controlEnd,
      .alt("3"), .escape, .space, .character("?"), .pageUp, .left, .right,
    ]
    for _ in 0..<40 {
      let key = keys.randomElement(using: &random) ?? .tab
      let old = stage.screen
      stage.press(key, isRead: true)
      let new = stage.screen
      #expect(new.cursor == old.cursor, "the cursor stays in its cell")
      let changes = new.changes(since: old)
      if TerminalReading(after: key) == .everything {
        #expect(changes.allSatisfy { new.cells[$0] == nil }, "nothing but spaces")
      } else if let last = changes.last {
        #expect(last.line != new.cursor.line || last.column + 1 != new.cursor.column)
      }
    }
    stage.show(.reading(.nothing))
    let line = stage.screen.line(stage.screen.cursor.line)
    #expect(line.hasPrefix("►"), "the drawing is back, with the focus at the cursor")
  }

  @Test(arguments: [SliderKey.controlHome, .controlEnd, .up, .tab, .alt("1")])
  func `nothing stays drawn after a key at which Orca reads everything new`(key: SliderKey) throws {
    var stage = PanelStage(try .sound(), in: TerminalStyle(columns: 60), isRead: true)
    stage.press(.tab, isRead: true)
    stage.press(.right, isRead: true)
    #expect(!stage.screen.cells.isEmpty)
    stage.press(key, isRead: true)
    #expect(stage.screen.cells.isEmpty)
  }

  @Test func `if keys are read, the sliders move past the cursor`() throws {
    var stage = PanelStage(try .sound(), in: TerminalStyle(columns: 60), isRead: true)
    stage.press(.tab, isRead: true)
    #expect(stage.screen.cells.isEmpty)
    stage.press(.right, isRead: true)
    #expect(stage.screen.cursor.line == 0 && stage.screen.line(0).hasPrefix("► Bass"))
    #expect(stage.screen.line(1).hasPrefix("  Treble"))
    stage.show(.reading(.nothing))
    #expect(stage.screen.cursor.line == 1 && stage.screen.line(0).hasPrefix("  Volume"))
  }
}
