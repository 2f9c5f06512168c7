// SPDX-License-Identifier: GPL-3.0-or-later

/// The wait before the next line of a ``LineScript``.
package struct LinePace: Sendable {
  /// The current wait; `nil` if the next line can be carried out.
  package private(set) var pause: Pause?

  /// A reason to wait.
  package enum Pause: Hashable, Sendable {
    /// Until nothing is being spoken.
    case silence
    /// Until a point in time.
    case time(ContinuousClock.Instant)
  }

  /// Creates a pace without a wait.
  package init() {}

  /// Whether the next line can be carried out.
  package var isFree: Bool { pause == nil }

  /// Makes the next line wait until nothing is being spoken.
  package mutating func waitForSilence() { pause = .silence }

  /// Makes the next line wait until a point in time.
  package mutating func wait(until end: ContinuousClock.Instant) { pause = .time(end) }

  /// Ends the wait if it is over.
  package mutating func advance(isSilent: Bool, at now: ContinuousClock.Instant) {
    switch pause {
    case .silence where isSilent: pause = nil
    case .time(let end) where end <= now: pause = nil
    default: break
    }
  }
}
