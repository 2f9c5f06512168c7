// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree
import Notation

/// Any tree, with what a listener hears of it and what would trouble one.
package struct InspectedTree {
  package let snapshot: AccessibilitySnapshot
  let screens: [LayoutRect]
  package let phrases: Phrases
  package let findings: [AuditFinding]
  private let outline: AccessibilityOutline

  package init(
    _ tree: AccessibilityContainer,
    focus: ElementID? = nil,
    screens: [LayoutRect] = [],
    phrases: Phrases
  ) {
    snapshot = AccessibilitySnapshot(of: tree, focus: focus)
    findings = AccessibilityAudit(of: tree, screens: screens).findings
    outline = AccessibilityOutline(of: tree, phrases: phrases)
    (self.screens, self.phrases) = (screens, phrases)
  }

  /// The elements, a line each, and then the findings.
  package var text: String {
    (outline.lines + [""] + findingLines).map { $0 + "\n" }.joined()
  }

  /// The findings, a line each below their number.
  package var findingLines: [String] {
    guard !findings.isEmpty else { return ["No findings."] }
    let lines = findings.map { finding in
      let element = number(of: finding.id).map { ", element \($0)" } ?? ""
      return "  \(finding.rule.rawValue)\(element): \(finding.problem) \(finding.remedy)"
    }
    return [findings.count.counted("finding") + ":"] + lines
  }

  /// The number of an element in reading order, from 1; `nil` if it isn't read.
  package func number(of id: ElementID) -> Int? { snapshot.position(of: id).map { $0 + 1 } }
}
