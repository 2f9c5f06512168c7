// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import TestBench
import Testing

@testable import AccessibilityBus

/// A real client, through libatspi, that sees, acts and listens.
@Suite struct RealClientTests {
  /// A program and a client on a private bus.
  private struct Stage {
    let session: AccessibleSession
    let host: HostProgram
    let client: AssistiveClient
  }

  private func withStage(
    isActive: Bool = true,
    _ body: (Stage) async throws -> Void
  ) async throws {
    let session = try await AccessibleSession()
    let window = AccessibleWindow(title: "Reading preferences", isActive: isActive)
    let host = try HostProgram(environment: session.environment, window: window)
    defer { host.stop() }
    #expect(await host.expect { $0.bus.isRegistered })
    let client = try await AssistiveClient(environment: session.environment)
    try await body(Stage(session: session, host: host, client: client))
  }

  @Test func `a client can walk the tree, read its objects, and act on them`() async throws {
    try await withStage { stage in
      let tree = try await stage.client.ask("tree reader")
      #expect(
        tree == [
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
      try await read(stage)
      try await act(stage)
    }
  }

  private func read(_ stage: Stage) async throws {
    let switchFacts = try await stage.client.ask("read Bold")
    #expect(switchFacts.contains("role toggle button"))
    #expect(switchFacts.contains("actions toggle"))
    let frame = try await stage.client.ask("read Reading preferences")
    #expect(frame.contains("states active enabled sensitive showing visible"))
    #expect(frame.contains("screen 100 200 320 164"))
    let found = try await stage.client.ask("at 110,345 Preferences")
    #expect(found == ["at Done"])
    let popOver = try await stage.client.ask("read Preferences")
    #expect(popOver.contains("actions escape Reset all"))
    let words = try await stage.client.ask("text Text size")
    #expect(
      words == [
        "text Text size", "word 'Text ' 0 5", "word 'size' 5 9",
      ]
    )
  }

  private func act(_ stage: Stage) async throws {
    for (wanted, step) in [("4", "4"), ("0", "0"), ("1e9", "4"), ("-7", "0"), ("1.4", "1")] {
      let answer = try await stage.client.ask("set \(wanted) slider/Text size")
      #expect(answer == ["value \(step)"])
    }
    try await stage.client.ask("act toggle on Bold")
    let states = try await stage.client.ask("read Bold").first { $0.hasPrefix("states") }
    #expect(states?.contains("pressed") == true)
    try await stage.client.ask("act increment on slider/Text size")
    let tree = try await stage.client.ask("tree reader")
    #expect(tree[6].hasSuffix("2 of 0 to 4"))
    try await stage.client.ask("act click on Done")
    let rest = try await stage.client.ask("tree reader")
    #expect(rest.count == 4 && rest.last == "      heading 'Reading'")
  }

  @Test func `a client receives events for steps, announcements and the focus`() async throws {
    try await withStage(isActive: false) { stage in
      for event in [
        "object:property-change:accessible-value", "object:announcement", "window:activate",
        "object:state-changed:focused",
      ] {
        try await stage.client.ask("listen \(event)")
      }
      #expect(await stage.host.expect { $0.bus.hearsAnnouncements })
      let start = stage.client.mark
      await stage.host.step(by: .increment)
      try await stage.client.hear("event object:property-change:accessible-value", since: start)
      await stage.host.perform { $0.bus.announce(Announcement("Saved", priority: .polite)) }
      try await stage.client.hear("event object:announcement 1 0 'Saved'", since: start)
      try await stage.client.ask("grab Bold")
      try await stage.client.hear(
        "event object:state-changed:focused 1 0 0 from Bold",
        since: start
      )
      #expect(
        stage.client.events(since: start).suffix(2) == [
          "window:activate 0 0 'Reading preferences' from Reading preferences",
          "object:state-changed:focused 1 0 0 from Bold",
        ]
      )
    }
  }
}
