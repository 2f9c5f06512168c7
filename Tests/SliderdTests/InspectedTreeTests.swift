// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import TestValues
import Testing

@testable import sliderd

/// Trees that have more in them than a slider.
@Suite struct InspectedTreeTests {
  @Test func `findings follow the elements, numbered as they are read`() {
    let lines = Self.inspected.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    #expect(lines.first == "3 elements in reading order:")
    #expect(
      Array(lines.suffix(6)) == [
        "",
        "3 findings:",
        #"  file-name-label, element 3: The button "go.png" is named after an image file. "#
          + AuditRule.fileNameLabel.remedy,
        #"  empty-modal: The container with the identity "box" is modal and holds nothing that can "#
          + "be read. \(AuditRule.emptyModal.remedy)",
        #"  zero-frame: The text "Flat" has no width or no height on the screen, so that it is "#
          + "never read. \(AuditRule.zeroFrame.remedy)",
        "",
      ]
    )
  }

  @Test func `JSON holds each element and container`() throws {
    let json = Self.inspected.json
    #expect(json.count(where: \.isNewline) == 1 && json.hasSuffix("}\n"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    let tree = try #require(object["tree"] as? [String: Any])
    let nodes = all(in: tree)
    #expect(nodes.map { $0["id"] as? String } == ["screen", "b", "bar", "a", "c", "box", "d", "e"])
    #expect(nodes.map { $0["number"] as? Int } == [nil, 3, nil, 1, 2, nil, nil, nil])
    #expect(
      nodes.map { $0["hidden"] as? Bool } == [nil, false, nil, false, false, nil, false, true]
    )
    #expect(nodes[2]["order"] as? String == "listed" && nodes[0]["order"] as? String == "rtl")
    #expect(nodes[5]["traits"] as? [String] == ["modal"])
    #expect(nodes[4]["actions"] as? [String] == ["escape"])
    #expect(nodes[4]["customActions"] as? [String] == ["Say \"go\""])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(
      findings.map { $0["rule"] as? String } == ["file-name-label", "empty-modal", "zero-frame"]
    )
    #expect(findings.map { $0["id"] as? String } == ["b", "box", "d"])
    #expect(findings.allSatisfy { $0["remedy"] as? String != "" && $0["problem"] is String })
  }

  @Test(arguments: PictureTheme.allCases)
  func `SVG has one numbered frame for each element that is read`(theme: PictureTheme) throws {
    let picture = FramePicture(of: Self.inspected, theme: theme.colors, language: .english)
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

  @Test func `nothing to read is a picture too`() throws {
    let empty = InspectedTree(AccessibilityContainer(id: "x", children: []), phrases: Phrases())
    let drawing = try SVGContents(FramePicture(of: empty, theme: .light, language: .english).svg())
    #expect(drawing.texts == ["Nothing to read."])
    #expect(empty.text == "0 elements in reading order.\n\nNo findings.\n")
  }

  @Test func `numbers of frames in one place stand beside each other`() {
    let corner = LayoutPoint(x: 5, y: 5)
    let badges = NumberBadges(at: Array(repeating: corner, count: 30)).frames
    for (index, badge) in badges.enumerated() {
      #expect(!badges[..<index].contains { $0.intersection(badge) != nil })
    }
    #expect(badges[0].center == corner)
    #expect(NumberBadges(at: Array(repeating: corner, count: 500)).frames.count == 500)
  }

  private func all(in node: [String: Any]) -> [[String: Any]] {
    let children = node["children"] as? [[String: Any]] ?? []
    return [node] + children.flatMap(all)
  }

  private static let inspected: InspectedTree = {
    let group = AccessibilityContainer(
      id: "bar",
      order: .asListed,
      transform: .identity.moved(by: LayoutPoint(x: 50, y: -20)),
      elements: [
        element("a", "One", .staticText, LayoutRect(x: 0, y: 0, width: 30, height: 30))
      ]
    )
    var hidden = element("e", "Gone", .button, LayoutRect(x: 0, y: 0, width: 9, height: 9))
    hidden.isHidden = true
    let tree = AccessibilityContainer(
      id: "screen",
      order: .byPosition(.rightToLeft),
      children: [
        .element(element("b", "go.png", .button, LayoutRect(x: 0, y: 40, width: 44, height: 44))),
        .container(group),
        .element(third),
        .container(AccessibilityContainer(id: "box", traits: .modal, children: [])),
        .element(element("d", "Flat", .staticText, .zero)),
        .element(hidden),
      ]
    )
    return InspectedTree(tree, phrases: Phrases())
  }()

  private static let third = AccessibilityElement(
    id: "c",
    label: "Three",
    value: "<4>",
    traits: .image,
    frame: LayoutRect(x: 50, y: 40, width: 12.5, height: 44),
    actions: [.escape, .custom("Say \"go\"")]
  )

  private static func element(
    _ id: ElementID,
    _ label: String,
    _ traits: Traits,
    _ frame: LayoutRect
  ) -> AccessibilityElement {
    AccessibilityElement(id: id, label: label, traits: traits, frame: frame)
  }
}
