// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Simulation
import Testing

@Suite struct LawTests {
  @Test func `RELIABILITY has the sentence of each law`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = try String(contentsOf: root.appending(path: "RELIABILITY.md"), encoding: .utf8)
    for law in Laws().sentences {
      #expect(page.contains("| \(law.name) | \(law.text) |"), "\(law.name)")
    }
  }
}
