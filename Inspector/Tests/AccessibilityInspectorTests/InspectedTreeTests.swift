// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree
import Foundation
import TestValues
import Testing

@testable import AccessibilityInspector

/// A tree as text and as JSON.
@Suite struct InspectedTreeTests {
  private static let report = Report(
    of: InspectedTree(.screenWithFindings, phrases: ElementPhrases())
  )

  @Test func `findings follow the elements and use their numbers`() {
    let text = Self.report.text
    #expect(text.hasPrefix("3 elements in reading order:\n"))
    let expected = """

      3 findings (3 errors):

      error file-name-label, element 3: The button "go.png" has the name of an image file as its label.
        Place: button "go.png". At 0, 40, size 44 by 44.
        Heard: go.png, button.
        Why: A file's name doesn't say what it shows or does. WCAG 2.2, 1.1.1 Non-text Content.
        Remedy: \(AuditRule("file-name-label").remedy)

      error empty-modal: The container with the identity "box" is modal but contains nothing that can \
      be read.
        Place: container with the identity "box".
        A listener hears nothing there.
        Why: Listeners are told of something that isn't there. ARIA Authoring Practices, Dialog \
      (Modal) Pattern.
        Remedy: \(AuditRule("empty-modal").remedy)

      error zero-frame: The text "Flat" has no width or no height on the screen, so it is never read.
        Place: text "Flat".
        A listener hears nothing there.
        Why: Screen readers skip what has no size, so nobody hears it. AT-SPI, Component.get_extents.
        Remedy: \(AuditRule("zero-frame").remedy)

      """
    #expect(text.hasSuffix(expected))
  }

  @Test func `JSON contains each element and container`() throws {
    let json = Self.report.json
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

  @Test func `an empty tree is reported`() {
    let empty = InspectedTree(
      AccessibilityContainer(id: "x", children: []),
      phrases: ElementPhrases()
    )
    #expect(Report(of: empty).text == "0 elements in reading order.\n\nNo findings.\n")
  }

  private func all(in node: [String: Any]) -> [[String: Any]] {
    let children = node["children"] as? [[String: Any]] ?? []
    return [node] + children.flatMap(all)
  }
}

/// Findings in a tree that comes from another program.
@Suite struct FindingTests {
  private static let panel = ["frame \"Notes\"", "tool bar"]
  private static let second: ElementID = "frame \"Notes\" > push button 2"
  private static let origins: [ElementID: ForeignTree.Origin] = [
    "71": .init(steps: panel + ["push button"], identity: "open-button"),
    second: .init(steps: panel + ["push button"], identity: ""),
  ]

  private func findings(in toolkit: AuditRule.Toolkit) -> [Finding] {
    let buttons = [0.0, 10].map { x in
      AccessibilityElement(
        id: x == 0 ? "71" : Self.second,
        traits: .button,
        frame: LayoutRect(x: x, y: 0, width: 20, height: 30)
      )
    }
    let tree = AccessibilityContainer(id: "bar", elements: buttons)
    return InspectedTree(
      tree,
      origins: Self.origins,
      toolkit: toolkit,
      rules: ["missing-label", "overlapping-frames"],
      phrases: ElementPhrases()
    ).findings
  }

  @Test func `a finding says where a widget is, and names its id`() {
    let findings = findings(in: .other)
    #expect(findings.map(\.rule) == ["missing-label", "overlapping-frames", "missing-label"])
    #expect(findings[0].place == #"frame "Notes" > tool bar > push button"#)
    #expect(findings[0].toolkitID == "open-button" && findings[2].toolkitID == "")
    #expect(
      findings[0].problem == #"The button with the identity "open-button" has no label or value."#
    )
    #expect(findings[2].problem == "The button has no label or value.")
    #expect(
      findings[1].problem
        == #"The button with the identity "open-button" is partly covered by the button at "#
        + #"frame "Notes" > tool bar > push button."#
    )
    #expect(findings[0].lines[1].hasPrefix(#"  Place: frame "Notes" > tool bar > push button. "#))
    #expect(findings[0].lines[1].contains("Identity open-button. At 0, 0, size 20 by 30."))
  }

  @Test func `a label that reads like an identity stays as it is`() {
    let label = #"Row with the identity "71""#
    let row = AccessibilityElement(
      id: "71",
      label: label,
      hint: label,
      frame: LayoutRect(x: 0, y: 0, width: 20, height: 30)
    )
    let tree = AccessibilityContainer(id: "list", elements: [row])
    let findings = InspectedTree(tree, origins: Self.origins, phrases: ElementPhrases()).findings
    #expect(
      findings.map(\.problem)
        == [#"The element "Row with the identity "71"" has a hint that adds nothing new."#]
    )
  }

  @Test func `a remedy names the functions of the program's toolkit`() {
    #expect(findings(in: .gtk4)[0].remedy.contains("gtk_accessible_update_property"))
    #expect(findings(in: .gtk3)[0].remedy.contains("atk_object_set_name"))
    #expect(findings(in: .qt)[0].remedy.contains("setAccessibleName"))
    #expect(findings(in: .other)[0].remedy == AuditRule("missing-label").remedy)
  }

  @Test func `a toolkit is known by what it calls itself on the bus`() {
    let names = ["gtk", "GTK", "Qt", "StepSlider", "Chromium", ""]
    #expect(
      names.map { ForeignTree(of: ForeignProgram(toolkit: $0)).toolkit } == [
        .gtk3, .gtk4, .qt, .accessibilityTree, .other, .other,
      ]
    )
  }

  @Test func `what a listener doesn't hear isn't given words`() throws {
    let silent = AccessibilityElement(id: "x", frame: LayoutRect(x: 0, y: 0, width: 30, height: 30))
    let tree = AccessibilityContainer(id: "c", elements: [silent])
    let report = Report(of: InspectedTree(tree, phrases: ElementPhrases()))
    #expect(!report.text.contains("Nothing found"))
    #expect(report.text.contains("1. A listener hears nothing here. Identity x."))
    #expect(report.text.contains("  A listener hears nothing there.\n"))
    #expect(report.json.contains(#""words":null"#))
  }
}
