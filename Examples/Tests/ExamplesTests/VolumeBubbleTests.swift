// SPDX-License-Identifier: GPL-3.0-or-later

import Drawings
import StepSlider
import Testing

@testable import VolumeBubble

@Suite struct VolumeBubbleTests {
  @Test func `the side keys are silent while the cursor is on another element`() throws {
    let scenario = """
      start
        Radio, heading.
      +
      +
      right
        Evening concert.
      right
        Play, switch, off.
      -
      enter
        on
      right
        Volume, horizontal slider, 45 percent, minimum 0 percent, maximum 100 percent.
      right
        Volume, last
      """
    let heard = try replay(scenario, at: VolumeBubble())
    #expect(heard == scenario)
  }

  @Test func `the slider speaks its value no matter which keys change it`() throws {
    let scenario = """
      start
        Radio, heading.
      end
        Volume, horizontal slider, 40 percent, minimum 0 percent, maximum 100 percent.
      up
        45 percent
      +
        50 percent
      -
        45 percent
      down
        40 percent
      """
    let heard = try replay(scenario, at: VolumeBubble())
    #expect(heard == scenario)
  }

  @Test func `each push beyond an end is answered, and reaching the end is spoken once`() throws {
    let reached = """
      +
        100 percent, maximum
      +
        100 percent, maximum
      up
        100 percent, maximum
      -
        95 percent
      """
    var scenario = Scenario(at: try VolumeBubble())
    _ = try scenario.replay("start\nend\n" + String(repeating: "+\n", count: 11))
    #expect(try scenario.replay(reached) == reached)
    let away = """
      home
        Radio, heading.
      +
      +
        100 percent, maximum
      """
    #expect(try scenario.replay(away) == away)
  }

  @Test func `the bubble is drawn for two seconds and never read`() throws {
    var radio = try VolumeBubble()
    let quiet = radio.drawing
    radio.turn(louder: true)
    for _ in 0..<VolumeBubble.bubbleSeconds {
      #expect(radio.showsBubble)
      #expect(radio.drawing.accessibilityTree.children.map(\.id).contains("bubble"))
      let snapshot = radio.accessibilitySnapshot
      #expect(snapshot.items.map(\.element.id) == ["title", "program", "play", "volume"])
      #expect(snapshot.item(at: LayoutPoint(x: 180, y: 100))?.element.id == "play")
      radio.secondPassed()
    }
    #expect(!radio.showsBubble)
    radio.turn(louder: false)
    for _ in 0..<VolumeBubble.bubbleSeconds { radio.secondPassed() }
    #expect(radio.drawing == quiet)
  }
}
