// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree
import Spelling

/// Findings that a developer decided to accept, and why: `missing-label@panel "Toolbar"=hidden soon`.
package struct Exemption: Hashable, Sendable, CustomStringConvertible {
  package let rule: AuditRule
  /// One or more steps of a path, with everything inside; `nil` for every place.
  let place: String?
  let reason: String

  /// Parses a text of the form `RULE[@PLACE]=REASON`. The equals sign before the reason is the first
  /// one outside of quotation marks.
  ///
  /// - Throws: A ``GateError`` if the rule is unknown or the reason is missing.
  package init(_ text: String) throws(GateError) {
    var isQuoted = false
    let end = text.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == "=" && !isQuoted
    }
    let subject = text[..<(end ?? text.endIndex)].split(
      separator: "@",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    rule = try AuditRule(known: String(subject.first ?? ""))
    place = subject.dropFirst().first.map(String.init)
    guard !isQuoted || end != nil else {
      throw GateError("missing closing quotation mark in \"\(SpokenText.cleaned(text))\"")
    }
    try Self.check(place, of: rule)
    guard let reason = end.flatMap({ SpokenText.spoken(String(text[$0...].dropFirst())) }) else {
      let example = "\(subject.joined(separator: "@"))=REASON"
      throw GateError("\(rule.rawValue) needs a reason, as in \"\(SpokenText.cleaned(example))\"")
    }
    self.reason = reason
  }

  /// Refuses a place that no finding can have.
  private static func check(_ place: String?, of rule: AuditRule) throws(GateError) {
    guard let place else { return }
    guard place != "" else { throw GateError("there is no place after \(rule.rawValue)@") }
    // The parts at even positions are outside of quotation marks.
    let parts = place.split(separator: "\"", omittingEmptySubsequences: false)
    let outside = parts.enumerated().map { $0.isMultiple(of: 2) ? String($1) : "name" }.joined()
    let steps = outside.split(separator: ">", omittingEmptySubsequences: false)
    guard steps.contains(where: { $0.allSatisfy(\.isWhitespace) }) else { return }
    let words = SpokenText.cleaned(place)
    throw GateError("the place \"\(words)\" has an empty step; write a name on each side of >")
  }

  func covers(_ finding: Finding) -> Bool {
    guard finding.rule == rule else { return false }
    guard let place else { return true }
    let separator = Finding.separator
    return (separator + finding.place + separator).contains(separator + place + separator)
  }

  /// The rule and the place.
  package var description: String { rule.rawValue + (place.map { " at \($0)" } ?? "") }
}

/// A mistake in what a gate is told.
package struct GateError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

extension AuditRule {
  /// Finds a rule by its name.
  ///
  /// - Throws: A ``GateError`` with the nearest name if there is no such rule.
  package init(known name: String) throws(GateError) {
    if let rule = AuditRule(rawValue: name) {
      self = rule
      return
    }
    let nearest = name.nearest(of: AuditRule.allCases.map(\.rawValue))
    let advice = nearest.map { "did you mean \($0)?" } ?? "--help lists the rules"
    throw GateError("there is no rule \"\(SpokenText.cleaned(name))\"; \(advice)")
  }

  /// Parses a list of names, separated by commas.
  ///
  /// - Throws: A ``GateError`` that names an unknown rule.
  package static func list(_ text: String) throws(GateError) -> Set<AuditRule> {
    var rules: Set<AuditRule> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      rules.insert(try AuditRule(known: name.filter { !$0.isWhitespace }))
    }
    return rules
  }
}
