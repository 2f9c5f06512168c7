// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import Testing

@testable import AccessibilityBus

/// What a screen reader is assumed to be speaking, with a clock of the test's own.
@Suite struct RunningWordsTests {
  private let start = Duration.now
  private var words = RunningWords()

  @Test func `words can be interrupted for 0.2 s and 0.06 s for each character`() {
    var words = words
    #expect(!words.mayBeInterrupted(at: start))
    words.add(Announcement("4 of 5", priority: .assertive), at: start)
    #expect(words.mayBeInterrupted(at: start + .milliseconds(559)))
    #expect(!words.mayBeInterrupted(at: start + .milliseconds(560)))
  }

  @Test func `words that follow others end later`() {
    var words = words
    for text in ["4 of 5", "5 of 5"] {
      words.add(Announcement(text, priority: .assertive), at: start)
    }
    #expect(words.mayBeInterrupted(at: start + .milliseconds(1119)))
    #expect(!words.mayBeInterrupted(at: start + .milliseconds(1120)))
  }

  @Test func `words are assumed to be over 2.5 s after the last`() {
    var words = words
    let long = Announcement(String(repeating: "long ", count: 100), priority: .assertive)
    for second in 0...3 { words.add(long, at: start + .seconds(second)) }
    #expect(words.mayBeInterrupted(at: start + .milliseconds(5499)))
    #expect(!words.mayBeInterrupted(at: start + .milliseconds(5500)))
  }

  @Test func `polite words are heard to their end, and those after them can be interrupted`() {
    var words = words
    words.add(Announcement("4 of 5", priority: .assertive), at: start)
    words.add(Announcement("not applied", priority: .polite), at: start)
    words.add(Announcement("5 of 5", priority: .assertive), at: start)
    let end = start + .milliseconds(560 + 860)
    #expect(!words.mayBeInterrupted(at: start))
    #expect(!words.mayBeInterrupted(at: end - .milliseconds(1)))
    #expect(words.mayBeInterrupted(at: end))
  }
}
