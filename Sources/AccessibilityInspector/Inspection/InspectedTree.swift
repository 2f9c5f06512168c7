// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree

/// A tree of any program, with its spoken words and the findings of an audit.
package struct InspectedTree {
  package let snapshot: AccessibilitySnapshot
  let screens: [LayoutRect]
  package let phrases: Phrases
  /// The rules that were checked.
  let rules: Set<AuditRule>
  /// The first steps of all places in another program; `nil` if it is no other program's tree.
  let windows: Set<String>?
  package let findings: [Finding]
  let outline: AccessibilityOutline

  /// Inspects a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - focus: The element with the keyboard focus.
  ///   - origins: Where elements and containers come from, if that is another program.
  ///   - toolkit: What the program is made with, if known; remedies name its functions.
  ///   - rules: The rules to check.
  ///   - screens: The frames of all screens. If empty, an element may be anywhere.
  ///   - phrases: The words that a listener hears.
  package init(
    _ tree: AccessibilityContainer,
    focus: ElementID? = nil,
    origins: [ElementID: ForeignTree.Origin] = [:],
    toolkit: AuditRule.Toolkit? = nil,
    rules: Set<AuditRule> = Set(AuditRule.allCases),
    screens: [LayoutRect] = [],
    phrases: Phrases
  ) {
    snapshot = AccessibilitySnapshot(of: tree, focus: focus)
    outline = AccessibilityOutline(of: tree, phrases: phrases)
    (self.screens, self.phrases, self.rules) = (screens, phrases, rules)
    let windows = Set(origins.values.compactMap(\.steps.first).map(SpokenText.cleaned))
    self.windows = origins.isEmpty ? nil : windows
    let places = TreePlaces(in: snapshot.root, origins: origins)
    findings = AccessibilityAudit(of: tree, screens: screens, rules: rules).findings
      .map { [snapshot] in Finding($0, in: snapshot, at: places, toolkit, phrases) }
  }

  /// Returns an element's position in reading order, counting from 1; `nil` if it isn't read.
  package func number(of id: ElementID) -> Int? { snapshot.position(of: id).map { $0 + 1 } }
}

extension Finding {
  fileprivate init(
    _ finding: AuditFinding,
    in snapshot: AccessibilitySnapshot,
    at places: TreePlaces,
    _ toolkit: AuditRule.Toolkit?,
    _ phrases: Phrases
  ) {
    self.init(
      rule: finding.rule,
      id: finding.id,
      number: snapshot.position(of: finding.id).map { $0 + 1 },
      steps: places.steps(to: finding.id),
      toolkitID: places.toolkitID(of: finding.id),
      frame: snapshot.entry(of: finding.id)?.extent,
      words: finding.rule == .zeroFrame ? nil : phrases.words(at: places[finding.id]),
      problem: places.problem(of: finding),
      remedy: finding.rule.remedy(in: toolkit)
    )
  }
}

extension Phrases {
  /// Returns what a listener hears on reaching an element or entering a container; `nil` for nothing.
  func words(at node: AccessibilityNode?) -> String? {
    switch node {
    case .element(let element): areSilent(about: element) ? nil : reading(of: element)
    case .container(let container): container.label.flatMap { sentence([$0]) }
    case nil: nil
    }
  }
}
