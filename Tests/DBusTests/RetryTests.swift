// SPDX-License-Identifier: Apache-2.0

import DBus
import EventLoop
import Glibc
import TestBench
import Testing

/// Buses that fail and return.
struct RetryTests {
  private let growing = [0.25, 0.5, 1, 2, 4, 8, 16, 30, 30, 30].map { Duration.seconds($0) }

  @Test func `attempts start after 0.25 seconds and slow down to every 30 seconds`() {
    let start = ContinuousClock.now
    var schedule = RetrySchedule(from: start)
    #expect(pauses(of: &schedule, from: start, count: 10) == growing)
  }

  @Test func `a lost bus is tried five times a second for a minute, then more and more slowly`() {
    let start = ContinuousClock.now
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
    from start: ContinuousClock.Instant,
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

  /// The bus is killed after each step of connecting. It accepts the program before the last of
  /// them.
  @Test func `a bus that accepts a program and dies at once counts as seen`() async throws {
    var wasThere = false
    for steps in 1...20 where !wasThere {
      let bus = try await PrivateBus()
      wasThere = try await BusLoop.run { loop in
        let clock = SystemClock()
        let link = DBusLink(to: .at(bus.address), environment: [:], limit: 1)
        for _ in 0..<steps where !link.wasThere {
          _ = link.advance(Wakeup(now: clock.now))
          let end = [link.deadline, clock.now + .seconds(30)].compactMap(\.self).min()
          _ = clock.wait(for: link.interests, until: end)
        }
        guard !link.wasThere else { throw BusLoop.MissedError() }
        for pid in bus.pids { _ = Glibc.kill(pid, SIGKILL) }
        try loop.run(link, within: .seconds(30)) { if case .lost = $0 { true } else { false } }
        return link.wasThere
      }
    }
    #expect(wasThere)
  }

  @Test func `a link reconnects after its bus is killed and restarted`() async throws {
    let bus = try await PrivateBus()
    let readyCount = Watched(0)
    let lostCount = Watched(0)
    let serving = Task { [address = bus.address] in
      try await BusLoop.run { loop in
        let link = DBusLink(to: .at(address), environment: [:])
        try loop.run(link, within: .seconds(120)) { event in
          switch event {
          case .began: break
          case .ready: readyCount.update { $0 += 1 }
          case .lost: lostCount.update { $0 += 1 }
          }
          return readyCount.value == 3
        }
      }
    }
    for round in 1...2 {
      _ = await readyCount.first(within: .seconds(30)) { $0 >= round ? true : nil }
      try await bus.kill()
      _ = await lostCount.first(within: .seconds(30)) { $0 >= round ? true : nil }
      try await bus.restart()
    }
    try await serving.value
    #expect(readyCount.value == 3)
  }
}
