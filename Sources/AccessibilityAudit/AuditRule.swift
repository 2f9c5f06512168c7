// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree

/// A rule for accessible trees: why it matters to a listener, and how to mend what breaks it.
///
/// A rule is written as its name, such as `"missing-label"`. ``allCases`` has all of them.
public struct AuditRule: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  package let name: String
  /// How much breaking the rule costs a listener.
  @Unseen package private(set) var severity: AuditSeverity
  /// The published rule that this one follows, such as "WCAG 2.2, 4.1.2 Name, Role, Value".
  @Unseen package private(set) var criterion: AuditCriterion
  /// Why the rule matters to a listener, as a sentence.
  @Unseen package private(set) var reason: String
  /// How to fix what breaks the rule, as a sentence.
  @Unseen package private(set) var remedy: String
  /// The remedies that name what to call in a toolkit, where it offers something of its own.
  @Unseen private var toolkits: [Toolkit: String]

  init(
    _ name: String,
    _ criterion: AuditCriterion,
    severity: AuditSeverity = .error,
    because reason: String,
    remedy: String,
    gtk: String? = nil,
    gtk4: String? = nil,
    gtk3: String? = nil,
    qt: String? = nil
  ) {
    (self.name, self.severity, self.criterion) = (name, severity, criterion)
    (self.reason, self.remedy) = (reason, remedy)
    toolkits = [.gtk4: gtk4 ?? gtk, .gtk3: gtk3 ?? gtk, .qt: qt].compactMapValues { $0 }
  }

  /// The stable name of the rule, such as `missing-label`.
  public var description: String { name }

  /// The position of the rule in ``allCases``.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? .max }

  /// Returns how to fix what breaks the rule with a toolkit, as a sentence that names what to call.
  ///
  /// If the toolkit offers nothing of its own for it, or is unknown, the result is ``remedy``.
  package func remedy(in toolkit: Toolkit) -> String { toolkits[toolkit] ?? remedy }

  /// What a program's widgets are made with.
  package enum Toolkit: String, CaseIterable, Hashable, Sendable {
    /// A tree of this library.
    case accessibilityTree
    /// GTK 3, with ATK.
    case gtk3
    /// GTK 4.
    case gtk4
    /// Qt 5 or 6, with widgets or Qt Quick.
    case qt
    /// Any other, or one that is unknown.
    case other
  }
}

// A rule is written as its name.
extension AuditRule: ExpressibleByStringLiteral {
  /// Creates a rule from its name.
  ///
  /// - Precondition: There is a rule with this name.
  public init(stringLiteral name: String) {
    guard let rule = Self.allCases.first(where: { $0.name == name }) else {
      let names = Self.allCases.map { $0.name }.joined(separator: ", ")
      preconditionFailure("no rule has the name \"\(name)\"; the rules are \(names)")
    }
    self = rule
  }
}

/// How much a broken rule costs a listener.
package enum AuditSeverity: String, CaseIterable, Hashable, Sendable {
  /// Listeners can do everything, but hear too much, hear it twice, or have to guess.
  case warning
  /// Listeners can't find out what something is, can't reach it, or can't use it.
  case error
}
