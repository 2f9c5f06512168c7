// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree
import Notation

// The format that continuous integration reads test results in. It has no standard; this is what
// Jenkins, GitLab and GitHub's actions agree on: each finding is a test that fails, and each rule
// without findings is one that passes. What doesn't fail the build is skipped.
extension Report {
  /// The rules and findings as tests, in the XML of JUnit.
  package var junit: String {
    let cases =
      (isWhole ? [] : [cut]) + AuditRule.allCases.filter(tree.rules.contains).flatMap(cases)
    let counts: XMLElement.Attributes = [
      ("name", name), ("tests", "\(cases.count)"),
      ("failures", "\(verdict.judgements.count(where: verdict.isFailing))"),
      ("errors", isWhole ? "0" : "1"),
    ]
    let skipped = verdict.judgements.count { !verdict.isFailing($0) }
    let more = [("skipped", "\(skipped)"), ("time", "0")]
    let suite = XMLElement("testsuite", counts + more, children: cases)
    let suites = XMLElement("testsuites", counts, children: [suite])
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(suites.text)\n"
  }

  private var name: String { "accessibility of \(program)" }

  /// The test that a program that was read in part doesn't pass.
  private var cut: XMLElement {
    let error = XMLElement("error", [("message", notes.joined(separator: " "))])
    return test("all of the program is read", [error])
  }

  private func cases(of rule: AuditRule) -> [XMLElement] {
    let judgements = verdict.judgements.filter { $0.finding.rule == rule }
    guard !judgements.isEmpty else { return [test(rule.name)] }
    return judgements.map { judgement in
      test("\(rule.name) at \(judgement.finding.place)", [outcome(of: judgement)])
    }
  }

  private func test(_ name: String, _ outcome: [XMLElement] = []) -> XMLElement {
    let attributes = [("classname", self.name), ("name", name), ("time", "0")]
    return XMLElement("testcase", attributes, children: outcome)
  }

  private func outcome(of judgement: Verdict.Judgement) -> XMLElement {
    let finding = judgement.finding
    if verdict.isFailing(judgement) {
      let kind = [("type", finding.rule.severity.rawValue), ("message", finding.problem)]
      return XMLElement("failure", kind, text: finding.lines.joined(separator: "\n"))
    }
    let reason =
      switch judgement.standing {
      case .ignored(let reason): "ignored: \(reason)"
      case .known: "in the baseline: \(finding.problem)"
      case .new: "\(finding.rule.severity.rawValue): \(finding.problem)"
      }
    return XMLElement("skipped", [("message", reason)])
  }
}
