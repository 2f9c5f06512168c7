// SPDX-License-Identifier: Apache-2.0

/// Something that can be explored and adjusted by ear: a view, a drawing, a chart, a whole screen.
public protocol Accessible {
  /// The elements and containers that can be heard at this moment.
  ///
  /// Create the tree from your state each time, as you do when you draw.
  var accessibilityTree: AccessibilityContainer { get }

  /// The element with the keyboard focus. A reader follows it when it changes.
  var accessibilityFocus: ElementID? { get }

  /// Performs an action that an assistive technology requests, and returns the outcome.
  ///
  /// Only actions that the element or container lists are requested, and three that any element
  /// may refuse: ``ElementAction/scrollToVisible``, ``ElementAction/setIndex(_:)`` and
  /// ``ElementAction/focus``. An action without an effect, such as an increment at the maximum,
  /// counts as done and not as refused.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome
}

extension Accessible {
  /// `nil`: by default, readers move independently of a focus.
  public var accessibilityFocus: ElementID? { nil }

  /// A snapshot of the current tree and focus.
  public var accessibilitySnapshot: AccessibilitySnapshot {
    AccessibilitySnapshot(of: accessibilityTree, focus: accessibilityFocus)
  }
}
