// SPDX-License-Identifier: Apache-2.0

import EventLoop
import Testing

/// The times of attempts to connect to buses that fail and return.
struct RetryTests {
  private let growing = [0.25, 0.5, 1, 2, 4, 8, 16, 30, 30, 30].map { Duration.seconds($0) }

  @Test func `attempts start after 0.25 seconds and slow down to every 30 seconds`() {
    let start = Duration.now
    var schedule = RetrySchedule(from: start)
    #expect(pauses(of: &schedule, from: start, count: 10) == growing)
  }

  @Test func `a lost bus is tried five times a second for a minute, then more and more slowly`() {
    let start = Duration.now
    var schedule = RetrySchedule(from: start)
    for loss in [start, start + .seconds(10)] {
      schedule.succeed()
      #expect(schedule.deadline == nil)
      schedule.fail(at: loss)
      let first = schedule.deadline ?? loss
      #expect(first - loss == .milliseconds(200))
      let rest = pauses(of: &schedule, from: first, count: 309)
      #expect(rest == Array(repeating: .milliseconds(200), count: 299) + growing)
    }
  }

  /// Returns the pauses after a series of failures.
  private func pauses(
    of schedule: inout RetrySchedule,
    from start: Duration,
    count: Int
  ) -> [Duration] {
    var time = start
    return (0..<count).map { _ in
      #expect(schedule.isDue(at: time))
      schedule.begin()
      #expect(schedule.deadline == nil)
      schedule.fail(at: time)
      let next = schedule.deadline ?? time
      #expect(!schedule.isDue(at: next - .milliseconds(1)))
      defer { time = next }
      return next - time
    }
  }
}
