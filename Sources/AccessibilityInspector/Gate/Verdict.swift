// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree

/// What a gate says of each finding.
package struct Verdict: Hashable, Sendable {
  /// A finding, and what is decided about it.
  package struct Judgement: Hashable, Sendable {
    let finding: Finding
    let standing: Standing
  }

  /// What is decided about a finding.
  package enum Standing: Hashable, Sendable {
    /// Nobody knew of it.
    case new
    /// The baseline has it.
    case known
    /// A developer accepts it, for a reason.
    case ignored(String)
  }

  /// The findings, in their order.
  let judgements: [Judgement]
  /// What the baseline has and doesn't occur any more, once for each occurrence.
  let gone: [Baseline.Entry]
  /// What the baseline has and wasn't looked for, once for each occurrence.
  let kept: [Baseline.Entry]
  /// The exemptions that no finding needs.
  let unused: [Exemption]
  private let threshold: AuditSeverity?
  /// Whether there was a baseline to compare with.
  let hasBaseline: Bool

  /// Judges findings.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - rules: The rules that were checked. What the baseline says of others is ignored.
  ///   - windows: The first steps of the places that were read; `nil` for all. What the baseline
  ///     says of other windows is ignored.
  ///   - isWhole: Whether all of that was read; otherwise nothing is gone.
  ///   - gate: What is tolerated.
  package init(
    on findings: [Finding],
    of rules: Set<AuditRule> = Set(AuditRule.allCases),
    in windows: Set<String>? = nil,
    isWhole: Bool = true,
    at gate: Gate
  ) {
    var rest = gate.baseline
    judgements = findings.map { finding in
      let isKnown = rest?.take(finding.entry) ?? false
      if let exemption = gate.exemptions.first(where: { $0.covers(finding) }) {
        return Judgement(finding: finding, standing: .ignored(exemption.reason))
      }
      return Judgement(finding: finding, standing: isKnown ? .known : .new)
    }
    let left = rest?.entries ?? []
    let isGone = left.map { isWhole && rules.contains($0.rule) && $0.isInside(windows) }
    gone = zip(left, isGone).filter(\.1).map(\.0)
    kept = zip(left, isGone).filter { !$0.1 }.map(\.0)
    unused = gate.exemptions.filter { exemption in
      rules.contains(exemption.rule) && !findings.contains(where: exemption.covers)
    }
    (threshold, hasBaseline) = (gate.threshold, gate.baseline != nil)
  }

  /// The findings that fail the build.
  package var failures: [Finding] {
    guard let threshold else { return [] }
    return judgements.lazy.filter { $0.standing == .new }.map(\.finding)
      .filter { $0.rule.severity >= threshold }
  }

  /// Whether a finding is reported as a failure. Without a threshold, each new one is.
  func isFailing(_ judgement: Judgement) -> Bool {
    judgement.standing == .new && judgement.finding.rule.severity >= threshold ?? .warning
  }
}
