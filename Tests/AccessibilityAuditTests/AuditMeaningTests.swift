// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree
import TestFiles
import Testing

/// What a developer learns of each rule.
@Suite struct AuditMeaningTests {
  @Test func `each rule says why it matters and what it follows`() {
    #expect(Set(AuditRule.allCases.map(\.reason)).count == AuditRule.allCases.count)
    for rule in AuditRule.allCases {
      #expect(rule.reason.hasSuffix("."))
      #expect(rule.criterion.address.hasPrefix("https://"))
    }
    #expect(
      AuditRule("small-target").criterion.description == "WCAG 2.2, 2.5.8 Target Size (Minimum)"
    )
  }

  @Test func `a rule is written as its name`() async {
    #expect("small-target" == AuditRule.smallTarget && "\(AuditRule.cutText)" == "cut-text")
    await #expect(processExitsWith: .failure) { _ = AuditRule("small-targets") }
  }

  @Test func `the guide lists every rule as it is`() throws {
    let guide = try ProjectFile.text("docs/guide/testing.md")
    for rule in AuditRule.allCases {
      let follows = "[\(rule.criterion)](\(rule.criterion.address))"
      let row = "| `\(rule.name)` | \(rule.severity.rawValue) | \(rule.reason) | \(follows) |"
      #expect(guide.contains(row + "\n"), "\(rule.name)")
    }
  }

  @Test(arguments: AuditRule.Toolkit.allCases)
  func `remedies name what to call in a toolkit`(toolkit: AuditRule.Toolkit) {
    for rule in AuditRule.allCases { #expect(rule.remedy(in: toolkit).hasSuffix(".")) }
    let names: [AuditRule.Toolkit: String] = [
      .gtk3: "atk_object_set_name", .gtk4: "GTK_ACCESSIBLE_PROPERTY_LABEL",
      .qt: "setAccessibleName",
    ]
    let remedy = AuditRule("missing-label").remedy(in: toolkit)
    #expect(remedy.contains(names[toolkit] ?? AuditRule("missing-label").remedy))
    #expect(AuditRule("cut-text").remedy(in: toolkit) == AuditRule("cut-text").remedy)
  }
}
