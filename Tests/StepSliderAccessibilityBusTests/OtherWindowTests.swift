// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import TestBench
import Testing

@testable import StepSliderAccessibilityBus

/// A program without a window gets a screen reader's focus only if no other program wants it.
@Suite(.timeLimit(.minutes(2)))
struct OtherWindowTests {
  private func host(
    _ title: String,
    isActive: Bool = false,
    on session: AccessibleSession
  ) async throws -> HostProgram {
    let window = AccessibleWindow(title: title, isActive: isActive)
    let host = try HostProgram(environment: session.environment, window: window)
    await host.perform { $0.bus.isActiveAlone = !isActive }
    let isThere = await host.expect {
      $0.bus.isSettled && $0.bus.state == .registered
    }
    #expect(isThere)
    return host
  }

  @Test func `alone, it is active for a screen reader until another window is`() async throws {
    let session = try await AccessibleSession()
    let alone = try await host("Knob", on: session)
    defer { alone.stop() }
    #expect(await !alone.perform { $0.bus.window.isActive })
    let reader = try await AssistiveClient(environment: session.environment)
    let start = reader.mark
    try await reader.listenAsScreenReader()
    try await reader.hear("event window:activate 0 0 'Knob'", since: start)
    #expect(await alone.perform { $0.bus.window.isActive })
    let other = try await host("Preferences", isActive: true, on: session)
    defer { other.stop() }
    #expect(await alone.expect { !$0.bus.window.isActive })
  }

  @Test func `next to an active window it stays inactive but is still heard`() async throws {
    let session = try await AccessibleSession()
    let reader = try await AssistiveClient(environment: session.environment)
    try await reader.listenAsScreenReader()
    let other = try await host("Preferences", isActive: true, on: session)
    defer { other.stop() }
    let start = reader.mark
    let knob = try await host("Knob", on: session)
    defer { knob.stop() }
    #expect(await knob.expect { $0.bus.isHeard && $0.bus.isSettled })
    #expect(await !knob.perform { $0.bus.window.isActive })
    try await reader.ask("apps")
    #expect(!reader.events(since: start).contains { $0.hasPrefix("window:activate 0 0 'Knob'") })
  }
}
