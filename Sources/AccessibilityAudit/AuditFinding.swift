// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree

/// An accessibility problem of one element or container.
public struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
  /// The rule that is broken.
  public let rule: AuditRule
  fileprivate let subject: NameInFindings
  /// What is wrong with it, up to another element, and what follows that.
  fileprivate let predicate: String
  fileprivate var other: NameInFindings?
  fileprivate var rest = ""

  /// The identity of the element or container in its `AccessibilitySnapshot`.
  package var id: ElementID { subject.id }

  /// What is wrong, as a sentence that names the element.
  package var problem: String { problem(placing: { _ in nil }) }

  /// What is wrong and how to fix it, in two sentences.
  public var description: String { "\(problem) \(rule.remedy)" }

  /// Returns what is wrong, as a sentence. An element without a label is named by its place, such
  /// as `at the top`, or else by its identity.
  package func problem(placing place: (ElementID) -> String?) -> String {
    let object = other.map { " the \($0.text(place))" } ?? ""
    return "The \(subject.text(place)) \(predicate)\(object)\(rest)."
  }
}

extension AccessibilityElement {
  /// Returns a finding, perhaps about two elements: `is covered by`, the other one, and the rest.
  func finding(
    _ rule: AuditRule,
    _ problem: String,
    _ other: AccessibilityElement? = nil,
    rest: String = ""
  ) -> AuditFinding {
    let (subject, other) = (nameInFindings, other?.nameInFindings)
    return AuditFinding(rule: rule, subject: subject, predicate: problem, other: other, rest: rest)
  }

  fileprivate var nameInFindings: NameInFindings {
    NameInFindings(kind: kind, label: label, id: id)
  }

  private var kind: String {
    let kinds: [(AccessibilityTraits, String)] = [
      (.button, "button"), (.toggle, "switch"), (.link, "link"), (.header, "heading"),
      (.image, "image"), (.searchField, "search field"), (.meter, "meter"),
      (.toolTip, "tooltip"), (.staticText, "text"),
    ]
    if let word = roleWord.flatMap(SpokenText.spoken) { return word }
    if isSlider { return "slider" }
    return kinds.first { traits.contains($0.0) }?.1 ?? "element"
  }
}

extension AccessibilityContainer {
  func finding(_ rule: AuditRule, _ problem: String) -> AuditFinding {
    AuditFinding(rule: rule, subject: nameInFindings, predicate: problem)
  }

  fileprivate var nameInFindings: NameInFindings {
    NameInFindings(kind: "container", label: label, id: id)
  }
}

extension AccessibilityNode {
  /// The name of an element or a container in a path: `button "Start"`, `container "Sound"`.
  package var nameInPaths: String {
    switch self {
    case .element(let element): element.nameInFindings.text { _ in nil }
    case .container(let container): container.nameInFindings.text { _ in nil }
    }
  }
}

/// A short name for an element or container: its kind with its label, or else with its identity.
private struct NameInFindings: Hashable {
  let kind: String
  let label: String?
  let id: ElementID

  func text(_ place: (ElementID) -> String?) -> String {
    let label = label.flatMap(SpokenText.spoken).map(quoted)
    let name = label ?? place(id) ?? "with the identity \(quoted("\(id)"))"
    return name.isEmpty ? kind : "\(kind) \(name)"
  }

  private func quoted(_ text: String) -> String {
    "\"\(SpokenText.cleaned(text, maximumLength: 60))\""
  }
}
