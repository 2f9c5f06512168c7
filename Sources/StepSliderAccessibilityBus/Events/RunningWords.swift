// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import EventLoop

/// An estimate of what a screen reader is speaking of the words that it was given: no screen reader
/// reports that. The caller supplies the time.
///
/// Words are assumed to take 0.2 s and 0.06 s for each character, and to follow one another. What
/// is assumed of assertive words ends 2.5 s after the last: the screen reader may have stopped, and
/// be speaking something else.
struct RunningWords {
  private static let beginning: Duration = .milliseconds(200)
  private static let character: Duration = .milliseconds(60)
  private static let longest: Duration = .milliseconds(2500)

  /// When the assertive words are over.
  private var end: ContinuousClock.Instant?
  /// When the polite words are over.
  private var politeEnd: ContinuousClock.Instant?

  /// Adds words that the screen reader is given.
  mutating func add(_ announcement: Announcement, at time: ContinuousClock.Instant) {
    let length = Self.beginning + Self.character * announcement.text.unicodeScalars.count
    let last = max(time, end ?? time, politeEnd ?? time)
    if announcement.priority == .assertive {
      end = min(last + length, time + Self.longest)
    } else {
      politeEnd = last + length
    }
  }

  /// Returns whether the screen reader may be speaking assertive words. Polite words, such as those
  /// of a failure, are heard to their end.
  func mayBeInterrupted(at time: ContinuousClock.Instant) -> Bool {
    end.map { time < $0 } == true && !mayBePolite(at: time)
  }

  /// Returns whether the screen reader may be speaking polite words.
  func mayBePolite(at time: ContinuousClock.Instant) -> Bool {
    politeEnd.map { time < $0 } == true
  }
}
