// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Announcements that must be heard to their end, such as that a command failed. Newer words delay
/// them, but don't drop them. Only a later notice about the same subject does.
struct Notices {
  /// What a notice is about.
  enum Subject: Hashable {
    /// The change of a slider to the stop where it is. Its next change makes the notice outdated; the
    /// end of a drag, which leaves it there, doesn't.
    case change(slider: String, stop: Int)
    /// Something about a slider that a listener should know at its start.
    case slider(SliderNotice)
    /// Where a slider starts.
    case start(slider: String)
    /// Whether the position of a slider is saved.
    case position(slider: String)
    /// Whether a device is connected.
    case device(path: String)
    /// Whether settings took effect.
    case settings
    /// What was saved of the voice.
    case preferences
    /// Whether the voice can be heard.
    case loudness
  }

  /// The most notices that wait; beyond it, the oldest is dropped.
  private static let capacity = 4

  private var waiting: [(words: Announcement, subject: Subject)] = []

  /// The announcements that haven't been heard yet, the oldest first.
  var unheard: [Announcement] { waiting.map(\.words) }

  /// Adds a notice. Returns those about the same subject, which it replaces.
  mutating func add(_ words: Announcement, about subject: Subject) -> [Announcement] {
    let outdated = drop { $0 == subject }
    waiting = waiting.suffix(Self.capacity - 1) + [(words, subject)]
    return outdated
  }

  /// Records that a text was heard to its end.
  mutating func hear(_ text: String) { waiting.removeAll { $0.words.text == text } }

  /// Drops the notices about outdated subjects, and returns them.
  mutating func drop(where isOutdated: (Subject) -> Bool) -> [Announcement] {
    let outdated = waiting.filter { isOutdated($0.subject) }.map(\.words)
    waiting.removeAll { isOutdated($0.subject) }
    return outdated
  }
}
