// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A program, and what it has told beside its tree, whoever acted on it.
struct NoticeKeeper<Content: Accessible>: Accessible {
  var content: Content
  /// Words that belong to no element, since the last ``takeNotices()``.
  private var notices: [Announcement] = []

  init(_ content: Content) { self.content = content }

  var accessibilityTree: AccessibilityContainer { content.accessibilityTree }
  var accessibilityFocus: ElementID? { content.accessibilityFocus }

  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    let outcome = content.perform(action, on: id)
    if case .done(let news) = outcome { note(news) }
    return outcome
  }

  /// Keeps the words of what the program tells.
  mutating func note(_ news: [AccessibilityNotification]) { notices += news.compactMap(\.words) }

  mutating func takeNotices() -> [Announcement] {
    defer { notices = [] }
    return notices
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
