// SPDX-License-Identifier: GPL-3.0-or-later

import Drawings
import Explorer
import StepSlider
import Testing

@testable import TextSizePopOver

@Suite struct TextSizePopOverTests {
  @Test func `the pop-over has a slider of five sizes and returns the cursor`() throws {
    let scenario = """
      start
        Text size, button.
      enter
        Text size options, Text size, horizontal slider, Medium, 2 of 5.
      1 second
        Use Up and Down to adjust.
      down
        Small, 1 of 5, minimum
      down
        Small, 1 of 5, minimum
      up
        Medium, 2 of 5
      up
        Large, 3 of 5
      right
        Done, button.
      right
        Done, last
      enter
        Text size, button.
      enter
        Text size options, Text size, horizontal slider, Large, 3 of 5.
      escape
        Text size, button.
      """
    let heard = try replay(scenario, at: TextSizePopOver())
    #expect(heard == scenario)
  }

  @Test func `switching to seven sizes chooses the nearest one`() throws {
    let scenario = """
      start
        Text size, button.
      enter
        Text size options, Text size, horizontal slider, Medium, 2 of 5.
      up
        Large, 3 of 5
      7
        7 sizes
        Large, 5 of 7
      r
        Text size, horizontal slider, Large, 5 of 7.
      """
    let heard = try replay(scenario, at: TextSizePopOver())
    #expect(heard == scenario)
  }

  @Test func `the page is read by paragraphs, and scrolls with the listener`() throws {
    var page = Scenario(at: try TextSizePopOver(.seven))
    let scenario = """
      start
        Text size, button.
      enter
        Text size options, Text size, horizontal slider, Medium, 3 of 7.
      up
        Bigger, 4 of 7
      up
        Large, 5 of 7
      up
        Very large, 6 of 7
      up
        Huge, 7 of 7, maximum
      escape
        Text size, button.
      right
        Braille, heading.
      right
        Braille is a writing system for people who are blind.
      """
    #expect(try page.replay(scenario) == scenario)
    #expect(page.exploration.content.scroll == 0)
    let end = """
      end
        Louis Braille made it in 1824, when he was fifteen years old.
      """
    let heard = try page.replay(end)
    #expect(heard == end)
    let content = page.exploration.content
    #expect(content.scroll == content.greatestScroll && content.scroll > 0)
    let last = content.accessibilitySnapshot.items.last
    #expect(last?.visibleFrame == last?.frame)
  }

  @Test(arguments: [TextSizePopOver.Sizes.five, .seven])
  func `lines wrap anew at each size and keep their words`(sizes: TextSizePopOver.Sizes) throws {
    var page = try TextSizePopOver(sizes)
    while page.adjust(.decrement) == .done(), page.size.slider.index > 0 {}
    var counts: [Int] = []
    for _ in page.size.slider.stops {
      let lines = page.paragraphs.indices.map(page.lines(ofParagraph:))
      #expect(lines.map { $0.map(\.text).joined(separator: " ") } == page.paragraphs)
      #expect(lines.joined().allSatisfy { $0.size.width <= TextSizePopOver.window.size.width })
      counts.append(lines.joined().count)
      _ = page.adjust(.increment)
    }
    #expect(counts == counts.sorted() && counts[0] < counts[counts.count - 1])
  }
}
