// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree
import Notation

/// A tree of any program, with its spoken words and the findings of an audit.
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
    rules: Set<AuditRule> = Set(AuditRule.allCases),
    phrases: Phrases
  ) {
    snapshot = AccessibilitySnapshot(of: tree, focus: focus)
    findings = AccessibilityAudit(of: tree, screens: screens, rules: rules).findings
    outline = AccessibilityOutline(of: tree, phrases: phrases)
    (self.screens, self.phrases) = (screens, phrases)
  }

  /// The elements, one per line, and then the findings.
  package var text: String {
    (outline.lines + [""] + findingLines).map { $0 + "\n" }.joined()
  }

  /// The findings, one per line, after a line with their number.
  package var findingLines: [String] {
    guard !findings.isEmpty else { return ["No findings."] }
    let lines = findings.map { finding in
      let element = number(of: finding.id).map { ", element \($0)" } ?? ""
      return "  \(finding.rule.rawValue)\(element): \(finding.problem) \(finding.remedy)"
    }
    return [findings.count.counted("finding") + ":"] + lines
  }

  /// Returns an element's position in reading order, counting from 1; `nil` if it isn't read.
  package func number(of id: ElementID) -> Int? { snapshot.position(of: id).map { $0 + 1 } }
}
