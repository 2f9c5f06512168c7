// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider
import Testing

@testable import TextSizeTool

@Suite struct TextSizeToolTests {
  @Test(arguments: [
    (["right", "right"], ["Large, 3 of 5", "Very large, 4 of 5"]),
    (["end", "up"], ["Huge, 5 of 5, maximum", "Huge, 5 of 5, maximum"]),
    (["h", "space", "escape"], ["Huge, 5 of 5, maximum", "Huge, 5 of 5", "Medium, 2 of 5"]),
    (["press 108 84", "move 285 90", "release"], ["Medium, 2 of 5", "Very large, 4 of 5"]),
    (["press 370 84", "release"], ["Huge, 5 of 5, maximum"]),
    (["1", "5", "0"], ["1", "15", "Very large, 4 of 5"]),
    (["press 200 10", "move 285 10", "release"], []),
  ])
  func `each change is spoken once, with the new size`(lines: [String], heard: [String]) throws {
    var tool = try TextSizeTool()
    _ = tool.size.takeFocus()
    let responses = lines.map { tool.take($0) }
    #expect(!responses.contains(nil))
    #expect(responses.flatMap { $0?.words.map(\.text) ?? [] } == heard)
  }

  @Test(arguments: [
    (nil, "Medium"), ("", "Medium"), ("large", "Medium"), ("1 5/5 200 Huge", "Huge"),
    ("1 9/9 160 Larger", "Very large"),
  ])
  func `the tool starts with the saved size or the nearest one`(
    saved: String?,
    name: String
  ) throws {
    let tool = try TextSizeTool(saved: saved)
    #expect(tool.size.slider.stop?.name == name)
    #expect(try TextSizeTool(saved: tool.saved).size.slider.stop?.name == name)
  }

  @Test func `the picture shows the page at the chosen size and every name that fits`() throws {
    var tool = try TextSizeTool()
    _ = tool.take("end")
    #expect(tool.picture.contains(#"font-size="200%""#))
    #expect(tool.picture.contains(">Huge</text>"))
  }

  @Test func `the tutorial's picture matches its code`() throws {
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let tutorial = package.appending(path: "Sources/StepSlider/StepSlider.docc/Resources")
    let shown = try String(contentsOf: tutorial.appending(path: "page.svg"), encoding: .utf8)
    var tool = try TextSizeTool()
    _ = tool.take("right")
    #expect(tool.picture == shown)
  }

  @Test(arguments: ["", "press", "press 80", "move 80 nowhere", "release 1", "sideways"])
  func `an invalid input line is rejected`(line: String) throws {
    var tool = try TextSizeTool()
    #expect(tool.take(line) == nil)
  }
}
