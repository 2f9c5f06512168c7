// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree
import Notation

/// What an inspection found, and what a gate says of it; in any format.
package struct Report {
  package let tree: InspectedTree
  /// The name of the program, and that of its toolkit.
  let (program, toolkit): (String, String)
  /// Whether all of its objects were read.
  package let isWhole: Bool
  let faults: [Fault]
  package let verdict: Verdict

  package init(
    of tree: InspectedTree,
    from program: ForeignProgram = .blank,
    at gate: Gate = Gate()
  ) {
    self.tree = tree
    self.program = SpokenText.cleaned(program.name)
    toolkit = SpokenText.cleaned(program.toolkit)
    (isWhole, faults) = (!program.isCut, program.faults)
    let (findings, rules, windows) = (tree.findings, tree.rules, tree.windows)
    verdict = Verdict(on: findings, of: rules, in: windows, isWhole: isWhole, at: gate)
  }

  /// The findings that the baseline should have, so that none is new next time, and what it has of
  /// rules and windows that weren't looked at.
  package var baseline: Baseline {
    Baseline(
      of: verdict.judgements.filter { $0.standing.reason == nil }.map(\.finding),
      and: verdict.kept
    )
  }
}

// Text.
extension Report {
  /// What went wrong while the program was read, as sentences.
  package var notes: [String] {
    let cut = isWhole ? [] : ["Not all of the program was read."]
    return cut + faults.map { "While it was read, \($0)." }
  }

  /// Why the build fails, such as "2 new findings (2 errors)"; `nil` if it doesn't.
  package var failure: String? {
    verdict.failures.isEmpty ? nil : verdict.failures.counted(noun)
  }

  private var noun: String { verdict.hasBaseline ? "new finding" : "finding" }

  /// The elements, one per line, and then the findings.
  package var text: String {
    (tree.outline.lines + [""]).map { $0 + "\n" }.joined() + findingText
  }

  /// The findings and what was decided about them.
  package var findingText: String {
    let noteLines = notes.isEmpty ? [] : [""] + notes
    return (newLines + otherLines + noteLines).map { $0 + "\n" }.joined()
  }

  private var newLines: [String] {
    let new = verdict.judgements.filter { $0.standing == .new }.map(\.finding)
    guard !new.isEmpty else { return ["No \(noun)s."] }
    return ["\(new.counted(noun)):"] + new.flatMap { [""] + $0.lines }
  }

  private var otherLines: [String] {
    let known = verdict.judgements.count { $0.standing == .known }
    let ignored = verdict.judgements.compactMap { finding, standing in
      standing.reason.map { "Ignored: \(finding.rule.name) at \(finding.place): \($0)" }
    }
    let gone = verdict.gone.map { "No longer found: \($0.rule.name) at \($0.place)" }
    let unused = verdict.unused.map { "Nothing to ignore: \($0)" }
    let lines = (known > 0 ? ["In the baseline: \(known.counted("finding"))"] : []) + ignored
    return ([lines, gone, unused].flatMap(\.self)).isEmpty ? [] : [""] + lines + gone + unused
  }
}
