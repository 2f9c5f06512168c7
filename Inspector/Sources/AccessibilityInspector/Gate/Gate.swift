// SPDX-License-Identifier: Apache-2.0

package import AccessibilityAudit
import AccessibilityTree
import Spelling

/// What a build tolerates.
package struct Gate: Hashable, Sendable {
  /// The least severity that fails; with `nil`, nothing does.
  var threshold: AuditSeverity?
  var exemptions: [Exemption]
  /// The findings that are known, and don't fail.
  var baseline: Baseline?

  package init(
    threshold: AuditSeverity? = nil,
    exemptions: [Exemption] = [],
    baseline: Baseline? = nil
  ) {
    (self.threshold, self.exemptions, self.baseline) = (threshold, exemptions, baseline)
  }
}

/// What a gate says of each finding.
package struct Verdict: Sendable {
  /// A finding, and what is decided about it.
  package typealias Judgement = (finding: Finding, standing: Standing)

  package enum Standing: Hashable, Sendable {
    /// Nobody knew of it.
    case new
    /// The baseline has it.
    case known
    /// A developer accepts it, for a reason.
    case ignored(String)

    /// Why the finding is ignored; `nil` if it isn't.
    var reason: String? {
      if case .ignored(let reason) = self { reason } else { nil }
    }

    var name: String { reason == nil ? "\(self)" : "ignored" }
  }

  let judgements: [Judgement]
  /// What the baseline has that doesn't occur any more, or wasn't looked for; once for each
  /// occurrence.
  let gone, kept: [Baseline.Entry]
  /// The exemptions that no finding needs.
  let unused: [Exemption]
  private let threshold: AuditSeverity?
  let hasBaseline: Bool

  /// Judges findings. What the baseline says of other rules than those that were checked, or of other
  /// windows than those that were read (`nil` for all), is kept. If not all was read, nothing is gone.
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
        return (finding, .ignored(exemption.reason))
      }
      return (finding, isKnown ? .known : .new)
    }
    let left = rest?.entries ?? []
    func isGone(_ entry: Baseline.Entry) -> Bool {
      isWhole && rules.contains(entry.rule) && entry.isInside(windows)
    }
    (gone, kept) = (left.filter(isGone), left.filter { !isGone($0) })
    unused = gate.exemptions.filter { exemption in
      rules.contains(exemption.rule) && !findings.contains(where: exemption.covers)
    }
    (threshold, hasBaseline) = (gate.threshold, gate.baseline != nil)
  }

  /// The findings that fail the build.
  package var failures: [Finding] {
    threshold == nil ? [] : judgements.filter(isFailing).map(\.finding)
  }

  /// Whether a finding is reported as a failure. Without a threshold, each new one is.
  func isFailing(_ judgement: Judgement) -> Bool {
    guard judgement.standing == .new else { return false }
    return threshold != .error || judgement.finding.rule.severity == .error
  }
}

/// The findings that a program is known to have, as a file that people can read and compare. A
/// finding is known by its rule and its place; places with the same path give as many equal lines.
package struct Baseline: Hashable, Sendable {
  /// A known finding.
  package struct Entry: Hashable, Sendable, Comparable, CustomStringConvertible {
    let rule: AuditRule
    let place: String

    /// The entry as a line of the file.
    package var description: String { "\(rule.name) \(place)" }

    /// Returns whether the place is one of these windows or inside; `nil` stands for all.
    func isInside(_ windows: Set<String>?) -> Bool {
      windows?.contains { (place + Finding.separator).hasPrefix($0 + Finding.separator) } ?? true
    }

    package static func < (first: Entry, second: Entry) -> Bool {
      (first.place, first.rule.rank) < (second.place, second.rule.rank)
    }
  }

  /// How often each finding occurs.
  private var counts: [Entry: Int] = [:]

  private static let header = "# accessibility-inspector baseline, version 1"
  private static let explanation =
    "# Each line is a known finding: its rule and its place. Remove those that are fixed."

  /// Creates a baseline of findings, and of entries of an older one.
  package init(of findings: [Finding], and kept: [Entry] = []) {
    for entry in findings.map(\.entry) + kept { counts[entry, default: 0] += 1 }
  }

  /// Parses the text of a file, or throws the first mistake in it.
  package init(_ text: String) throws(InspectionError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.first == Self.header[...] else {
      let mistake = "line 1 isn't \"\(Self.header)\"; write the file with --write-baseline"
      throw InspectionError(.badInput, mistake)
    }
    for (number, line) in zip(1..., lines) where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw InspectionError(.badInput, "line \(number) has a rule but no place")
      }
      do throws(InspectionError) {
        let entry = Entry(rule: try AuditRule(known: parts[0]), place: parts[1])
        counts[entry, default: 0] += 1
      } catch {
        throw InspectionError(.badInput, "line \(number): \(error)")
      }
    }
  }

  /// The entries in a stable order, each as often as it occurs.
  var entries: [Entry] {
    counts.keys.sorted().flatMap { Array(repeating: $0, count: counts[$0] ?? 0) }
  }

  package var text: String {
    let lines = [Self.header, Self.explanation] + entries.map(\.description)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Removes an entry, and returns whether there was one.
  mutating func take(_ entry: Entry) -> Bool {
    guard let count = counts[entry] else { return false }
    counts[entry] = count > 1 ? count - 1 : nil
    return true
  }
}

extension Finding {
  var entry: Baseline.Entry { Baseline.Entry(rule: rule, place: place) }
}

/// Findings that a developer decided to accept, and why: `missing-label@panel "Toolbar"=hidden soon`.
package struct Exemption: Hashable, Sendable, CustomStringConvertible {
  package let rule: AuditRule
  /// One or more steps of a path, with everything inside; `nil` for every place.
  let place: String?
  let reason: String

  /// Parses a text of the form `RULE[@PLACE]=REASON`, or throws a mistake in it. The equals sign
  /// before the reason is the first one outside of quotation marks.
  package init(_ text: String) throws(InspectionError) {
    var isQuoted = false
    let end = text.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == "=" && !isQuoted
    }
    let subject = text[..<(end ?? text.endIndex)]
      .split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    rule = try AuditRule(known: String(subject.first ?? ""))
    place = subject.dropFirst().first.map(String.init)
    guard !isQuoted || end != nil else {
      let words = SpokenText.cleaned(text)
      throw InspectionError(.usage, "missing closing quotation mark in \"\(words)\"")
    }
    try Self.check(place, of: rule)
    guard let reason = end.flatMap({ SpokenText.spoken(String(text[$0...].dropFirst())) }) else {
      let example = SpokenText.cleaned("\(subject.joined(separator: "@"))=REASON")
      throw InspectionError(.usage, "\(rule.name) needs a reason, as in \"\(example)\"")
    }
    self.reason = reason
  }

  /// Refuses a place that no finding can have.
  private static func check(_ place: String?, of rule: AuditRule) throws(InspectionError) {
    guard let place else { return }
    guard place != "" else {
      throw InspectionError(.usage, "there is no place after \(rule.name)@")
    }
    // The parts at even positions are outside of quotation marks.
    let parts = place.split(separator: "\"", omittingEmptySubsequences: false)
    let outside = parts.enumerated().map { $0.isMultiple(of: 2) ? String($1) : "name" }.joined()
    let steps = outside.split(separator: ">", omittingEmptySubsequences: false)
    guard steps.contains(where: { $0.allSatisfy(\.isWhitespace) }) else { return }
    let mistake = "the place \"\(SpokenText.cleaned(place))\" has an empty step"
    throw InspectionError(.usage, mistake + "; write a name on each side of >")
  }

  func covers(_ finding: Finding) -> Bool {
    guard finding.rule == rule else { return false }
    guard let place else { return true }
    let separator = Finding.separator
    return (separator + finding.place + separator).contains(separator + place + separator)
  }

  package var description: String { rule.name + (place.map { " at \($0)" } ?? "") }
}

extension AuditRule {
  /// Finds a rule by its name, or throws the nearest name.
  package init(known name: String) throws(InspectionError) {
    if let rule = Self.allCases.first(where: { $0.name == name }) {
      self = rule
      return
    }
    let nearest = name.nearest(of: AuditRule.allCases.map(\.name))
    let advice = nearest.map { "did you mean \($0)?" } ?? "--help lists the rules"
    throw InspectionError(.usage, "there is no rule \"\(SpokenText.cleaned(name))\"; \(advice)")
  }

  /// Parses a list of names, separated by commas, or throws one that is unknown.
  package static func list(_ text: String) throws(InspectionError) -> Set<AuditRule> {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    return Set(
      try names.map { name throws(InspectionError) in
        try AuditRule(known: name.filter { !$0.isWhitespace })
      }
    )
  }
}
