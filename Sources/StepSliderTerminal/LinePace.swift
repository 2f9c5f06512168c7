// SPDX-License-Identifier: GPL-3.0-or-later

/// What the next line of a ``LineScript`` waits for.
package struct LinePace: Sendable {
  /// What the next line waits for; `nil` for nothing.
  package private(set) var pause: Pause?

  /// What a line can wait for.
  package enum Pause: Hashable, Sendable {
    /// That nothing is being spoken.
    case silence
    /// A moment.
    case time(ContinuousClock.Instant)
  }

  /// Nothing: the next line can be carried out.
  package init() {}

  /// Whether the next line can be carried out.
  package var isFree: Bool { pause == nil }

  /// Has the next line wait until nothing is being spoken.
  package mutating func waitForSilence() { pause = .silence }

  /// Has the next line wait until a moment.
  package mutating func wait(until end: ContinuousClock.Instant) { pause = .time(end) }

  /// Ends a wait that is over.
  package mutating func advance(isSilent: Bool, at now: ContinuousClock.Instant) {
    switch pause {
    case .silence where isSilent: pause = nil
    case .time(let end) where end <= now: pause = nil
    default: break
    }
  }
}
