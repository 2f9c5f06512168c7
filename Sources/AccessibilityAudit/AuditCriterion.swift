// SPDX-License-Identifier: Apache-2.0

/// The published rule that an ``AuditRule`` follows.
public struct AuditCriterion: Hashable, Sendable, CustomStringConvertible {
  /// The document, such as "WCAG 2.2".
  public let document: String
  /// The number and name in it, such as "4.1.2 Name, Role, Value".
  public let name: String
  /// The address of a page that explains it.
  public let address: String

  /// The document and the name.
  public var description: String { "\(document), \(name)" }
}

// Success criteria of WCAG 2.2.
extension AuditCriterion {
  static let nonTextContent = wcag("1.1.1 Non-text Content", "non-text-content")
  static let relationships = wcag("1.3.1 Info and Relationships", "info-and-relationships")
  static let noKeyboardTrap = wcag("2.1.2 No Keyboard Trap", "no-keyboard-trap")
  static let headingsAndLabels = wcag("2.4.6 Headings and Labels", "headings-and-labels")
  static let focusVisible = wcag("2.4.7 Focus Visible", "focus-visible")
  static let focusNotObscured = wcag(
    "2.4.11 Focus Not Obscured (Minimum)",
    "focus-not-obscured-minimum"
  )
  static let targetSize = wcag("2.5.8 Target Size (Minimum)", "target-size-minimum")
  static let instructions = wcag("3.3.2 Labels or Instructions", "labels-or-instructions")
  static let nameRoleValue = wcag("4.1.2 Name, Role, Value", "name-role-value")

  private static func wcag(_ name: String, _ page: String) -> AuditCriterion {
    let address = "https://www.w3.org/WAI/WCAG22/Understanding/\(page)"
    return AuditCriterion(document: "WCAG 2.2", name: name, address: address)
  }
}

// Parts of the ARIA Authoring Practices Guide and of AT-SPI, where WCAG is silent.
extension AuditCriterion {
  static let namesAndDescriptions = aria(
    "Providing Accessible Names and Descriptions",
    "practices/names-and-descriptions"
  )
  static let modalDialog = aria("Dialog (Modal) Pattern", "patterns/dialog-modal")
  static let extents = atspi("Component.get_extents")
  static let accessibleAtPoint = atspi("Component.get_accessible_at_point")
  static let accessibleID = atspi("Accessible.get_accessible_id")
  static let actionName = atspi("Action.get_action_name")

  private static func aria(_ name: String, _ page: String) -> AuditCriterion {
    let address = "https://www.w3.org/WAI/ARIA/apg/\(page)/"
    return AuditCriterion(document: "ARIA Authoring Practices", name: name, address: address)
  }

  private static func atspi(_ method: String) -> AuditCriterion {
    let address = "https://docs.gtk.org/atspi2/method.\(method).html"
    return AuditCriterion(document: "AT-SPI", name: method, address: address)
  }
}

/// How much a broken rule costs a listener.
@nonexhaustive
public enum AuditSeverity: String, CaseIterable, Hashable, Sendable {
  /// Listeners can do everything, but hear too much, hear it twice, or have to guess.
  case warning
  /// Listeners can't find out what something is, can't reach it, or can't use it.
  case error
}

extension AuditSeverity: Comparable {
  /// Compares severities; an error is greater than a warning.
  public static func < (first: AuditSeverity, second: AuditSeverity) -> Bool {
    first == .warning && second == .error
  }
}
