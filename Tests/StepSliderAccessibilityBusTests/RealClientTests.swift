// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderAccessibilityBus
import TestBench
import Testing

/// What a real client, through libatspi, sees and does.
@Suite(.timeLimit(.minutes(2)))
struct RealClientTests {
  private func stage(
    window: AccessibleWindow = AccessibleWindow(title: "Reading preferences", isActive: true)
  ) async throws -> (AccessibleSession, HostProgram, AssistiveClient) {
    let session = try await AccessibleSession()
    let host = try HostProgram(environment: session.environment, window: window)
    #expect(await host.expect { $0.bus.state == .registered })
    return (session, host, try await AssistiveClient(environment: session.environment))
  }

  @Test func `the tree is walked`() async throws {
    let (session, host, client) = try await stage()
    defer { host.stop() }
    #expect(
      try await client.ask("tree reader") == [
        "application 'reader'",
        "  frame 'Reading preferences'",
        "    panel 'Page'",
        "      heading 'Reading'",
        "      panel 'Preferences'",
        "        label 'Text size'",
        "        slider 'Text size' 2 of 0 to 4",
        "        toggle button 'Bold'",
        "        push button 'Done'",
      ]
    )
    withExtendedLifetime(session) {}
  }
}
