// SPDX-License-Identifier: Apache-2.0

extension AuditRule {
  /// How much breaking the rule costs a listener.
  public var severity: AuditSeverity { meaning.severity }

  /// The published rule that this one follows.
  public var criterion: AuditCriterion { meaning.criterion }

  /// Why the rule matters to a listener, as a sentence.
  public var reason: String { meaning.reason }

  private var meaning: (severity: AuditSeverity, criterion: AuditCriterion, reason: String) {
    switch self {
    case .missingLabel, .fileNameLabel, .valueInLabel, .roleInLabel, .repeatedLabel: labelMeaning
    case .cutText, .hintRepeatsLabel, .gestureInHint, .adjustableWithoutValue,
      .meterWithoutValue:
      textMeaning
    case .adjustableWithoutActions, .unannouncedAdjustment, .buttonWithoutActivation,
      .unannouncedActivation, .unnamedAction:
      actionMeaning
    case .zeroFrame, .overlappingFrames, .coveredElement, .smallTarget, .offScreen: frameMeaning
    case .emptyModal, .unlabelledModal, .modalWithoutEscape, .doubleIdentity,
      .missingReference, .nestedTooDeep:
      treeMeaning
    }
  }

  private var labelMeaning: (AuditSeverity, AuditCriterion, String) {
    switch self {
    case .missingLabel:
      (.error, .nameRoleValue, "Listeners can't know what it is for.")
    case .fileNameLabel:
      (.error, .nonTextContent, "A file's name doesn't say what it shows or does.")
    case .valueInLabel:
      (
        .warning, .nameRoleValue,
        "Listeners hear the whole label again at each change of the value."
      )
    case .roleInLabel:
      (.warning, .namesAndDescriptions, "Listeners hear the role twice.")
    default:
      (.warning, .headingsAndLabels, "Listeners can't tell the two apart.")
    }
  }

  private var textMeaning: (AuditSeverity, AuditCriterion, String) {
    switch self {
    case .cutText:
      (.warning, .namesAndDescriptions, "The rest of the text is never heard.")
    case .hintRepeatsLabel:
      (.warning, .namesAndDescriptions, "Listeners wait for words that they have just heard.")
    case .gestureInHint:
      (.warning, .instructions, "Listeners use keys or gestures of their own, so it misleads them.")
    case .meterWithoutValue:
      (.error, .nameRoleValue, "Listeners hear that something is measured, but not how much.")
    default:
      (.error, .nameRoleValue, "Listeners can't know where it stands, or what a change did.")
    }
  }

  private var actionMeaning: (AuditSeverity, AuditCriterion, String) {
    switch self {
    case .adjustableWithoutActions:
      (.error, .nameRoleValue, "Listeners hear that it can be adjusted, but can't do it.")
    case .unannouncedAdjustment:
      (.error, .nameRoleValue, "Listeners aren't told that it can be adjusted.")
    case .buttonWithoutActivation:
      (.error, .nameRoleValue, "Listeners hear that it can be pressed, but can't do it.")
    case .unannouncedActivation:
      (.error, .nameRoleValue, "Listeners aren't told that it can be pressed.")
    default:
      (.error, .actionName, "Listeners find a choice without words in its list of actions.")
    }
  }

  private var frameMeaning: (AuditSeverity, AuditCriterion, String) {
    switch self {
    case .zeroFrame:
      (.error, .extents, "Screen readers skip what has no size, so nobody hears it.")
    case .overlappingFrames:
      (
        .warning, .accessibleAtPoint,
        "Where they overlap, a finger or pointer reaches the wrong one."
      )
    case .coveredElement:
      (.error, .focusNotObscured, "Listeners hear of it, but nobody can see or press it.")
    case .smallTarget:
      (.warning, .targetSize, "People with a tremor, and fingers that explore, hit its neighbour.")
    default:
      (.error, .focusVisible, "Listeners hear of it, but nobody can see or press all of it.")
    }
  }

  private var treeMeaning: (AuditSeverity, AuditCriterion, String) {
    switch self {
    case .emptyModal:
      (.error, .modalDialog, "Listeners are told of something that isn't there.")
    case .unlabelledModal:
      (.error, .nameRoleValue, "Listeners aren't told what has opened.")
    case .modalWithoutEscape:
      (.error, .noKeyboardTrap, "Listeners can't get out of it with Escape.")
    case .doubleIdentity:
      (.warning, .accessibleID, "What refers to one may lead listeners to the other.")
    case .missingReference:
      (.error, .relationships, "Listeners don't hear what belongs to it, and can't jump there.")
    default:
      (.error, .relationships, "What is deeper is never read.")
    }
  }
}
