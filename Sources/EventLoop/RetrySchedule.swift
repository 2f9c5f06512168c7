// SPDX-License-Identifier: Apache-2.0

/// A schedule for retries after a failure. It is a value; the caller supplies the time.
///
/// Something that was lost usually returns soon or never. For one minute, it is retried every 200
/// milliseconds. After that, and if it was never available, it is retried after 250 milliseconds,
/// then with twice the pause each time, up to 30 seconds.
package struct RetrySchedule: Hashable, Sendable {
  private static let (hope, eagerPause): (Duration, Duration) = (.seconds(60), .milliseconds(200))
  private static let (first, longest): (Duration, Duration) = (.milliseconds(250), .seconds(30))

  private var pause = Self.first
  /// Whether the last attempt succeeded and its result isn't lost yet.
  private var isThere = false
  /// The end of the frequent retries after a loss.
  private var hopeEnd: Duration
  /// The time of the next attempt; `nil` if none is due.
  package private(set) var deadline: Duration?

  /// Creates a schedule whose first attempt is due at a time.
  package init(from start: Duration) { (deadline, hopeEnd) = (start, start) }

  package func isDue(at time: Duration) -> Bool {
    deadline.map { $0 <= time } ?? false
  }

  /// Records that an attempt begins. No other one is due until it fails.
  package mutating func begin() { deadline = nil }

  /// Records that the attempt failed or its result was lost.
  package mutating func fail(at time: Duration) {
    if isThere { (isThere, hopeEnd) = (false, time + Self.hope) }
    guard time >= hopeEnd else { return deadline = time + Self.eagerPause }
    deadline = time + pause
    pause = min(pause * 2, Self.longest)
  }

  /// Records that the attempt succeeded. The next failure counts as a loss.
  package mutating func succeed() { (pause, isThere, deadline) = (Self.first, true, nil) }
}
