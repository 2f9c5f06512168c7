// SPDX-License-Identifier: GPL-3.0-or-later

/// What the next line of a ``LineScript`` waits for.
package struct LinePace: Sendable {
  private var pause: Pause?

  private enum Pause {
    case silence
    case time(ContinuousClock.Instant)
  }

  /// Nothing: the next line can be carried out.
  package init() {}

  /// Whether the next line can be carried out.
  package var isFree: Bool { pause == nil }

  /// When a wait for a time is over.
  package var deadline: ContinuousClock.Instant? {
    if case .time(let end) = pause { return end }
    return nil
  }

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
