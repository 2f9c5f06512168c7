// SPDX-License-Identifier: Apache-2.0

extension AuditRule {
  var labelRemedy: String {
    switch self {
    case .missingLabel:
      "Give it a label that says what it is, does or sets; hide it if it is only to be looked at."
    case .fileNameLabel:
      "Give it a label that says what it shows or does, in the user's language."
    case .valueInLabel:
      "Give it the value as its value, and leave it out of the label."
    case .roleInLabel:
      "Leave that word out: it is said after the label anyway, in the listener's language."
    default:
      "Give each a label that tells it from the other."
    }
  }

  var textRemedy: String {
    switch self {
    case .cutText:
      "Say it in fewer words."
    case .hintRepeatsLabel:
      "Say in the hint what comes of using it, or leave the hint away."
    case .gestureInHint:
      "Say what comes of using it, and not how: listeners have keys and gestures of their own."
    default:
      "Give it a value, in the words that a listener should hear."
    }
  }

  var actionRemedy: String {
    switch self {
    case .adjustableWithoutActions:
      "Give it the actions increment and decrement, or take the trait adjustable from it."
    case .unannouncedAdjustment:
      "Give it the trait adjustable, so that listeners are told."
    case .buttonWithoutActivation:
      "Give it the action activate, or take the role from it."
    case .unannouncedActivation:
      "Give it the trait button, link or toggle, so that listeners are told."
    default:
      "Give the action a name that can be spoken."
    }
  }

  var frameRemedy: String {
    switch self {
    case .zeroFrame:
      "Give it the frame of what it draws, a point high at least for a bar of 0; hide it if it "
        + "shall not be read."
    case .overlappingFrames:
      "Give each the frame of what it draws alone, or make one element of both."
    case .coveredElement:
      "List it after what covers it, make one element of both, or hide it as long as it is covered."
    case .smallTarget:
      "Make its frame larger, or leave more room around it."
    default:
      "Give its container the transform that leads to the screen, clipped where it is scrolled "
        + "out of view."
    }
  }

  var treeRemedy: String {
    switch self {
    case .emptyModal:
      "Put what can be read into it, or hide it as long as there is nothing."
    case .unlabelledModal:
      "Give it a label that says what has opened."
    case .modalWithoutEscape:
      "Give it the action escape, which closes it from all that it holds."
    case .doubleIdentity:
      "Give each an identity of its own, the same in each tree."
    default:
      "Leave out containers that hold nothing but another one."
    }
  }
}
