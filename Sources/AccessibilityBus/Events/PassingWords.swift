// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// Announcements on their way to a screen reader, waiting or shown as notifications for a moment.
struct PassingWords {
  /// How long a notification is shown, and how long announcements wait.
  static let duration: Duration = .seconds(3)
  /// The maximum number of notifications; a further one replaces the oldest.
  static let capacity = 8

  private var waiting: [(announcement: Announcement, end: Duration)] = []
  private var shown: [(notification: AccessibleTree.Notification, end: Duration)] =
    []

  var notifications: [AccessibleTree.Notification] { shown.map(\.notification) }

  /// When ``expire(at:)`` next has something to remove.
  var deadline: Duration? { shown.first?.end }

  /// Queues an announcement. An assertive one replaces those that are waiting.
  mutating func add(_ announcement: Announcement, at time: Duration) {
    if announcement.priority == .assertive { waiting = [] }
    waiting =
      waiting.suffix(AnnouncementQueue.capacity - 1) + [(announcement, time + Self.duration)]
  }

  /// Removes all waiting announcements and returns those that haven't expired, the oldest first.
  mutating func takeAll(at time: Duration) -> [Announcement] {
    defer { waiting = [] }
    return waiting.filter { $0.end > time }.map(\.announcement)
  }

  /// Shows an announcement as a notification. Older ones stay for their time, because Orca 43 asks
  /// for the words of a notification late, and would say "notification" without them.
  mutating func show(_ announcement: Announcement, at path: ObjectPath, since time: Duration) {
    shown = shown.suffix(Self.capacity - 1) + [((path, announcement.text), time + Self.duration)]
  }

  /// Removes all notifications, because nothing shows them any more.
  mutating func hideAll() { shown = [] }

  /// Removes expired notifications; returns whether there were any.
  mutating func expire(at time: Duration) -> Bool {
    let count = shown.count
    shown.removeAll { $0.end <= time }
    return shown.count < count
  }
}
