// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import TestValues

/// A listener at a stand, who sends requests and hears the answers.
struct Listener {
  var stand: Stand
  var cursor: ReadingCursor
  private(set) var time: Duration = .zero

  init(at stand: Stand, phrases: ElementPhrases = ElementPhrases()) {
    (self.stand, cursor) = (stand, ReadingCursor(phrases: phrases))
  }

  mutating func begin() -> [String] { cursor.begin(on: stand, at: time).map(\.text) }

  mutating func hear(_ command: CursorCommand) -> [String] {
    cursor.handle(command, on: &stand, at: time).map(\.text)
  }

  /// Returns what is heard when the program changes by itself.
  mutating func hear(
    _ notifications: [AccessibilityNotification] = [],
    change: (inout Stand) -> Void
  ) -> [String] {
    change(&stand)
    return cursor.follow(stand, notifying: notifications, at: time).map(\.text)
  }

  mutating func hearWhenWordsEnd() -> [String] {
    cursor.speechFinished(on: &stand, at: time).map(\.text)
  }

  /// Returns what is heard until a time since the beginning.
  mutating func hear(until end: Duration) -> [String] {
    var heard: [String] = []
    while let deadline = cursor.deadline, deadline <= end {
      time = max(time, deadline)
      heard += cursor.advance(on: stand, to: time).map(\.text)
    }
    time = end
    return heard
  }
}
