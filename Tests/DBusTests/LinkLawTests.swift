// SPDX-License-Identifier: Apache-2.0

import DBus
import EventLoop
import Simulation
import TestValues
import Testing

/// A link to a simulated bus that fails and returns.
struct LinkLawTests {
  private let clock = ManualClock()
  private let bus: SimulatedBus

  init() { bus = SimulatedBus(Agenda(clock: clock), latency: .milliseconds(1)) }

  private func link(limit: Int = 64) -> DBusLink {
    DBusLink(
      to: .at("unix:path=/simulated"),
      environment: [:],
      limit: limit,
      clock: clock,
      through: bus.connector
    )
  }

  @Test func `a link reconnects on its schedule each time the bus dies`() {
    let link = link()
    let loop = MainLoop(clock: clock)
    let start = clock.now
    var events: [String] = []
    loop.add(link) { event in
      let word =
        switch event {
        case .began: "began"
        case .ready: "ready"
        case .lost: "lost"
        }
      events.append("\((clock.now - start) / .milliseconds(1)) \(word)")
    }
    bus.kill()
    loop.run { events.count < 3 }
    bus.restart()
    loop.run { events.count < 5 }
    bus.kill()
    loop.run { events.count < 8 }
    bus.restart()
    loop.run { events.count < 10 }
    #expect(
      events == [
        "0.0 lost", "250.0 lost", "750.0 lost", "1750.0 began", "1751.0 ready", "1751.0 lost",
        "1951.0 lost", "2151.0 lost", "2351.0 began", "2352.0 ready",
      ]
    )
  }

  /// The bus dies after each step of connecting. It accepts the program before the last of them.
  @Test func `a bus that accepts a program and dies at once counts as seen`() {
    let wasThere = (0..<4).map { steps in
      bus.restart()
      let link = link(limit: 1)
      for _ in 0..<steps {
        _ = link.advance(Wakeup(now: clock.now))
        clock.advance(by: .milliseconds(1))
      }
      bus.kill()
      for _ in 0..<3 { _ = link.advance(Wakeup(now: clock.now)) }
      return link.wasThere
    }
    #expect(wasThere == [false, false, true, true])
  }
}
