// SPDX-License-Identifier: Apache-2.0

/// The outcome of an action.
public enum ActionOutcome: Hashable, Sendable {
  /// The action isn't possible, at least not now.
  case refused
  /// The action was performed. Notify only of what the next tree can't show.
  ///
  /// A changed value is in the next tree, and is spoken from there. If you also pass the words of a
  /// control's response, they are spoken twice.
  case done(notifying: [AccessibilityNotification])

  /// The action was performed, and the next tree shows its whole effect.
  public static let done = ActionOutcome.done(notifying: [])
}
