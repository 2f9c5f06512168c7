// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A program, with the announcements that are not part of its tree, from any cause.
struct AnnouncementKeeper<Content: Accessible>: Accessible {
  var content: Content
  /// Announcements that belong to no element, since the last ``takeAnnouncements()``.
  private var announcements: [Announcement] = []

  init(_ content: Content) { self.content = content }

  var accessibilityTree: AccessibilityContainer { content.accessibilityTree }
  var accessibilityFocus: ElementID? { content.accessibilityFocus }

  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    let outcome = content.perform(action, on: id)
    if case .done(let notifications) = outcome { note(notifications) }
    return outcome
  }

  /// Stores the words of a program's notifications.
  mutating func note(_ notifications: [AccessibilityNotification]) {
    for case .announcement(let words) in notifications { announcements.append(words) }
  }

  mutating func takeAnnouncements() -> [Announcement] {
    defer { announcements = [] }
    return announcements
  }
}
