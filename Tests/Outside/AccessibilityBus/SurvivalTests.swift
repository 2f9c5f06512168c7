// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import EventLoop
import Glibc
import StepSlider
import TestBench
import TestValues
import Testing

/// Buses that are missing, fail, hang and return. The program continues, and is soon back on the
/// bus.
@Suite struct SurvivalTests {
  @Test func `the program joins the next buses after its buses are killed`() async throws {
    let session = try await AccessibleSession()
    let host = try HostProgram(environment: session.environment)
    defer { host.stop() }
    #expect(await host.expect { $0.bus.isRegistered })
    try kill(daemonBelow: session)
    #expect(await host.expect { $0.findings == 2 })
    let daemon = try #require(daemons(below: session).first)
    try await session.bus.kill()
    _ = Glibc.kill(daemon, SIGKILL)
    #expect(await host.expect { !$0.bus.isRegistered })
    await host.step(by: .maximum)
    try await session.bus.restart()
    #expect(await host.expect { $0.bus.isRegistered })
    let client = try await AssistiveClient(environment: session.environment)
    let tree = try await client.ask("tree reader")
    #expect(tree.contains { $0.hasSuffix("slider 'Text size' 4 of 0 to 4") })
  }

  @Test func `3000 changes on a stopped bus don't block, and the last is sent`() async throws {
    let session = try await AccessibleSession()
    let host = try HostProgram(environment: session.environment)
    defer { host.stop() }
    #expect(await host.expect { $0.bus.isRegistered })
    let client = try await AssistiveClient(environment: session.environment)
    try await client.ask("listen object:property-change:accessible-value")
    try await client.ask("values")
    let daemon = try #require(daemons(below: session).first)
    let start = client.mark
    _ = Glibc.kill(daemon, SIGSTOP)
    await host.perform { state in
      // Otherwise the kernel buffers up to 16 MB for root's connections, more than these changes
      // need.
      for interest in state.bus.interests {
        var size: CInt = 4096
        setsockopt(interest.descriptor, SOL_SOCKET, SO_SNDBUF, &size, 4)
      }
      // If one of these waited for the bus, it would wait for ever.
      for change in 0..<3000 {
        state.tool.size.slider.adjust(change.isMultiple(of: 2) ? .maximum : .minimum, cause: .key)
        state.show()
      }
      state.tool.size.slider.adjust(.stop(3), cause: .key)
      state.show()
    }
    _ = Glibc.kill(daemon, SIGCONT)
    try await client.hear("event value 3.0", since: start)
    #expect(await host.perform { $0.bus.isRegistered })
  }

  private func kill(daemonBelow session: AccessibleSession) throws {
    _ = Glibc.kill(try #require(daemons(below: session).first), SIGKILL)
  }

  /// Returns the accessibility bus's own dbus-daemon.
  private func daemons(below session: AccessibleSession) -> [CInt] {
    processes(named: "dbus-daemon", below: session).filter { !session.bus.pids.contains($0) }
  }

  /// Returns the programs that a session started.
  private func processes(named name: String, below session: AccessibleSession) -> [CInt] {
    Processes.named(name, having: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
  }
}
