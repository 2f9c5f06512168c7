// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// Announcements on their way to a screen reader: those that wait, and those that are shown for a
/// moment as notifications.
struct PassingWords {
  /// How long a notification is there, and how long words wait to be told.
  static let duration: Duration = .seconds(3)
  /// How many notifications are there at once; beyond it the oldest goes.
  static let capacity = 8

  private var waiting: [(announcement: Announcement, end: ContinuousClock.Instant)] = []
  private var shown: [(notification: AccessibleTree.Notification, end: ContinuousClock.Instant)] =
    []

  /// What is shown as notifications.
  var notifications: [AccessibleTree.Notification] { shown.map(\.notification) }

  /// When ``expire(at:)`` has something to do.
  var deadline: ContinuousClock.Instant? { shown.first?.end }

  /// Has words wait, instead of those before if they are assertive.
  mutating func add(_ announcement: Announcement, at time: ContinuousClock.Instant) {
    if announcement.priority == .assertive { waiting = [] }
    waiting =
      waiting.suffix(AnnouncementQueue.capacity - 1) + [(announcement, time + Self.duration)]
  }

  /// The words that wait and are not too old, the oldest first; then none wait.
  mutating func takeAll(at time: ContinuousClock.Instant) -> [Announcement] {
    defer { waiting = [] }
    return waiting.filter { $0.end > time }.map(\.announcement)
  }

  /// Shows words as a notification; assertive ones take the place of those before.
  mutating func show(
    _ announcement: Announcement,
    at path: ObjectPath,
    since time: ContinuousClock.Instant
  ) {
    if announcement.priority == .assertive { shown = [] }
    let notification = AccessibleTree.Notification(path: path, text: announcement.text)
    shown = shown.suffix(Self.capacity - 1) + [(notification, time + Self.duration)]
  }

  /// Takes all notifications away, as nobody sees them any more.
  mutating func hideAll() { shown = [] }

  /// Takes away what was there long enough; tells whether there was any.
  mutating func expire(at time: ContinuousClock.Instant) -> Bool {
    let count = shown.count
    shown.removeAll { $0.end <= time }
    return shown.count < count
  }
}
