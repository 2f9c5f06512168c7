// SPDX-License-Identifier: Apache-2.0

extension AuditRule {
  var labelRemedy: String {
    switch self {
    case .missingLabel:
      "Add a label that says what it is, does or sets, or hide it if it is decorative."
    case .fileNameLabel:
      "Write a label that says what it shows or does, in the user's language."
    case .valueInLabel:
      "Move the value from the label to the element's value."
    case .roleInLabel:
      "Remove that word; the role is announced anyway, in the listener's language."
    default:
      "Give each element a different label."
    }
  }

  var textRemedy: String {
    switch self {
    case .cutText:
      "Shorten the text."
    case .hintRepeatsLabel:
      "Describe the result of using it in the hint, or remove the hint."
    case .gestureInHint:
      "Describe the result, not the gesture; listeners use their own keys and gestures."
    case .meterWithoutValue:
      "Add a value, worded as a listener should hear it, and the range that it is in."
    default:
      "Add a value, worded as a listener should hear it."
    }
  }

  var actionRemedy: String {
    switch self {
    case .adjustableWithoutActions:
      "Add the increment and decrement actions, or remove the adjustable trait."
    case .unannouncedAdjustment:
      "Add the adjustable trait so that screen readers announce it."
    case .buttonWithoutActivation:
      "Add the activate action, or remove the button, link or toggle trait."
    case .unannouncedActivation:
      "Add the button, link or toggle trait so that screen readers announce it."
    default:
      "Give the action a name that can be spoken."
    }
  }

  var frameRemedy: String {
    switch self {
    case .zeroFrame:
      "Give it the frame of what it draws, at least one point high even for a bar of 0; hide it "
        + "if it should not be read."
    case .overlappingFrames:
      "Limit each frame to what that element draws, or merge the two elements."
    case .coveredElement:
      "List it after the element that covers it, merge the two, or hide it while it is covered."
    case .smallTarget:
      "Enlarge its frame, or leave more space around it."
    default:
      "Give its container the transform to screen coordinates, with a clip where it is scrolled "
        + "out of view."
    }
  }

  var treeRemedy: String {
    switch self {
    case .emptyModal:
      "Add content that can be read, or hide it while it is empty."
    case .unlabelledModal:
      "Add a label that says what has opened."
    case .modalWithoutEscape:
      "Add the escape action to it, so that listeners can close it from anywhere inside."
    case .doubleIdentity:
      "Give each its own identity, and keep it the same in every tree."
    case .missingReference:
      "Use the identity of an element in the tree, and remove it when that element goes or hides."
    default:
      "Remove containers that contain only another container."
    }
  }
}
