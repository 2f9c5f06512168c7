// SPDX-License-Identifier: Apache-2.0

/// When to try again what failed. A value; the time is its caller's.
///
/// What was there and is lost comes back soon or never: for a minute, it is tried five times a second.
/// After that, and where nothing ever was, it is tried after a quarter of a second, and each time after
/// twice as long, up to half a minute.
package struct RetrySchedule: Hashable, Sendable {
  private static let (hope, eagerPause): (Duration, Duration) = (.seconds(60), .milliseconds(200))
  private static let (first, longest): (Duration, Duration) = (.milliseconds(250), .seconds(30))

  private var pause = Self.first
  /// Whether the last try succeeded, and what it gave isn't lost yet.
  private var isThere = false
  /// Until when what was lost is tried often.
  private var hopeEnd: ContinuousClock.Instant
  /// When the next try is due; nil while none is.
  package private(set) var deadline: ContinuousClock.Instant?

  /// A schedule whose first try is due at a time.
  package init(from start: ContinuousClock.Instant) { (deadline, hopeEnd) = (start, start) }

  /// Whether to try.
  package func isDue(at time: ContinuousClock.Instant) -> Bool {
    deadline.map { $0 <= time } ?? false
  }

  /// Notes that a try begins: no other one is due until it failed.
  package mutating func begin() { deadline = nil }

  /// Notes that the try failed, or what it gave was lost.
  package mutating func fail(at time: ContinuousClock.Instant) {
    if isThere { (isThere, hopeEnd) = (false, time + Self.hope) }
    guard time >= hopeEnd else { return deadline = time + Self.eagerPause }
    deadline = time + pause
    pause = min(pause * 2, Self.longest)
  }

  /// Notes that the try succeeded: the next failure is a loss.
  package mutating func succeed() { (pause, isThere, deadline) = (Self.first, true, nil) }
}
