// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider
import StepSliderAccessibilityBus
import TestBench
import Testing

/// Buses that are missing, fail, hang and return. The program continues, and is soon back on the
/// bus.
@Suite(.timeLimit(.minutes(2)))
struct SurvivalTests {
  @Test(
    arguments: [
      [:], ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/bus"],
      ["DBUS_SESSION_BUS_ADDRESS": "tcp:host=example.org"], ["XDG_RUNTIME_DIR": "/nowhere"],
      ["AT_SPI_BUS_ADDRESS": "unix:path=/nowhere/bus"], ["AT_SPI_BUS_ADDRESS": "rubbish"],
    ]
  )
  func `without a bus the program keeps running and knows the reason`(
    variables: [String: String]
  ) async throws {
    let environment = AccessibleSession.bare.merging(variables) { $1 }
    let host = try HostProgram(environment: environment)
    defer { host.stop() }
    let isTold = await host.expect { state in
      if case .unavailable(let reason) = state.bus.state { !reason.isEmpty } else { false }
    }
    #expect(isTold)
    #expect(await host.perform { $0.bus.isSettled && !$0.bus.hasScreenReader })
    await host.step(by: .increment)
  }

  @Test func `watching for screen readers is idle without a session bus`() async throws {
    let bare = AccessibleSession.bare
    let host = try HostProgram(environment: bare, presence: .whileScreenReaderListens)
    defer { host.stop() }
    #expect(await host.expect { $0.bus.isSettled })
    #expect(await host.perform { $0.bus.deadline == nil && $0.bus.interests.isEmpty })
  }

  @Test func `a session bus without an accessibility bus is not an error`() async throws {
    let bus = try await PrivateBus()
    let environment = AccessibleSession.bare.merging(bus.environment) { $1 }
    let host = try HostProgram(environment: environment, presence: .whileScreenReaderListens)
    defer { host.stop() }
    #expect(await host.expect { $0.bus.isSettled })
    #expect(await host.perform { $0.bus.state } == .waiting)
  }

  @Test func `the program joins the next accessibility bus after one is killed`() async throws {
    let session = try await AccessibleSession()
    let host = try HostProgram(environment: session.environment)
    defer { host.stop() }
    #expect(await host.expect { $0.bus.state == .registered })
    try kill(daemonBelow: session)
    #expect(await host.expect { $0.findings == 2 })
    let client = try await AssistiveClient(environment: session.environment)
    #expect(try await client.ask("apps") == ["reader"])
  }

  @Test func `the program joins the new buses after the session bus is killed`() async throws {
    let session = try await AccessibleSession()
    let host = try HostProgram(environment: session.environment)
    defer { host.stop() }
    #expect(await host.expect { $0.bus.state == .registered })
    let daemon = try #require(daemons(below: session).first)
    try await session.bus.kill()
    _ = Glibc.kill(daemon, SIGKILL)
    #expect(await host.expect { $0.bus.state != .registered })
    await host.step(by: .maximum)
    try await session.bus.restart()
    #expect(await host.expect { $0.bus.state == .registered })
    let client = try await AssistiveClient(environment: session.environment)
    let tree = try await client.ask("tree reader")
    #expect(tree.contains { $0.hasSuffix("slider 'Text size' 4 of 0 to 4") })
  }

  @Test func `3000 changes on a stopped bus don't block, and the last is sent`() async throws {
    let session = try await AccessibleSession()
    let host = try HostProgram(environment: session.environment)
    defer { host.stop() }
    #expect(await host.expect { $0.bus.state == .registered })
    let client = try await AssistiveClient(environment: session.environment)
    try await client.ask("listen object:property-change:accessible-value")
    try await client.ask("values")
    let daemon = try #require(daemons(below: session).first)
    let start = client.mark
    _ = Glibc.kill(daemon, SIGSTOP)
    let longest = await host.perform { state in
      // Otherwise the kernel buffers up to 16 MB for root's connections, more than these changes
      // need.
      for interest in state.bus.interests {
        var size: CInt = 4096
        setsockopt(interest.descriptor, SOL_SOCKET, SO_SNDBUF, &size, 4)
      }
      var wait = LongestWait()
      for change in 0..<3000 {
        state.tool.size.slider.adjust(change.isMultiple(of: 2) ? .maximum : .minimum, cause: .key)
        wait.include { state.show() }
      }
      state.tool.size.slider.adjust(.stop(3), cause: .key)
      state.show()
      return wait.duration
    }
    _ = Glibc.kill(daemon, SIGCONT)
    #expect(longest < .seconds(1))
    try await client.hear("event value 3.0", since: start)
    #expect(await host.perform { $0.bus.state } == .registered)
  }

  @Test func `a registry that hangs blocks nothing and is asked again`() async throws {
    let session = try await AccessibleSession()
    let first = try HostProgram(environment: session.environment)
    defer { first.stop() }
    #expect(await first.expect { $0.bus.state == .registered })
    let registry = try #require(processes(named: "at-spi2-registr", below: session).first)
    _ = Glibc.kill(registry, SIGSTOP)
    let second = try HostProgram(environment: session.environment)
    defer { second.stop() }
    await second.step(by: .increment)
    #expect(await second.perform { $0.bus.state } != .registered)
    _ = Glibc.kill(registry, SIGCONT)
    #expect(await second.expect { $0.bus.state == .registered })
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
