// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Notation

/// What an inspection found, and what a gate says of it; in any format.
package struct Report {
  /// The program that was inspected.
  package struct Subject: Hashable, Sendable {
    let name: String
    let toolkit: String
    /// Whether all of its objects were read.
    let isWhole: Bool
    /// What went wrong while it was read, as clauses.
    let notes: [String]

    package init(name: String, toolkit: String, isWhole: Bool, notes: [String]) {
      (self.name, self.toolkit) = (SpokenText.cleaned(name), SpokenText.cleaned(toolkit))
      (self.isWhole, self.notes) = (isWhole, notes)
    }
  }

  package let tree: InspectedTree
  /// The program; `nil` for a tree that isn't a program's.
  let subject: Subject?
  package let verdict: Verdict

  package init(of tree: InspectedTree, from subject: Subject? = nil, at gate: Gate = Gate()) {
    (self.tree, self.subject) = (tree, subject)
    verdict = Verdict(
      on: tree.findings,
      of: tree.rules,
      in: tree.windows,
      isWhole: subject?.isWhole ?? true,
      at: gate
    )
  }

  /// The findings that the baseline should have, so that none is new next time, and what it has of
  /// rules and windows that weren't looked at.
  package var baseline: Baseline {
    Baseline(
      of: verdict.judgements.compactMap { judgement in
        if case .ignored = judgement.standing { return nil }
        return judgement.finding
      },
      and: verdict.kept
    )
  }
}

// Text.
extension Report {
  /// Whether all of the program was read.
  package var isWhole: Bool { subject?.isWhole ?? true }

  /// What went wrong while the program was read, as sentences.
  package var notes: [String] {
    let cut = isWhole ? [] : ["Not all of the program was read."]
    return cut + (subject?.notes ?? []).map { "While it was read, \($0)." }
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
    (newLines + otherLines + noteLines).map { $0 + "\n" }.joined()
  }

  private var newLines: [String] {
    let new = verdict.judgements.filter { $0.standing == .new }.map(\.finding)
    guard !new.isEmpty else { return ["No \(noun)s."] }
    return ["\(new.counted(noun)):"] + new.flatMap { [""] + $0.lines }
  }

  private var otherLines: [String] {
    let known = verdict.judgements.count { $0.standing == .known }
    let ignored = verdict.judgements.compactMap { judgement -> String? in
      guard case .ignored(let reason) = judgement.standing else { return nil }
      return "Ignored: \(judgement.finding.rule.name) at \(judgement.finding.place): \(reason)"
    }
    let gone = verdict.gone.map { "No longer found: \($0.rule.name) at \($0.place)" }
    let unused = verdict.unused.map { "Nothing to ignore: \($0)" }
    let lines = (known > 0 ? ["In the baseline: \(known.counted("finding"))"] : []) + ignored
    return ([lines, gone, unused].flatMap(\.self)).isEmpty ? [] : [""] + lines + gone + unused
  }

  private var noteLines: [String] {
    notes.isEmpty ? [] : [""] + notes
  }
}
