// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Foundation
import TestValues
import Testing

@testable import AccessibilityInspector

/// The frames of a tree as a picture.
@Suite struct FramePictureTests {
  private static let tree = InspectedTree(.screenWithFindings, phrases: ElementPhrases())

  @Test func `SVG has one numbered frame for each element that is read`() throws {
    let drawing = try SVGContents(Self.tree.svg())
    let words = ["1. One.", "2. Three, <4>, image.", "3. go.png, button."]
    #expect(
      drawing.texts == [words.joined(separator: " ")] + zip(words, 1...).flatMap { [$0, "\($1)"] }
    )
    let frames = drawing.elements.filter { $0.attributes["stroke-width"] == "2" }
    #expect(
      frames.map { frame in ["x", "y", "width", "height"].map { frame.attributes[$0] ?? "" } }
        == [
          ["50", "-20", "30", "30"], ["50", "40", "12.5", "44"], ["0", "40", "44", "44"],
        ]
    )
    #expect(drawing.elements.first?.attributes["viewBox"] == "-18 -38 116 140")
  }

  @Test func `a selective picture numbers only elements with findings`() throws {
    let drawing = try SVGContents(Self.tree.svg(isSelective: true))
    #expect(drawing.texts == ["3. go.png, button.", "3. go.png, button.", "3"])
    #expect(drawing.elements.count { $0.attributes["stroke-width"] == "0.5" } == 2)
  }

  @Test func `a screenshot lies below the frames, at its own size`() throws {
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    png.append(contentsOf: Array("IHDR".utf8) + [0, 0, 1, 2, 0, 0, 0, 200])
    let screenshot = try #require(XMLElement(screenshot: png))
    let drawing = try SVGContents(Self.tree.svg(over: screenshot))
    let image = try #require(drawing.elements.first { $0.name == "image" })
    #expect(image.attributes["width"] == "258" && image.attributes["height"] == "200")
    #expect(image.attributes["href"] == "data:image/png;base64,\(png.base64EncodedString())")
    #expect(drawing.elements.first?.attributes["viewBox"] == "-18 -38 116 140")
    #expect(XMLElement(screenshot: png.dropLast()) == nil)
    #expect(XMLElement(screenshot: Data("GIF89a, which is no PNG file".utf8)) == nil)
  }

  @Test func `a tree with nothing to read still makes a picture`() throws {
    let empty = InspectedTree(
      AccessibilityContainer(id: "x", children: []),
      phrases: ElementPhrases()
    )
    let drawing = try SVGContents(empty.svg())
    #expect(drawing.texts == ["Nothing to read."])
  }

  @Test func `number badges at the same point don't overlap`() {
    let corner = LayoutPoint(x: 5, y: 5)
    let badges = InspectedTree.badges(at: Array(repeating: corner, count: 30))
    for (index, badge) in badges.enumerated() {
      #expect(!badges[..<index].contains { $0.intersection(badge) != nil })
    }
    #expect(badges[0].center == corner)
    #expect(InspectedTree.badges(at: Array(repeating: corner, count: 500)).count == 500)
  }
}
