// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// The words of a key that is held down. Each repeat would cut off the words of the one before, so
/// that only slivers are heard. Instead, words are spoken to their end, then the newest value. When
/// the key rests, the newest value is spoken at once.
struct HeldWords {
  /// How long no repeat comes after the key was released. The slowest common repeat, that of the
  /// Linux console, comes every 92 ms.
  private static let rest: Duration = .milliseconds(150)

  /// The words of a response with its cue.
  typealias Waiting = (words: [Announcement], cue: Cue?)

  private var waiting: Waiting?
  private var latest: ContinuousClock.Instant?

  /// When ``take(at:)`` returns the waiting words; `nil` if none wait.
  var deadline: ContinuousClock.Instant? {
    waiting == nil ? nil : latest.map { $0 + Self.rest }
  }

  /// Adds the words of a repeat, which replace those that wait.
  mutating func add(_ words: [Announcement], cue: Cue? = nil, at time: ContinuousClock.Instant) {
    (waiting, latest) = ((words, cue), time)
  }

  /// Returns the waiting words if the key rests.
  mutating func take(at time: ContinuousClock.Instant) -> Waiting? {
    guard let deadline, deadline <= time else { return nil }
    return takeAll()
  }

  /// Returns the waiting words at once.
  mutating func takeAll() -> Waiting? {
    defer { waiting = nil }
    return waiting
  }
}
