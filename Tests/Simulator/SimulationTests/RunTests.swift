// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Simulation
import Testing

@Suite struct RunTests {
  private let simulator = Simulator()

  @Test func `the same seed gives the same records`() {
    for seed: UInt64 in 1...2 {
      let script = Day(seed: seed).script()
      let runs = [simulator, Simulator()].map { $0.run(script).records }
      #expect(runs[0] == runs[1])
      #expect(runs[0].map(\.description) == runs[1].map(\.description))
    }
  }

  @Test func `random days break no law`() {
    for seed: UInt64 in 1...10 {
      let run = simulator.run(Day(seed: seed).script())
      #expect(run.breach == nil, "seed \(seed): \(run.breach.map { "\($0)" } ?? "")")
    }
  }

  @Test func `waits that take no time are noticed`() {
    let clock = SimulatedClock()
    var spins = 0
    clock.onSpin = { spins += 1 }
    for _ in 1...100_000 { _ = clock.wait(for: [], until: clock.now) }
    #expect(spins == 0)
    _ = clock.wait(for: [], until: clock.now)
    #expect(spins == 1)
    _ = clock.wait(for: [], until: clock.now + .milliseconds(1))
    _ = clock.wait(for: [], until: clock.now)
    #expect(spins == 2)
  }
}
