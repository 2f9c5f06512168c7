// SPDX-License-Identifier: Apache-2.0

/// A rule for accessible trees: why it matters to a listener, and how to mend what breaks it.
///
/// A rule is written as its name, such as `"missing-label"`. ``allCases`` has all of them.
public struct AuditRule: Hashable, Sendable, CaseIterable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  package let kind: Kind

  /// All rules, in the order in which findings about one element are listed.
  public static let allCases = Kind.allCases.map(AuditRule.init)

  package init(_ kind: Kind) { self.kind = kind }

  /// Creates a rule from its name.
  ///
  /// - Precondition: There is a rule with this name.
  public init(stringLiteral name: String) {
    guard let kind = Kind(rawValue: name) else {
      let names = Kind.allCases.map { $0.rawValue }.joined(separator: ", ")
      preconditionFailure("no rule has the name \"\(name)\"; the rules are \(names)")
    }
    self.kind = kind
  }

  package var name: String { kind.rawValue }

  /// The stable name of the rule, such as `missing-label`.
  public var description: String { name }

  /// How much breaking the rule costs a listener.
  package var severity: AuditSeverity { kind.guide.severity }

  /// The published rule that this one follows, such as "WCAG 2.2, 4.1.2 Name, Role, Value".
  package var criterion: AuditCriterion { kind.guide.criterion }

  /// Why the rule matters to a listener, as a sentence.
  package var reason: String { kind.guide.reason }

  /// How to fix what breaks the rule, as a sentence.
  package var remedy: String { kind.guide.remedy }
}

extension AuditRule {
  /// Returns how to fix what breaks the rule with a toolkit, as a sentence that names what to call.
  ///
  /// If the toolkit offers nothing of its own for it, or is unknown, the result is ``remedy``.
  package func remedy(in toolkit: Toolkit) -> String {
    kind.guide.toolkits[toolkit] ?? remedy
  }

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

  /// What a rule judges. An *operable* element is a button, link, switch, slider or search field.
  package enum Kind: String, CaseIterable, Comparable {
    /// Operable elements, those with a range, and those that offer the focus have a label. Others
    /// have a label or a value.
    case missingLabel = "missing-label"
    /// No button, switch, slider or image is named like an image file: `start.png`,
    /// `icon_play@2x`, `IMG_1234`. Links are exempt because they may lead to such a file.
    case fileNameLabel = "file-name-label"
    /// The label of an operable element, or of one with a range, has a letter or a number. A sign
    /// alone is none: `>`, `✕`, an emoji, a character of an icon font.
    case signLabel = "sign-label"
    /// The label of an element whose value changes doesn't contain the value.
    ///
    /// The label doesn't end in the value, and shares no number of two or more digits with it. If
    /// there is no value, the label contains no number.
    case valueInLabel = "value-in-label"
    /// No label ends in the element's role, which is spoken anyway: "Start button".
    case roleInLabel = "role-in-label"
    /// Adjacent operable elements in one container differ in label or role. For buttons and
    /// links, a different value is enough.
    case repeatedLabel = "repeated-label"
    /// No label, value or hint exceeds 200 characters, where it would be cut.
    case cutText = "cut-text"
    /// A hint doesn't repeat the label or the value.
    case hintRepeatsLabel = "hint-repeats-label"
    /// No hint names a gesture: "Double tap to start".
    case gestureInHint = "gesture-in-hint"
    /// An enabled adjustable element can be incremented and decremented.
    case adjustableWithoutActions = "adjustable-without-actions"
    /// An adjustable element has a value.
    case adjustableWithoutValue = "adjustable-without-value"
    /// A meter has a value and a range.
    case meterWithoutValue = "meter-without-value"
    /// An element that can be incremented or decremented is adjustable.
    case unannouncedAdjustment = "unannounced-adjustment"
    /// An enabled button, link or toggle can be activated.
    case buttonWithoutActivation = "button-without-activation"
    /// An element that can be activated is operable.
    case unannouncedActivation = "unannounced-activation"
    /// Each custom action has a name that can be spoken.
    case unnamedAction = "unnamed-action"
    /// An element that isn't hidden has a width and a height on the screen.
    case zeroFrame = "zero-frame"
    /// No two frames share more than a quarter of the smaller one, unless one contains the other,
    /// as an image contains its caption.
    case overlappingFrames = "overlapping-frames"
    /// No operable element is completely covered by another element.
    case coveredElement = "covered-element"
    /// An operable element is large enough to hit, or far enough from others: "Target Size
    /// (Minimum)", 2.5.8 in WCAG 2.2. Links are exempt because they may be part of a text.
    case smallTarget = "small-target"
    /// A visible element is on a screen; an operable one completely, within half a point.
    case offScreen = "off-screen"
    /// A modal container contains something that can be read.
    case emptyModal = "empty-modal"
    /// A modal container has a label, which is spoken when it opens.
    case unlabelledModal = "unlabelled-modal"
    /// A modal container, or something in it, has the action escape.
    case modalWithoutEscape = "modal-without-escape"
    /// Each identity belongs to one element or container only.
    case doubleIdentity = "double-identity"
    /// What an element controls is in the tree, hidden or not. What describes it is in the tree,
    /// isn't hidden and has words.
    case missingReference = "missing-reference"
    /// Containers are nested no deeper than `AccessibilitySnapshot.maximumDepth`.
    case nestedTooDeep = "nested-too-deep"

    /// Compares kinds by their order in `allCases`.
    package static func < (first: Kind, second: Kind) -> Bool {
      first != second && allCases.first { $0 == first || $0 == second } == first
    }
  }
}

/// How much a broken rule costs a listener.
package enum AuditSeverity: String, CaseIterable, Hashable, Sendable {
  /// Listeners can do everything, but hear too much, hear it twice, or have to guess.
  case warning
  /// Listeners can't find out what something is, can't reach it, or can't use it.
  case error
}
