// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A listener exploring the chart: takes commands, and passes words to a speaker.
///
/// Times are relative to any fixed start. The caller reports when words have ended, and calls
/// ``advance(to:)`` when the deadline has passed.
struct ChartReader {
  private(set) var chart = BarChart()
  private var cursor = ReadingCursor(phrases: ElementPhrases())
  private var queue = AnnouncementQueue()
  private let speak: (AnnouncementQueue.Utterance) -> Void

  init(speak: @escaping (AnnouncementQueue.Utterance) -> Void) { self.speak = speak }

  /// Starts at the chart, and announces its name and the first bar.
  mutating func begin(at time: Duration) { say(cursor.begin(on: chart, at: time)) }

  /// Performs a command of the listener.
  mutating func handle(_ command: CursorCommand, at time: Duration) {
    say(cursor.handle(command, on: &chart, at: time))
  }

  /// Reports that words were heard to their end.
  mutating func wordsEnded(_ number: Int, at time: Duration) {
    if let next = queue.finished(number) { speak(next) }
    if queue.isSilent { say(cursor.wordsEnded(on: &chart, at: time)) }
  }

  /// The time of the next possible announcement.
  var deadline: Duration? { cursor.deadline }

  /// Announces whatever is due, such as a hint.
  mutating func advance(to time: Duration) { say(cursor.advance(on: chart, to: time)) }

  private mutating func say(_ announcements: [Announcement]) {
    for announcement in announcements {
      if let utterance = queue.announce(announcement) { speak(utterance) }
    }
  }
}
