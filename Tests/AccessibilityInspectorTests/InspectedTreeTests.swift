// SPDX-License-Identifier: Apache-2.0

import AccessibilityInspector
import AccessibilityTree
import Foundation
import TestValues
import Testing

/// A tree as text and as JSON.
@Suite struct InspectedTreeTests {
  private static let inspected = InspectedTree(.screenWithFindings, phrases: Phrases())

  @Test func `findings follow the elements and use their numbers`() {
    let lines = Self.inspected.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    #expect(lines.first == "3 elements in reading order:")
    #expect(
      Array(lines.suffix(6)) == [
        "",
        "3 findings:",
        #"  file-name-label, element 3: The button "go.png" has the name of an image file as its "#
          + "label. \(AuditRule.fileNameLabel.remedy)",
        #"  empty-modal: The container with the identity "box" is modal but contains nothing that can "#
          + "be read. \(AuditRule.emptyModal.remedy)",
        #"  zero-frame: The text "Flat" has no width or no height on the screen, so it is "#
          + "never read. \(AuditRule.zeroFrame.remedy)",
        "",
      ]
    )
  }

  @Test func `JSON contains each element and container`() throws {
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

  @Test func `an empty tree is reported`() {
    let empty = InspectedTree(AccessibilityContainer(id: "x", children: []), phrases: Phrases())
    #expect(empty.text == "0 elements in reading order.\n\nNo findings.\n")
  }

  private func all(in node: [String: Any]) -> [[String: Any]] {
    let children = node["children"] as? [[String: Any]] ?? []
    return [node] + children.flatMap(all)
  }
}
