// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// Announcements on their way to a screen reader: those that are waiting, and those that are
/// shown as notifications for a moment.
struct PassingWords {
  /// How long a notification is shown, and how long announcements wait.
  static let duration: Duration = .seconds(3)
  /// The maximum number of notifications; a further one replaces the oldest.
  static let capacity = 8

  private var waiting: [(announcement: Announcement, end: ContinuousClock.Instant)] = []
  private var shown: [(notification: AccessibleTree.Notification, end: ContinuousClock.Instant)] =
    []

  /// The notifications that are shown.
  var notifications: [AccessibleTree.Notification] { shown.map(\.notification) }

  /// When ``expire(at:)`` next has something to remove.
  var deadline: ContinuousClock.Instant? { shown.first?.end }

  /// Queues an announcement. An assertive one replaces those that are waiting.
  mutating func add(_ announcement: Announcement, at time: ContinuousClock.Instant) {
    if announcement.priority == .assertive { waiting = [] }
    waiting =
      waiting.suffix(AnnouncementQueue.capacity - 1) + [(announcement, time + Self.duration)]
  }

  /// Removes all waiting announcements and returns those that haven't expired, the oldest first.
  mutating func takeAll(at time: ContinuousClock.Instant) -> [Announcement] {
    defer { waiting = [] }
    return waiting.filter { $0.end > time }.map(\.announcement)
  }

  /// Shows an announcement as a notification. Older ones stay for their time, because Orca 43 asks
  /// for the words of a notification late, and would say "notification" without them.
  mutating func show(
    _ announcement: Announcement,
    at path: ObjectPath,
    since time: ContinuousClock.Instant
  ) {
    shown =
      shown.suffix(Self.capacity - 1) + [((path, announcement.text), time + Self.duration)]
  }

  /// Removes all notifications, because nothing shows them any more.
  mutating func hideAll() { shown = [] }

  /// Removes expired notifications; returns whether there were any.
  mutating func expire(at time: ContinuousClock.Instant) -> Bool {
    let count = shown.count
    shown.removeAll { $0.end <= time }
    return shown.count < count
  }
}

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
