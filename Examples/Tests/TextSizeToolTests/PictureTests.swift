// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider
import Testing

@testable import TextSizeTool

@Suite struct PictureTests {
  @Test func `the page is drawn in the chosen size`() throws {
    var tool = try TextSizeTool()
    _ = tool.take(.key(.end))
    let svg = Picture(tool: tool).svg
    #expect(svg.contains(#"font-size="200%""#))
    #expect(svg.contains("<title>Huge, 5 of 5</title>"))
  }

  @Test(arguments: ["left", "right", "end"])
  func `the thumb is drawn where a pointer finds it`(key: String) throws {
    var tool = try TextSizeTool()
    _ = tool.take(try #require(Input(key)))
    let thumb = tool.drawing.layout.thumb(at: tool.slider.index)
    let svg = Picture(tool: tool).svg
    let (x, y) = (Int(thumb.minX), Int(thumb.minY))
    #expect(svg.contains(#"<rect x="\#(x)" y="\#(y)" width="24" height="24" rx="12""#))
    #expect(tool.target(at: thumb.center) == .thumb)
  }

  @Test func `the tutorial shows the picture of its own code`() throws {
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let tutorial = package.appending(path: "Sources/StepSlider/StepSlider.docc/Resources")
    let shown = try String(contentsOf: tutorial.appending(path: "page.svg"), encoding: .utf8)
    var tool = try TextSizeTool()
    _ = tool.take(.key(.right))
    #expect(Picture(tool: tool).svg == shown)
  }
}
