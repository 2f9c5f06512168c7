// SPDX-License-Identifier: Apache-2.0

/// A notification from a program to assistive technologies.
///
/// Changes follow from the difference of two snapshots, so a program can't forget them. Send a
/// notification only to move a reader or to make it speak.
@nonexhaustive
public enum AccessibilityNotification: Hashable, Sendable {
  /// An announcement that belongs to no element.
  case announcement(Announcement)
  /// Part of the screen has changed. A reader moves to the element; with `nil`, it decides.
  case layoutChanged(ElementID?)
  /// The whole screen has been replaced. A reader moves to the element; with `nil`, to the first.
  case screenChanged(ElementID?)
}

/// The outcome of an action.
public enum ActionOutcome: Hashable, Sendable {
  /// The action isn't possible, at least not now.
  case refused
  /// The action was performed. Notify only of what the next tree can't show, which is seldom anything.
  ///
  /// A changed value is in the next tree, and is spoken from there. If you also pass the words of a
  /// control's response, they are spoken twice.
  case done(notifying: [AccessibilityNotification] = [])
}
