// SPDX-License-Identifier: Apache-2.0

/// What came of an action.
public enum ActionOutcome: Hashable, Sendable {
  /// Nothing: it isn't possible, at least not now.
  case refused
  /// It was done. What the next tree shows needn't be told here, only what it can't show.
  case done(notifying: [AccessibilityNotification])

  /// It was done, and the next tree shows all that came of it.
  public static let done = ActionOutcome.done(notifying: [])
}
