// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// The announcements that wait for their turn. Of several quick ones, a screen reader gets the
/// first and the last. The caller supplies the time.
struct AnnouncementPace {
  private var pace = TellingPace()
  /// The newest assertive words. They wait if the pace does.
  private var newest: Announcement?

  /// Whether the screen reader can be interrupted, so that words wait less.
  var isQuick: Bool {
    get { pace.isQuick }
    set { pace.isQuick = newValue }
  }

  /// When ``take(at:)`` returns the waiting words; `nil` if none wait.
  var deadline: ContinuousClock.Instant? { pace.deadline }

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
    newest = announcement
    return pace.note(at: time) ? [announcement] : []
  }

  /// Lets the last words wait until there is no more input.
  mutating func repeatLast(at time: ContinuousClock.Instant) {
    if newest != nil { pace.putOff(at: time) }
  }

  /// Returns the waiting words if they have waited long enough.
  mutating func take(at time: ContinuousClock.Instant) -> Announcement? {
    pace.isDue(at: time) ? newest : nil
  }

  /// Returns the waiting words at once.
  mutating func takeAll() -> Announcement? {
    defer { pace.stopWaiting() }
    return pace.isWaiting ? newest : nil
  }

  /// Forgets all words, because the screen reader has begun to say something else.
  mutating func forget() {
    newest = nil
    pace.stopWaiting()
  }
}
