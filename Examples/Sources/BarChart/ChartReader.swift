// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A listener at the chart: takes commands, and hands words to whatever speaks.
///
/// Times are counted from any start. The caller says when words have ended, and comes back when the
/// deadline has passed.
struct ChartReader {
  private(set) var chart = BarChart()
  private var cursor = ReadingCursor(phrases: Phrases())
  private var queue = AnnouncementQueue()
  private let speak: (AnnouncementQueue.Utterance) -> Void

  init(speak: @escaping (AnnouncementQueue.Utterance) -> Void) { self.speak = speak }

  /// Comes to the chart, and says its name and the first bar.
  mutating func begin(at time: Duration) { say(cursor.begin(on: chart, at: time)) }

  /// Does what the listener asks for.
  mutating func handle(_ command: CursorCommand, at time: Duration) {
    say(cursor.handle(command, on: &chart, at: time))
  }

  /// Notes that words have been heard to their end.
  mutating func wordsEnded(_ number: Int, at time: Duration) {
    if let next = queue.finished(number) { speak(next) }
    if queue.isSilent { say(cursor.wordsEnded(on: &chart, at: time)) }
  }

  /// When there may be something to say again.
  var deadline: Duration? { cursor.deadline }

  /// Says what it is time for, such as a hint.
  mutating func advance(to time: Duration) { say(cursor.advance(on: chart, to: time)) }

  private mutating func say(_ announcements: [Announcement]) {
    for announcement in announcements {
      if let utterance = queue.announce(announcement) { speak(utterance) }
    }
  }
}
