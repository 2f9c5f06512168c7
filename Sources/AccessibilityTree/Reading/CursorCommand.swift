// SPDX-License-Identifier: Apache-2.0

/// A listener's command to a reading cursor.
@nonexhaustive
public enum CursorCommand: Hashable, Sendable {
  /// Moves to an element and reads it.
  case go(Movement)
  /// Requests an action of the element at the cursor and reads the outcome.
  case perform(ElementAction)
  /// Reads the element at the cursor again.
  case readAgain
  /// Reads everything about the element at the cursor, including its hint and actions.
  case readDetails
  /// Reads from the cursor to the end, one element after another.
  case readToEnd

  /// Whether the effect depends on the element at the cursor.
  var dependsOnElement: Bool {
    switch self {
    case .perform, .go(.next), .go(.previous): true
    default: false
    }
  }

  /// The destination of a move.
  @nonexhaustive
  public enum Movement: Hashable, Sendable {
    /// The next element in reading order.
    case next
    /// The previous element in reading order.
    case previous
    /// The first element.
    case first
    /// The last element.
    case last
    /// The next element with any of these traits, such as the next heading.
    case nextMatching(AccessibilityTraits)
    /// The previous element with any of these traits.
    case previousMatching(AccessibilityTraits)
    /// The topmost element at a point of the screen.
    case point(LayoutPoint)
    /// The element with this identity.
    case element(ElementID)
  }
}
