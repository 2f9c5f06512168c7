// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Announcements that must be heard to their end, such as that a command failed. Newer words delay
/// them, but don't drop them.
struct Notices {
  /// The most notices that wait; beyond it, the oldest is dropped.
  private static let capacity = 4

  private struct Notice {
    let words: Announcement
    /// The slider whose next change makes the notice outdated; `nil` for none.
    let slider: String?
  }

  private var waiting: [Notice] = []

  /// The announcements that haven't been heard yet, the oldest first.
  var unheard: [Announcement] { waiting.map(\.words) }

  /// Adds a notice. It replaces an equal one.
  mutating func add(_ words: Announcement, about slider: String?) {
    waiting.removeAll { $0.words == words }
    waiting = waiting.suffix(Self.capacity - 1) + [Notice(words: words, slider: slider)]
  }

  /// Records that a text was heard to its end.
  mutating func hear(_ text: String) { waiting.removeAll { $0.words.text == text } }

  /// Drops what is outdated because a slider has moved.
  mutating func drop(about slider: String) { waiting.removeAll { $0.slider == slider } }
}
