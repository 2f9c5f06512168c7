// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
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

/// The value with the focus as clients are told of it. When it changes quickly, they are told of the
/// first change and the last. The caller supplies the time.
struct ValuePace {
  private var pace = TellingPace()
  /// The newest value of those that come quickly.
  private var newest: AccessibleValue?
  /// The newest value that waited. Clients that asked about the one before may have read it.
  private var passing: AccessibleValue?
  /// How often clients were told of a value that had waited.
  private(set) var lateTellings = 0

  /// Whether the screen reader can be interrupted, so that values wait less.
  var isQuick: Bool {
    get { pace.isQuick }
    set { pace.isQuick = newValue }
  }

  /// When a value that waits is told; `nil` if none waits.
  var deadline: ContinuousClock.Instant? { pace.deadline }

  /// Makes a value that waits due.
  mutating func hurry() { pace.hurry() }

  /// Forgets a value that waits.
  mutating func forget() { pace.stopWaiting() }

  /// Returns the tree that clients are to be told of: what they find, except for a value that has
  /// to wait. If a value returned to the one that they were told of, that one becomes the value
  /// in between, so that they are told again.
  mutating func tree(
    in served: AccessibleTree,
    since told: inout AccessibleTree,
    at time: ContinuousClock.Instant
  ) -> AccessibleTree {
    guard let focus = served.focus, focus == told.focus, let new = served[focus]?.value,
      let old = told[focus]?.value, new != old || pace.isWaiting
    else {
      pace.stopWaiting()
      return served
    }
    if isDue(new, at: time) {
      if new == old, let passing { told.setValue(of: focus, to: passing) }
      return served
    }
    if new != old { passing = new }
    var tree = served
    tree.setValue(of: focus, to: old)
    return tree
  }

  private mutating func isDue(_ value: AccessibleValue, at time: ContinuousClock.Instant) -> Bool {
    if !pace.isWaiting || value != newest {
      newest = value
      return pace.note(at: time)
    }
    let isDue = pace.isDue(at: time)
    if isDue { lateTellings += 1 }
    return isDue
  }
}
