// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The pace of announcements to a screen reader, which speaks every announcement in turn. Of
/// several quick steps, it passes on the first and the last. The caller supplies the time.
struct AnnouncementPace {
  /// How long no words must come before waiting words are passed on.
  private static let rest: Duration = .milliseconds(400)
  /// The longest silence while steps keep coming.
  private static let longest: Duration = .seconds(2)

  /// The newest words while they wait.
  private var waiting: Announcement?
  /// The time of the last words that came or were passed on, and of the first words in the current
  /// wait.
  private var (latest, first): (ContinuousClock.Instant?, ContinuousClock.Instant?)

  /// When ``take(at:)`` returns the waiting words; `nil` if none wait.
  var deadline: ContinuousClock.Instant? {
    guard waiting != nil, let latest, let first else { return nil }
    return min(latest + Self.rest, first + Self.longest)
  }

  /// Adds words, and returns those to announce at once. Assertive words soon after others wait,
  /// and replace those that waited before. Polite words never wait; waiting words go first,
  /// because polite words may refer to them.
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

  /// Returns the waiting words if they have waited long enough.
  mutating func take(at time: ContinuousClock.Instant) -> Announcement? {
    guard let deadline, deadline <= time else { return nil }
    latest = time
    return takeAll()
  }

  /// Returns the waiting words at once.
  mutating func takeAll() -> Announcement? {
    defer { waiting = nil }
    return waiting
  }
}
