// SPDX-License-Identifier: Apache-2.0

/// A listener's command to a reading cursor. A move reads the element that it leads to.
@nonexhaustive
public enum CursorCommand: Hashable, Sendable {
  /// Moves to the next element in reading order.
  case next
  /// Moves to the previous element in reading order.
  case previous
  /// Moves to the first element.
  case first
  /// Moves to the last element.
  case last
  /// Moves to the next element with any of these traits, such as the next heading.
  case nextMatching(AccessibilityTraits)
  /// Moves to the previous element with any of these traits.
  case previousMatching(AccessibilityTraits)
  /// Moves to the topmost element at a point of the screen.
  case point(LayoutPoint)
  /// Moves to the element with this identity.
  case element(ElementID)
  /// Requests an action of the element at the cursor and reads the outcome.
  case perform(ElementAction)
  /// Reads the element at the cursor again.
  case readAgain
  /// Reads everything about the element at the cursor, including its hint and actions.
  case readDetails
  /// Reads from the cursor to the end, one element after another.
  case readToEnd
}
