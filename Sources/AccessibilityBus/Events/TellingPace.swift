// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import EventLoop

/// The pace at which a screen reader is told of quick changes, because it speaks each of them in
/// turn. The first is told at once. Further ones wait until they rest, and only the newest is told.
/// The caller supplies the time.
struct TellingPace<Content: Hashable> {
  /// How long no change must come before the newest is told to a screen reader that speaks each to its end.
  private static var rest: Duration { .milliseconds(400) }
  /// The least and the most time of rest for one that can be interrupted.
  private static var shortest: Duration { .milliseconds(50) }
  private static var longestQuick: Duration { .milliseconds(130) }
  /// How much longer than the pauses between quick changes the rest is.
  private static var margin: Double { 1.5 }
  /// The longest silence while changes keep coming.
  private static var longest: Duration { .seconds(2) }

  var isQuick = false
  /// What the newest change came to. It waits if the pace does.
  private var newest: Content?
  /// When the last change came.
  private var change: Duration?
  /// When the last change came or was told.
  private var latest: Duration?
  /// The longest pause between the changes that come quickly now, such as those of a held key;
  /// `nil` before the second.
  private var pause: Duration?
  /// When the newest change is told even if more keep coming; `nil` if it waits for their end.
  private var end: Duration?
  private(set) var isWaiting = false
  /// The newest value that waited. Clients that asked about the one before may have read it.
  private var passing: Content?
  /// How often a change was told that had waited.
  private(set) var lateTellings = 0

  private var rest: Duration {
    guard isQuick else { return Self.rest }
    guard let pause else { return Self.longestQuick }
    return min(max(Self.shortest, pause * Self.margin), Self.longestQuick)
  }

  /// When the change that waits is told; `nil` if none waits.
  var deadline: Duration? {
    guard isWaiting, let latest else { return nil }
    return earliest(latest + rest, end)
  }

  /// Adds a change. Returns whether it is told at once.
  mutating func addChange(_ content: Content, at time: Duration) -> Bool {
    newest = content
    let isSoon = isSoon(time)
    countPause(at: time)
    guard isSoon else {
      isWaiting = false
      return true
    }
    if !isWaiting { (isWaiting, end) = (true, time + Self.longest) }
    return false
  }

  /// Puts off what waits, or what was told last, until nothing comes any more.
  mutating func putOff(at time: Duration) {
    guard newest != nil else { return }
    if !isWaiting { (isWaiting, end) = (true, nil) }
    countPause(at: time)
  }

  /// Returns whether a change comes too soon after the last one to be told at once.
  private func isSoon(_ time: Duration) -> Bool {
    guard let change, let latest else { return false }
    return time < (isQuick ? change + Self.longestQuick : latest + Self.rest)
  }

  private mutating func countPause(at time: Duration) {
    let gap = change.map { time - $0 } ?? Self.longestQuick
    pause = gap < Self.longestQuick ? max(pause ?? gap, gap) : nil
    (change, latest) = (time, time)
  }

  /// Returns what waits if it is to be told now. It counts as told then.
  mutating func takeDue(at time: Duration) -> Content? {
    guard let deadline, deadline <= time else { return nil }
    (latest, isWaiting, lateTellings) = (time, false, lateTellings + 1)
    return newest
  }

  /// Returns what waits at once.
  mutating func takeAll() -> Content? {
    defer { isWaiting = false }
    return isWaiting ? newest : nil
  }

  /// Makes what waits due.
  mutating func hurry() { end = latest }

  /// Lets nothing wait any more.
  mutating func stopWaiting() { isWaiting = false }

  /// Forgets what waits and what was told last.
  mutating func forget() { (newest, isWaiting) = (nil, false) }
}

extension TellingPace<Announcement> {
  /// Adds words, and returns those to announce at once. Assertive words soon after others wait,
  /// and replace those that waited before. Polite words never wait; waiting words go first,
  /// because polite words may refer to them.
  mutating func addWords(_ words: Announcement, at time: Duration) -> [Announcement] {
    guard words.priority == .assertive else { return [takeAll(), words].compactMap(\.self) }
    return addChange(words, at: time) ? [words] : []
  }
}

extension TellingPace<AccessibleValue> {
  /// Returns the tree that clients are to be told of: what they find, except for the value with the
  /// focus if it has to wait. If it returned to the one that they were told of, that one becomes
  /// the value in between, so that they are told again.
  mutating func tree(
    in served: AccessibleTree,
    since told: inout AccessibleTree,
    at time: Duration
  ) -> AccessibleTree {
    guard let focus = served.focus, focus == told.focus, let new = served[focus]?.value,
      let old = told[focus]?.value, new != old || isWaiting
    else {
      stopWaiting()
      return served
    }
    let isNew = !isWaiting || new != newest
    if isNew ? addChange(new, at: time) : takeDue(at: time) != nil {
      if new == old, let passing { told.setValue(of: focus, to: passing) }
      return served
    }
    if new != old { passing = new }
    var tree = served
    tree.setValue(of: focus, to: old)
    return tree
  }
}
