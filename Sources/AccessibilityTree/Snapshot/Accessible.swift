// SPDX-License-Identifier: Apache-2.0

/// Something that can be explored and adjusted by ear: a view, a drawing, a chart, a whole screen.
public protocol Accessible {
  /// All there is to hear at this moment.
  ///
  /// Make it from your state each time, as you draw from your state each time.
  var accessibilityTree: AccessibilityContainer { get }

  /// The element that has the keyboard's focus; a reader follows it when it changes.
  var accessibilityFocus: ElementID? { get }

  /// Does what an assistive technology asks for, and tells what came of it.
  ///
  /// Only actions that the element or container lists are asked for, and those that any may refuse:
  /// ``ElementAction/scrollToVisible``, ``ElementAction/setStep(_:)`` and ``ElementAction/focus``.
  /// One without an effect, such as an increment at the maximum, is done and not refused.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome
}

extension Accessible {
  /// None: where a reader is, is its own affair.
  public var accessibilityFocus: ElementID? { nil }

  /// The tree and the focus at this moment, ready to be walked.
  public var accessibilitySnapshot: AccessibilitySnapshot {
    AccessibilitySnapshot(of: accessibilityTree, focus: accessibilityFocus)
  }
}
