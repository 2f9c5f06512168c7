// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Any tree, with what a listener hears of it and what would trouble one.
struct InspectedTree {
  let snapshot: AccessibilitySnapshot
  let screens: [LayoutRect]
  let phrases: Phrases
  let findings: [AuditFinding]
  private let outline: AccessibilityOutline

  init(
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
  var text: String {
    (outline.lines + [""] + findingLines).map { $0 + "\n" }.joined()
  }

  /// The findings, a line each below their number.
  var findingLines: [String] {
    guard !findings.isEmpty else { return ["No findings."] }
    let lines = findings.map { finding in
      let element = number(of: finding.id).map { ", element \($0)" } ?? ""
      return "  \(finding.rule.rawValue)\(element): \(finding.problem) \(finding.remedy)"
    }
    return [findings.count.counted("finding") + ":"] + lines
  }

  /// The place of an element in reading order, as people count; `nil` if it isn't read.
  func number(of id: ElementID) -> Int? { snapshot.position(of: id).map { $0 + 1 } }
}

extension Int {
  /// So many things: `1 finding`, `2 findings`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
