// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// The words of a key that is held down. Each repeat would cut off the words of the one before, so
/// that only slivers are heard. Instead, words are spoken to their end, then the newest value. When
/// the key is released, the newest value is spoken at once: ``takeAll()`` if the release is told,
/// otherwise when no repeat comes in time.
struct HeldWords {
  /// How long no repeat comes after the key was released, without knowing its pace. The slowest
  /// common repeat, that of the Linux console, comes every 92 ms.
  private static let longestRest: Duration = .milliseconds(150)
  /// The shortest rest, because a busy machine delays single repeats.
  private static let shortestRest: Duration = .milliseconds(45)
  /// The longest pause between the repeats of one key.
  private static let longestPause: Duration = .milliseconds(100)
  /// How many pauses are known. The longest of them counts, because some connections deliver several
  /// repeats together.
  private static let capacity = 3

  /// The words of a response with its cue.
  typealias Waiting = (words: [Announcement], cue: Cue?)

  private var waiting: (words: Waiting, since: ContinuousClock.Instant)?
  private var latest: ContinuousClock.Instant?
  private var pauses: [Duration] = []

  /// When ``take(at:)`` returns the waiting words; `nil` if none wait. A key that is held against an
  /// end doesn't delay them any longer than the longest rest.
  var deadline: ContinuousClock.Instant? {
    waiting.map { min(max($0.since, latest ?? $0.since) + rest, $0.since + Self.longestRest) }
  }

  /// Notes a repeat, which tells the pace of the key.
  mutating func noteRepeat(at time: ContinuousClock.Instant) {
    if let latest {
      // After a longer pause, another key may be held, with a pace of its own.
      let pause = time - latest
      pauses = pause <= Self.longestPause ? pauses.suffix(Self.capacity - 1) + [pause] : []
    }
    latest = time
  }

  /// Adds the words of a repeat, which replace those that wait.
  mutating func add(_ words: [Announcement], cue: Cue? = nil, at time: ContinuousClock.Instant) {
    waiting = ((words, cue), time)
  }

  /// Returns the waiting words if the key rests.
  mutating func take(at time: ContinuousClock.Instant) -> Waiting? {
    guard let deadline, deadline <= time else { return nil }
    return takeAll()
  }

  /// Returns the waiting words at once.
  mutating func takeAll() -> Waiting? {
    defer { waiting = nil }
    return waiting?.words
  }

  /// How long no repeat comes until the key counts as released: one and a half pauses.
  private var rest: Duration {
    guard let pause = pauses.max() else { return Self.longestRest }
    return min(max(pause * 3 / 2, Self.shortestRest), Self.longestRest)
  }
}
