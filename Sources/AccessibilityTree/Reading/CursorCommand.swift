// SPDX-License-Identifier: Apache-2.0

/// What a listener asks of a reading cursor.
public enum CursorCommand: Hashable, Sendable {
  /// Go to an element and read it.
  case go(Movement)
  /// Ask something of the element at the cursor, and say what came of it.
  case perform(ElementAction)
  /// Read the element at the cursor once more.
  case readAgain
  /// Say all there is to say of the element at the cursor, hint and actions included.
  case readEverything
  /// Read from the cursor to the end, one element after another.
  case readAll

  /// Whether it means something else at another element.
  var dependsOnElement: Bool {
    switch self {
    case .perform, .go(.next), .go(.previous): true
    default: false
    }
  }

  /// Which element to go to.
  public enum Movement: Hashable, Sendable {
    /// The next in reading order.
    case next
    /// The previous in reading order.
    case previous
    /// The first of all.
    case first
    /// The last of all.
    case last
    /// The next that has any of these traits, such as the next heading.
    case nextOf(Traits)
    /// The previous that has any of these traits.
    case previousOf(Traits)
    /// The topmost at a point of the screen.
    case point(LayoutPoint)
    /// A certain one.
    case element(ElementID)
  }
}
