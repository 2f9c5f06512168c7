// SPDX-License-Identifier: Apache-2.0

import DBus
import TestBench
import Testing

/// Buses that come, go and come again.
struct RetryTests {
  @Test func `tries come after a quarter of a second, and ever later up to half a minute`() {
    let start = ContinuousClock.now
    var schedule = RetrySchedule(from: start)
    var pauses: [Duration] = []
    var time = start
    for _ in 0..<10 {
      #expect(schedule.isDue(at: time))
      schedule.begin()
      #expect(schedule.deadline == nil)
      schedule.fail(at: time)
      let next = schedule.deadline ?? time
      #expect(!schedule.isDue(at: next - .milliseconds(1)))
      pauses.append(next - time)
      time = next
    }
    #expect(pauses == [0.25, 0.5, 1, 2, 4, 8, 16, 30, 30, 30].map { .seconds($0) })
    schedule.succeed()
    schedule.fail(at: time)
    #expect(schedule.deadline == time + .milliseconds(250))
  }

  @Test func `a link is there again after its bus was killed and restarted`() async throws {
    let bus = try await PrivateBus()
    let readyCount = Watched(0)
    let lostCount = Watched(0)
    let serving = Task { [address = bus.address] in
      try await BusLoop.run { loop in
        let link = DBusLink(to: .at(address), environment: [:])
        try loop.run(link, within: .seconds(30)) { news in
          switch news {
          case .began: break
          case .ready: readyCount.update { $0 += 1 }
          case .lost: lostCount.update { $0 += 1 }
          }
          return readyCount.value == 3
        }
      }
    }
    for round in 1...2 {
      _ = await readyCount.first(within: .seconds(10)) { $0 >= round ? true : nil }
      try await bus.kill()
      _ = await lostCount.first(within: .seconds(10)) { $0 >= round ? true : nil }
      try await bus.restart()
    }
    try await serving.value
    #expect(readyCount.value == 3)
  }
}
