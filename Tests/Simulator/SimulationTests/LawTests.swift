// SPDX-License-Identifier: GPL-3.0-or-later

import Simulation
import TestFiles
import Testing

@Suite struct LawTests {
  @Test func `RELIABILITY has the sentence of each law`() throws {
    let page = try ProjectFile.text("RELIABILITY.md")
    for law in Laws().sentences {
      #expect(page.contains("| \(law.name) | \(law.text) |"), "\(law.name)")
    }
  }
}
