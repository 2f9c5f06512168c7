// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// What a client, through libatspi, finds, does and hears at the examples as they were built.
@Suite struct RealClientTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// What each example's scenario has below an order is what comes of it.
  @Test(
    arguments: [
      "BarChart", "LogoDrawing", "PopOver", "RevealingForm", "TaskTimer", "TextSizePopOver",
      "VolumeBubble",
    ]
  )
  func `a client walks the tree, does what can be done, and hears what comes of it`(
    example: String
  ) async throws {
    let scenario = Self.folder.appending(path: "ClientScenarios/\(example).txt")
    let replay = Self.folder.appending(path: "../../../Tests/AccessibilityBus/replay")
    let program = [FinishedProgram.example(example), "--accessibility-bus"]
    // A display would lead the client to the bus of whoever runs the tests.
    let client = try await FinishedProgram.run(
      "/usr/bin/env",
      ["-u", "DISPLAY", "-u", "WAYLAND_DISPLAY", replay.path, scenario.path] + program
    )
    let expected = try String(contentsOf: scenario, encoding: .utf8)
    #expect(client.output.split(separator: "\n") == expected.split(separator: "\n"))
    #expect(client.status == 0, "\(client.errors)")
  }
}
