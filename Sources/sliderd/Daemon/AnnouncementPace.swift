// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// When words go to a screen reader, which says one after the other all that it is told: of fast steps,
/// the first and the last. A value; the time is its caller's.
struct AnnouncementPace {
  /// Words that come so soon after others wait until none came for so long.
  private static let rest: Duration = .milliseconds(400)
  /// How long it may be silent while steps come on and on.
  private static let longest: Duration = .seconds(2)

  /// The newest words, as long as they wait.
  private var waiting: Announcement?
  /// When words came or were told last, and when the first came that those that wait replaced.
  private var (latest, first): (ContinuousClock.Instant?, ContinuousClock.Instant?)

  /// When ``take(at:)`` gives the words that wait; `nil` if none do.
  var deadline: ContinuousClock.Instant? {
    guard waiting != nil, let latest, let first else { return nil }
    return min(latest + Self.rest, first + Self.longest)
  }

  /// Gives what is to be told at once. Other words wait, instead of those before; polite ones never do, and
  /// those that wait go before them, for they may be about those.
  mutating func add(
    _ announcement: Announcement,
    at time: ContinuousClock.Instant
  ) -> [Announcement] {
    guard announcement.priority == .assertive else {
      return [takeAll(), announcement].compactMap(\.self)
    }
    defer { latest = time }
    guard let latest, time < latest + Self.rest else {
      waiting = nil
      return [announcement]
    }
    if waiting == nil { first = time }
    waiting = announcement
    return []
  }

  /// Gives the words that waited long enough.
  mutating func take(at time: ContinuousClock.Instant) -> Announcement? {
    guard let deadline, deadline <= time else { return nil }
    latest = time
    return takeAll()
  }

  /// Gives the words that wait.
  mutating func takeAll() -> Announcement? {
    defer { waiting = nil }
    return waiting
  }
}
