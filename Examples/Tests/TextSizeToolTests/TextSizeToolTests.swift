// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider
import Testing

@testable import TextSizeTool

@Suite struct TextSizeToolTests {
  @Test func `a reader hears what can be set, and how`() throws {
    var tool = try TextSizeTool()
    let heard = tool.focus()
    #expect(heard == "Text size, horizontal slider, Medium, 2 of 5. Use the arrow keys to adjust.")
  }

  @Test(arguments: [
    (["right", "right"], ["Large, 3 of 5", "Very large, 4 of 5"]),
    (["end", "up"], ["Huge, 5 of 5, maximum", "Huge, 5 of 5, maximum"]),
    (["page-down"], ["Small, 1 of 5, minimum"]),
    (["h", "4", "space"], ["Huge, 5 of 5, maximum", "Very large, 4 of 5", "Very large, 4 of 5"]),
    (["right", "escape"], ["Large, 3 of 5", "Medium, 2 of 5"]),
    (["x"], []),
    (["press 115 86", "move 285 90", "release"], ["Very large, 4 of 5"]),
    (["press 370 86", "release"], ["Huge, 5 of 5, maximum"]),
    (["press 115 86", "move 200 90", "cancel"], ["Large, 3 of 5", "Medium, 2 of 5"]),
    (
      ["press 115 86", "move 285 90", "escape", "move 284 90", "release"],
      ["Very large, 4 of 5", "Medium, 2 of 5"]
    ),
    (
      ["press 115 86", "move 200 90", "right", "move 201 90", "release"],
      ["Large, 3 of 5", "Very large, 4 of 5"]
    ),
    (["press 30 86", "move 115 86", "release"], ["Small, 1 of 5, minimum", "Medium, 2 of 5"]),
    (["press 252 120", "release"], ["Very large, 4 of 5"]),
    (["press 200 10", "move 285 10", "release"], []),
    (["wheel 1", "wheel -2"], ["Large, 3 of 5", "Small, 1 of 5, minimum"]),
  ])
  func `each change is said once, in the words of the new size`(
    lines: [String],
    heard: [String]
  ) throws {
    var tool = try TextSizeTool()
    _ = tool.focus()
    let words = try lines.compactMap { line in
      let input = try #require(Input(line))
      return tool.take(input)
    }
    #expect(words == heard)
  }

  @Test(arguments: [PointerEvent.release, .move(to: LayoutPoint(x: 370, y: 90), speed: .full)])
  func `a drag that is ended by disabling the tool is said to go back`(event: PointerEvent) throws {
    var tool = try TextSizeTool()
    _ = tool.follow(.press(at: LayoutPoint(x: 115, y: 86)))
    _ = tool.follow(.move(to: LayoutPoint(x: 285, y: 86), speed: .full))
    tool.slider.availability = .disabled
    #expect(tool.follow(event) == "Medium, 2 of 5")
  }

  @Test func `a pointer is over what is drawn there`() throws {
    let tool = try TextSizeTool()
    #expect(tool.target(at: LayoutPoint(x: 115, y: 90)) == .thumb)
    #expect(tool.target(at: LayoutPoint(x: 370, y: 90)) == .tick(4))
    #expect(tool.target(at: LayoutPoint(x: 240, y: 90)) == .track)
    #expect(tool.target(at: LayoutPoint(x: 240, y: 20)) == nil)
  }

  @Test(arguments: ["", "press", "press 80", "move 80 nowhere", "release 1", "sideways"])
  func `a line that is no input is refused`(line: String) {
    #expect(Input(line) == nil)
  }
}
