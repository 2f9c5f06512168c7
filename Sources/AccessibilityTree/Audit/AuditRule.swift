// SPDX-License-Identifier: Apache-2.0

/// A rule that a tree must keep to be heard well; its raw value is a name that stays the same.
public enum AuditRule: String, CaseIterable, Hashable, Sendable {
  /// What can be used has a label, and everything else a label or a value.
  case missingLabel = "missing-label"
  /// No button, slider, image or the like is called as an image file is: `start.png`,
  /// `icon_play@2x`, `IMG_1234`. Links are left out, as they may lead to such a file.
  case fileNameLabel = "file-name-label"
  /// The label of what changes doesn't hold the value: not at its end, nor anywhere a number of two
  /// digits or more that is in the value.
  case valueInLabel = "value-in-label"
  /// No label ends in what the element is anyway said to be: "Start button".
  case roleInLabel = "role-in-label"
  /// Of two neighbours that can be used, each has its own label.
  case repeatedLabel = "repeated-label"
  /// No label, value or hint is longer than ``SpokenText/maximumLength``, beyond which it is cut.
  case cutText = "cut-text"
  /// A hint says more than the label or the value.
  case hintRepeatsLabel = "hint-repeats-label"
  /// No hint asks for a gesture: "Double tap to start".
  case gestureInHint = "gesture-in-hint"
  /// What is adjustable and enabled can be incremented and decremented.
  case adjustableWithoutActions = "adjustable-without-actions"
  /// What is adjustable has a value.
  case adjustableWithoutValue = "adjustable-without-value"
  /// What can be incremented or decremented is adjustable.
  case unannouncedAdjustment = "unannounced-adjustment"
  /// What is a button, link or toggle, and enabled, can be activated.
  case buttonWithoutActivation = "button-without-activation"
  /// What can be activated is a button, link, toggle or slider.
  case unannouncedActivation = "unannounced-activation"
  /// The name of each action of a program's own can be spoken.
  case unnamedAction = "unnamed-action"
  /// What isn't hidden has width and height on the screen.
  case zeroFrame = "zero-frame"
  /// No two frames share more than a quarter of the smaller, unless one holds the other, as an image
  /// holds its caption.
  case overlappingFrames = "overlapping-frames"
  /// No element lies wholly above one that can be used.
  case coveredElement = "covered-element"
  /// What can be used is large enough to hit, or stands far enough from others: "Target Size
  /// (Minimum)", 2.5.8 in WCAG 2.2. Links are left out, as they may stand within text.
  case smallTarget = "small-target"
  /// What is seen is on a screen, and what can be used is there wholly, but for half a point.
  case offScreen = "off-screen"
  /// A modal container holds something that can be read.
  case emptyModal = "empty-modal"
  /// A modal container has a label, which is said when it opens.
  case unlabelledModal = "unlabelled-modal"
  /// A modal container, or something in it, has the action escape.
  case modalWithoutEscape = "modal-without-escape"
  /// Each identity stands for one element or container.
  case doubleIdentity = "double-identity"
  /// Containers are nested no deeper than ``AccessibilitySnapshot/maximumDepth``.
  case nestedTooDeep = "nested-too-deep"

  /// How to mend what breaks the rule, in a sentence.
  public var remedy: String {
    switch self {
    case .missingLabel, .fileNameLabel, .valueInLabel, .roleInLabel, .repeatedLabel: labelRemedy
    case .cutText, .hintRepeatsLabel, .gestureInHint, .adjustableWithoutValue: textRemedy
    case .adjustableWithoutActions, .unannouncedAdjustment, .buttonWithoutActivation,
      .unannouncedActivation, .unnamedAction:
      actionRemedy
    case .zeroFrame, .overlappingFrames, .coveredElement, .smallTarget, .offScreen: frameRemedy
    case .emptyModal, .unlabelledModal, .modalWithoutEscape, .doubleIdentity, .nestedTooDeep:
      treeRemedy
    }
  }
}

extension AuditRule: Comparable {
  /// Rules are in the order in which they are listed.
  public static func < (first: AuditRule, second: AuditRule) -> Bool { first.order < second.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
