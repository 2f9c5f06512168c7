// SPDX-License-Identifier: Apache-2.0

/// The rules for an element's actions.
struct ActionRules {
  private let element: AccessibilityElement

  init(of element: AccessibilityElement) { self.element = element }

  var findings: [AuditFinding] {
    [
      adjustableWithoutActions, unannouncedAdjustment, buttonWithoutActivation,
      unannouncedActivation, unnamedAction,
    ].compactMap { $0 }
  }

  private var adjustableWithoutActions: AuditFinding? {
    let isEnabled = element.traits.isDisjoint(with: [.notEnabled, .readOnly])
    let missing = Self.adjustments.filter { !element.actions.contains($0) }
    guard element.traits.contains(.adjustable), isEnabled, !missing.isEmpty else { return nil }
    let names = missing.map { "\($0)" }.joined(separator: " or ")
    return element.finding(.adjustableWithoutActions, "is adjustable but has no \(names) action")
  }

  private var unannouncedAdjustment: AuditFinding? {
    let known = Self.adjustments.filter(element.actions.contains)
    guard element.traits.isDisjoint(with: [.adjustable, .readOnly]), !known.isEmpty else {
      return nil
    }
    let names = known.map { "\($0)" }.joined(separator: " and ")
    return element.finding(.unannouncedAdjustment, "supports \(names) but is not adjustable")
  }

  private static let adjustments: [ElementAction] = [.increment, .decrement]

  private var buttonWithoutActivation: AuditFinding? {
    guard !element.traits.isDisjoint(with: .activatable),
      element.traits.isDisjoint(with: [.notEnabled, .readOnly]),
      !element.actions.contains(.activate)
    else { return nil }
    return element.finding(.buttonWithoutActivation, "has no activate action")
  }

  private var unannouncedActivation: AuditFinding? {
    guard !element.isOperable, element.actions.contains(.activate) else { return nil }
    let problem = "has an activate action but is not a button, link or toggle"
    return element.finding(.unannouncedActivation, problem)
  }

  private var unnamedAction: AuditFinding? {
    let isUnnamed = element.actions.contains { action in
      if case .custom(let name) = action { return SpokenText.spoken(name) == nil }
      return false
    }
    return isUnnamed ? element.finding(.unnamedAction, "has an action without a name") : nil
  }
}
