// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// What a client finds, does and hears through libatspi in the built examples.
@Suite struct RealClientTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The result of each order in an example's scenario is the text below it.
  @Test(
    arguments: [
      "BarChart", "LogoDrawing", "PopOver", "RevealingForm", "TaskTimer", "TextSizePopOver",
      "VolumeBubble",
    ]
  )
  func `a client walks the tree, performs actions and receives events`(
    example: String
  ) async throws {
    let scenario = Self.folder.appending(path: "ClientScenarios/\(example).txt")
    let replay = Self.folder.appending(path: "../../../Tests/Support/AccessibilityBus/replay")
    let program = [FinishedProgram.example(example), "--accessibility-bus"]
    // With a display, the client would find the bus of the user who runs the tests.
    let client = try await FinishedProgram.run(
      "/usr/bin/env",
      ["-u", "DISPLAY", "-u", "WAYLAND_DISPLAY", replay.path, scenario.path] + program
    )
    let expected = try String(contentsOf: scenario, encoding: .utf8)
    #expect(client.output.split(separator: "\n") == expected.split(separator: "\n"))
    #expect(client.status == 0, "\(client.errors)")
  }
}
