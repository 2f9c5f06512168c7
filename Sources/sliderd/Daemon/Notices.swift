// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Announcements that must be heard to their end, such as that a command failed. Newer words delay
/// them, but don't drop them. Only a later notice about the same subject does.
struct Notices {
  /// What a notice is about.
  enum Subject: Hashable {
    /// The last change of a slider. Its next change makes the notice outdated.
    case change(slider: String)
    /// Something about a slider that a listener should know at its start.
    case slider(StartNotice)
    /// Where a slider starts.
    case start(slider: String)
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
    let outdated = drop(about: subject)
    waiting = waiting.suffix(Self.capacity - 1) + [(words, subject)]
    return outdated
  }

  /// Records that a text was heard to its end.
  mutating func hear(_ text: String) { waiting.removeAll { $0.words.text == text } }

  /// Drops the notices about a subject, and returns them.
  @discardableResult
  mutating func drop(about subject: Subject) -> [Announcement] {
    let outdated = waiting.filter { $0.subject == subject }.map(\.words)
    waiting.removeAll { $0.subject == subject }
    return outdated
  }
}
