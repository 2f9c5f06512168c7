// SPDX-License-Identifier: Apache-2.0

/// An accessibility problem of one element or container.
public struct AuditFinding: Hashable, Sendable {
  /// The identity of the element or container in its ``AccessibilitySnapshot``.
  public let id: ElementID
  /// The rule that is broken.
  public let rule: AuditRule
  /// What is wrong, as a sentence that names the element.
  public let problem: String

  /// How to fix the problem, as a sentence.
  public var remedy: String { rule.remedy }
}

extension AccessibilityElement {
  func finding(_ rule: AuditRule, _ problem: String) -> AuditFinding {
    AuditFinding(id: id, rule: rule, problem: "The \(kind) \(named(label, id)) \(problem).")
  }

  /// The element's name for use within a sentence: `the button "Start"`.
  var nameInFindings: String { "the \(nameInPaths)" }

  /// The element's name in a path: `button "Start"`.
  package var nameInPaths: String { "\(kind) \(named(label, id))" }

  private var kind: String {
    let kinds: [(Traits, String)] = [
      (.button, "button"), (.toggle, "switch"), (.link, "link"), (.header, "heading"),
      (.image, "image"), (.searchField, "search field"), (.meter, "meter"),
      (.toolTip, "tooltip"), (.staticText, "text"),
    ]
    if let roleWord { return roleWord }
    if isSlider { return "slider" }
    return kinds.first { traits.contains($0.0) }?.1 ?? "element"
  }
}

extension AccessibilityContainer {
  func finding(_ rule: AuditRule, _ problem: String) -> AuditFinding {
    AuditFinding(id: id, rule: rule, problem: "The \(nameInPaths) \(problem).")
  }

  /// The container's name in a path: `container "Sound"`.
  package var nameInPaths: String { "container \(named(label, id))" }
}

/// Returns a short name for an element or container: its label, or else its identity.
private func named(_ label: String?, _ id: ElementID) -> String {
  func quoted(_ text: String) -> String {
    "\"\(SpokenText.cleaned(text, maximumLength: 60))\""
  }
  return label.flatMap(SpokenText.spoken).map(quoted) ?? "with the identity \(quoted("\(id)"))"
}
