// SPDX-License-Identifier: Apache-2.0

import EventLoop

/// The pace at which a screen reader is told of quick changes, because it speaks each of them in
/// turn. The first is told at once. Further ones wait until they rest, and only the newest is told.
/// The caller supplies the time.
struct TellingPace {
  /// How long no change must come before the newest is told to a screen reader that speaks each to
  /// its end.
  private static let rest: Duration = .milliseconds(400)
  /// The same for one that can be interrupted. A held key comes more often.
  private static let quickRest: Duration = .milliseconds(50)
  /// The longest silence while changes keep coming.
  private static let longest: Duration = .seconds(2)

  /// Whether the screen reader can be interrupted.
  var isQuick = false
  /// The time of the last change that came or was told.
  private var latest: ContinuousClock.Instant?
  /// When the newest change is told even if more keep coming; `nil` if it waits for their end.
  private var end: ContinuousClock.Instant?
  /// Whether a change waits.
  private(set) var isWaiting = false

  private var rest: Duration { isQuick ? Self.quickRest : Self.rest }

  /// When the change that waits is told; `nil` if none waits.
  var deadline: ContinuousClock.Instant? {
    guard isWaiting, let latest else { return nil }
    return earliest(latest + rest, end)
  }

  /// Notes a change. Returns whether it is told at once.
  mutating func note(at time: ContinuousClock.Instant) -> Bool {
    defer { latest = time }
    guard let latest, time < latest + rest else {
      isWaiting = false
      return true
    }
    if !isWaiting { (isWaiting, end) = (true, time + Self.longest) }
    return false
  }

  /// Puts off what waits, or what was told last, until nothing comes any more.
  mutating func putOff(at time: ContinuousClock.Instant) {
    if !isWaiting { (isWaiting, end) = (true, nil) }
    latest = time
  }

  /// Returns whether the change that waits is to be told. If so, it counts as told.
  mutating func isDue(at time: ContinuousClock.Instant) -> Bool {
    guard let deadline, deadline <= time else { return false }
    (latest, isWaiting) = (time, false)
    return true
  }

  /// Makes the change that waits due.
  mutating func hurry() { end = latest }

  /// Forgets the change that waits.
  mutating func stopWaiting() { isWaiting = false }
}
