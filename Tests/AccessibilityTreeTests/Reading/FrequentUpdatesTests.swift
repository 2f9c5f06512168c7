// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import TestValues
import Testing

/// Speech for a value that changes by itself, with a clock of the test's own.
@Suite struct FrequentUpdatesTests {
  @Test func `a running clock is read every four seconds and when it stops`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    _ = listener.hear(.element("time"))
    var heard: [String] = []
    for second in 1...14 {
      heard += listener.hear(until: .seconds(second) - .milliseconds(1))
      heard += listener.hear { $0.seconds = second }
    }
    #expect(heard == ["4 seconds", "8 seconds", "12 seconds"])
    #expect(listener.hear(until: .seconds(60)) == ["14 seconds"])
    #expect(listener.cursor.deadline == nil)
  }

  @Test func `a value that was just requested isn't repeated early`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    _ = listener.hear(.element("time"))
    #expect(listener.hear(until: .seconds(3)) == [])
    _ = listener.hear { $0.seconds = 3 }
    #expect(listener.hear(.readDetails) == ["Duration, 3 seconds."])
    #expect(listener.hear(until: .seconds(6)) == [])
    #expect(listener.hear { $0.seconds = 6 } == [])
    #expect(listener.hear(until: .seconds(7)) == ["6 seconds"])
  }

  @Test func `changes away from the cursor aren't read`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    #expect(listener.hear { $0.seconds = 9 } == [])
    #expect(listener.hear(until: .seconds(60)) == [])
  }

  @Test(arguments: 0..<75 as Range<UInt64>)
  func `readings are four seconds apart, and the last value is always spoken`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var updates = FrequentUpdates()
    var time = Duration.zero
    var readings: [(value: String, time: Duration)] = []
    var value = ""
    for _ in 0..<200 {
      let next = time + .milliseconds(Int.random(in: 0...3000, using: &numbers))
      while let deadline = updates.deadline, deadline <= next {
        if let said = updates.advance(to: deadline) { readings.append((said, deadline)) }
      }
      (time, value) = (next, "\(Int.random(in: 0...5, using: &numbers))")
      if let said = updates.change(to: value, at: time) { readings.append((said, time)) }
    }
    if let deadline = updates.deadline, let said = updates.advance(to: deadline) {
      readings.append((said, deadline))
    }
    #expect(readings.last?.value == value)
    for (former, latter) in zip(readings, readings.dropFirst()) {
      #expect(latter.time - former.time >= FrequentUpdates.interval)
      #expect(latter.value != former.value)
    }
  }
}
