// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Testing

@testable import AccessibilityBus

/// The pace of quick changes, with a clock of the test's own.
@Suite struct TellingPaceTests {
  private let start = Duration.now

  @Test func `what is put off waits for the end of the input, however long it takes`() {
    var pace = TellingPace<Int>()
    _ = pace.addChange(1, at: start)
    for repeats in 1...200 { pace.putOff(at: start + .milliseconds(repeats * 33)) }
    #expect(pace.deadline == start + .milliseconds(200 * 33 + 400))
    let isEarly = pace.takeDue(at: start + .milliseconds(200 * 33 + 399)) != nil
    let isDue = pace.takeDue(at: start + .milliseconds(200 * 33 + 400)) != nil
    #expect(!isEarly && isDue && !pace.isWaiting)
  }

  @Test func `what a slowly repeating key puts off waits for its end`() {
    var pace = TellingPace<Int>()
    pace.isQuick = true
    _ = pace.addChange(1, at: start)
    var isEarly = false
    for repeats in 0...20 {
      let time = start + .milliseconds(500 + repeats * 67)
      isEarly = isEarly || pace.takeDue(at: time) != nil
      pace.putOff(at: time)
    }
    #expect(!isEarly)
    #expect(pace.deadline == start + .milliseconds(500 + 20 * 67 + 100) + .microseconds(500))
  }

  @Test func `a change that no longer waits isn't told`() {
    var pace = TellingPace<Int>()
    let isTold = [pace.addChange(1, at: start), pace.addChange(1, at: start + .milliseconds(10))]
    pace.stopWaiting()
    let isDue = pace.takeDue(at: start + .seconds(1)) != nil
    #expect(isTold == [true, false])
    #expect(!isDue && pace.deadline == nil)
  }
}
