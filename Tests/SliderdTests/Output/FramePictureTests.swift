// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector
import StepSlider
import TestValues
import Testing

@testable import sliderd

/// The frames of a tree as a picture.
@Suite struct FramePictureTests {
  @Test(arguments: PictureTheme.allCases)
  func `SVG has one numbered frame for each element that is read`(theme: PictureTheme) throws {
    let tree = InspectedTree(.screenWithFindings, phrases: Phrases())
    let picture = FramePicture(of: tree, theme: theme.colors, language: .english)
    let drawing = try SVGContents(picture.svg())
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

  @Test func `a tree with nothing to read still makes a picture`() throws {
    let empty = InspectedTree(AccessibilityContainer(id: "x", children: []), phrases: Phrases())
    let drawing = try SVGContents(FramePicture(of: empty, theme: .light, language: .english).svg())
    #expect(drawing.texts == ["Nothing to read."])
  }

  @Test func `number badges at the same point don't overlap`() {
    let corner = LayoutPoint(x: 5, y: 5)
    let badges = NumberBadges(at: Array(repeating: corner, count: 30)).frames
    for (index, badge) in badges.enumerated() {
      #expect(!badges[..<index].contains { $0.intersection(badge) != nil })
    }
    #expect(badges[0].center == corner)
    #expect(NumberBadges(at: Array(repeating: corner, count: 500)).frames.count == 500)
  }
}
