// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// What a client finds, does and hears in the window through libatspi.
@Suite(.enabled(if: PrivateDisplay.isPossible))
struct RealClientTests {
  @Test func `a client walks the tree, performs actions and receives events`() async throws {
    let scenario = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "ClientScenario.txt")
    let expected = try String(contentsOf: scenario, encoding: .utf8)
    try await PrivateDisplay.use { display in
      let heard = try await display.replay(scenario, at: "TextSizeWindow", "--audio", "none")
      #expect(heard == expected.split(separator: "\n").map(String.init))
    }
  }
}
