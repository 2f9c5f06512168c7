// SPDX-License-Identifier: GPL-3.0-or-later

@testable import StepSlider

/// A program that shows a tree, and reacts to requests with a given outcome.
struct Screen: Accessible {
  var accessibilityTree: AccessibilityContainer
  var accessibilityFocus: ElementID?
  var outcome = ActionOutcome.refused
  /// The tree after an action.
  var next: AccessibilityContainer?
  private(set) var wasAsked = false

  init(_ tree: AccessibilityContainer) { accessibilityTree = tree }

  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    wasAsked = true
    if outcome != .refused, let next { accessibilityTree = next }
    return outcome
  }

  mutating func decide(_ outcome: ActionOutcome, _ next: AccessibilityContainer?) {
    (self.outcome, self.next, wasAsked) = (outcome, next, false)
  }
}
