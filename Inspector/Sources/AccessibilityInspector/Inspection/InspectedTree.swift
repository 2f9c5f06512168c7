// SPDX-License-Identifier: Apache-2.0

package import AccessibilityAudit
package import AccessibilityTree
import Notation

/// A tree of any program, with its spoken words and the findings of an audit.
package struct InspectedTree {
  package let snapshot: AccessibilitySnapshot
  let screens: [LayoutRect]
  package let phrases: ElementPhrases
  let rules: Set<AuditRule>
  /// The first steps of all places in another program; `nil` if it is no other program's tree.
  let windows: Set<String>?
  package private(set) var findings: [Finding] = []
  let outline: AccessibilityOutline
  private let origins: [ElementID: ForeignTree.Origin]
  private let toolkit: AuditRule.Toolkit
  private var nodes: [ElementID: AccessibilityNode] = [:]
  private var paths: [ElementID: [String]] = [:]

  /// Inspects a tree. The origins tell where in another program its elements and containers come
  /// from; remedies name functions of its toolkit. Without screens, an element may be anywhere.
  package init(
    _ tree: AccessibilityContainer,
    focus: ElementID? = nil,
    origins: [ElementID: ForeignTree.Origin] = [:],
    toolkit: AuditRule.Toolkit = .other,
    rules: Set<AuditRule> = Set(AuditRule.allCases),
    screens: [LayoutRect] = [],
    phrases: ElementPhrases = ElementPhrases()
  ) {
    snapshot = AccessibilitySnapshot(of: tree, focus: focus)
    outline = AccessibilityOutline(of: tree, phrases: phrases)
    (self.screens, self.phrases, self.rules) = (screens, phrases, rules)
    (self.origins, self.toolkit) = (origins, toolkit)
    let windows = Set(origins.values.compactMap(\.steps.first).map(SpokenText.cleaned))
    self.windows = origins.isEmpty ? nil : windows
    add(.container(snapshot.root), path: [])
    findings = TreeAudit(of: tree, screens: screens, rules: rules).findings.map(detailed)
  }

  private mutating func add(_ node: AccessibilityNode, path: [String]) {
    let own = path + [node.nameInPaths]
    (nodes[node.id], paths[node.id]) = (node, own)
    guard case .container(let container) = node else { return }
    let inner = container.label.flatMap(SpokenText.spoken) == nil ? path : own
    for child in container.children { add(child, path: inner) }
  }

  /// Returns an element's position in reading order, counting from 1; `nil` if it isn't read.
  package func number(of id: ElementID) -> Int? { snapshot.position(of: id).map { $0 + 1 } }

  private func detailed(_ finding: AuditFinding) -> Finding {
    Finding(
      rule: finding.rule,
      id: finding.id,
      number: number(of: finding.id),
      steps: steps(to: finding.id),
      toolkitID: origins[finding.id]?.identity ?? "",
      frame: snapshot.item(of: finding.id)?.frame,
      words: finding.rule == .zeroFrame ? nil : phrases.words(at: nodes[finding.id]),
      problem: problem(of: finding),
      remedy: finding.rule.remedy(in: toolkit)
    )
  }

  private func steps(to id: ElementID) -> [String] {
    let steps = origins[id]?.steps ?? paths[id] ?? []
    return steps.isEmpty ? [SpokenText.cleaned("\(id)")] : steps.map(SpokenText.cleaned)
  }

  /// Returns a problem with names that a developer knows. The audit names what has no label by its
  /// identity, which in another program is a place or a number on the bus.
  private func problem(of finding: AuditFinding) -> String {
    finding.problem(placing: { id in
      guard let origin = origins[id] else { return nil }
      if !origin.identity.isEmpty {
        return "with the identity \"\(SpokenText.cleaned(origin.identity))\""
      }
      return id == finding.id ? "" : "at \(steps(to: id).joined(separator: Finding.separator))"
    })
  }
}

extension ElementPhrases {
  /// Returns what a listener hears on reaching an element or entering a container; `nil` for nothing.
  func words(at node: AccessibilityNode?) -> String? {
    switch node {
    case .element(let element): areSilent(about: element) ? nil : reading(of: element)
    case .container(let container): container.label.flatMap { sentence([$0]) }
    case nil: nil
    }
  }
}

/// An accessibility problem, with what a developer needs to find it and to fix it.
package struct Finding: Hashable, Sendable {
  package let rule: AuditRule
  /// The identity in the inspected tree.
  package let id: ElementID
  /// The position in reading order, counting from 1; `nil` if it isn't read.
  package let number: Int?
  /// The names of what is around it and its own, from the window inwards.
  package let steps: [String]
  /// The toolkit's own id; empty if it has none.
  package let toolkitID: String
  /// The frame on the screen; `nil` if it isn't read.
  package let frame: LayoutRect?
  /// What a listener hears there; `nil` for nothing.
  package let words: String?
  /// What is wrong, and how to fix it with the program's toolkit; sentences.
  package let problem, remedy: String

  package var place: String { steps.joined(separator: Self.separator) }

  static let separator = " > "
}

// Text.
extension Finding {
  /// The finding in a line, followed by its details.
  var lines: [String] {
    let element = number.map { ", element \($0)" } ?? ""
    return ["\(rule.severity.rawValue) \(rule.name)\(element): \(problem)"]
      + details.map { "  \($0)" }
  }

  /// Where it is, what is heard, why it matters and what to do; each in one line.
  var details: [String] {
    let identity = toolkitID.isEmpty ? nil : "Identity \(SpokenText.cleaned(toolkitID))."
    let heard = words.map { "Heard: \($0)" } ?? "A listener hears nothing there."
    let facts = ["Place: \(place).", identity, frame?.sentence].compactMap(\.self)
    return [
      facts.joined(separator: " "), heard, "Why: \(rule.reason) \(rule.criterion).",
      "Remedy: \(remedy)",
    ]
  }
}

extension [Finding] {
  /// The number of findings and of each severity: `3 findings (2 errors, 1 warning)`.
  func counted(_ noun: String) -> String {
    let parts = AuditSeverity.allCases.reversed().compactMap { severity in
      let count = count { $0.rule.severity == severity }
      return count == 0 ? nil : count.counted(severity.rawValue)
    }
    let list = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    return count.counted(noun) + list
  }
}
