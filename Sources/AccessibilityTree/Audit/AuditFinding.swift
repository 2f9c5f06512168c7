// SPDX-License-Identifier: Apache-2.0

/// One thing in a tree that would trouble a listener.
public struct AuditFinding: Hashable, Sendable {
  /// The element or container that it is about, as ``AccessibilitySnapshot`` calls it.
  public let id: ElementID
  /// The rule that it breaks.
  public let rule: AuditRule
  /// What is wrong, in a sentence that names the element.
  public let problem: String

  /// How to mend it, in a sentence.
  public var remedy: String { rule.remedy }
}

extension AccessibilityElement {
  func finding(_ rule: AuditRule, _ problem: String) -> AuditFinding {
    AuditFinding(id: id, rule: rule, problem: "The \(kind) \(named(label, id)) \(problem).")
  }

  /// The element in the middle of a sentence: `the button "Start"`.
  var nameInFindings: String { "the \(kind) \(named(label, id))" }

  private var kind: String {
    let kinds: [(Traits, String)] = [
      (.button, "button"), (.toggle, "switch"), (.link, "link"), (.header, "heading"),
      (.image, "image"), (.staticText, "text"),
    ]
    if traits.contains(.adjustable) || range != nil { return "slider" }
    return kinds.first { traits.contains($0.0) }?.1 ?? "element"
  }
}

extension AccessibilityContainer {
  func finding(_ rule: AuditRule, _ problem: String) -> AuditFinding {
    AuditFinding(id: id, rule: rule, problem: "The container \(named(label, id)) \(problem).")
  }
}

/// What tells an element or container from others: its label, short enough for a sentence, or its
/// identity.
private func named(_ label: String?, _ id: ElementID) -> String {
  func quoted(_ text: String) -> String {
    "\"\(SpokenText.cleaned(text, maximumLength: 60))\""
  }
  return label.flatMap(SpokenText.spoken).map(quoted) ?? "with the identity \(quoted("\(id)"))"
}
