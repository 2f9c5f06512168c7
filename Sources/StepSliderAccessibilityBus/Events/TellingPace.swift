// SPDX-License-Identifier: Apache-2.0

import EventLoop

/// The pace at which a screen reader is told of quick changes, because it speaks each of them in
/// turn. The first is told at once. Further ones wait until they rest, and only the newest is told.
/// The caller supplies the time.
struct TellingPace {
  /// How long no change must come before the newest is told to a screen reader that speaks each to
  /// its end.
  private static let rest: Duration = .milliseconds(400)
  /// The least and the most time of rest for one that can be interrupted.
  private static let (shortest, longestQuick): (Duration, Duration) = (
    .milliseconds(50), .milliseconds(130)
  )
  /// How much longer than the pauses between quick changes the rest is.
  private static let margin = 1.5
  /// The longest silence while changes keep coming.
  private static let longest: Duration = .seconds(2)

  /// Whether the screen reader can be interrupted.
  var isQuick = false
  /// When the last change came.
  private var change: ContinuousClock.Instant?
  /// When the last change came or was told.
  private var latest: ContinuousClock.Instant?
  /// The longest pause between the changes that come quickly now, such as those of a held key; `nil`
  /// before the second.
  private var pause: Duration?
  /// When the newest change is told even if more keep coming; `nil` if it waits for their end.
  private var end: ContinuousClock.Instant?
  /// Whether a change waits.
  private(set) var isWaiting = false

  private var rest: Duration {
    guard isQuick else { return Self.rest }
    guard let pause else { return Self.longestQuick }
    return min(max(Self.shortest, pause * Self.margin), Self.longestQuick)
  }

  /// When the change that waits is told; `nil` if none waits.
  var deadline: ContinuousClock.Instant? {
    guard isWaiting, let latest else { return nil }
    return earliest(latest + rest, end)
  }

  /// Notes a change. Returns whether it is told at once.
  mutating func note(at time: ContinuousClock.Instant) -> Bool {
    let isSoon = isSoon(time)
    follow(time)
    guard isSoon else {
      isWaiting = false
      return true
    }
    if !isWaiting { (isWaiting, end) = (true, time + Self.longest) }
    return false
  }

  /// Puts off what waits, or what was told last, until nothing comes any more.
  mutating func putOff(at time: ContinuousClock.Instant) {
    if !isWaiting { (isWaiting, end) = (true, nil) }
    follow(time)
  }

  /// Returns whether a change comes too soon after the last one to be told at once.
  private func isSoon(_ time: ContinuousClock.Instant) -> Bool {
    guard let change, let latest else { return false }
    return time < (isQuick ? change + Self.longestQuick : latest + Self.rest)
  }

  private mutating func follow(_ time: ContinuousClock.Instant) {
    let gap = change.map { time - $0 } ?? Self.longestQuick
    pause = gap < Self.longestQuick ? max(pause ?? gap, gap) : nil
    (change, latest) = (time, time)
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
