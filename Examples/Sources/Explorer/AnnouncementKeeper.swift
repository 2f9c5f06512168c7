// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A program, and what it has told beside its tree, whoever acted on it.
struct AnnouncementKeeper<Content: Accessible>: Accessible {
  var content: Content
  /// Words that belong to no element, since the last ``takeAnnouncements()``.
  private var announcements: [Announcement] = []

  init(_ content: Content) { self.content = content }

  var accessibilityTree: AccessibilityContainer { content.accessibilityTree }
  var accessibilityFocus: ElementID? { content.accessibilityFocus }

  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    let outcome = content.perform(action, on: id)
    if case .done(let notifications) = outcome { note(notifications) }
    return outcome
  }

  /// Keeps the words of what the program tells.
  mutating func note(_ notifications: [AccessibilityNotification]) {
    announcements += notifications.compactMap(\.words)
  }

  mutating func takeAnnouncements() -> [Announcement] {
    defer { announcements = [] }
    return announcements
  }
}

extension AccessibilityNotification {
  /// Words that belong to no element.
  fileprivate var words: Announcement? {
    switch self {
    case .announcement(let words): words
    case .layoutChanged(.words(let words)), .screenChanged(.words(let words)): Announcement(words)
    default: nil
    }
  }
}
