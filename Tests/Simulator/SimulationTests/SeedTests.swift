// SPDX-License-Identifier: GPL-3.0-or-later

import Simulation
import Testing

@Suite struct SeedTests {
  @Test func `the same seed gives the same numbers`() {
    var (one, other, third) = (Seed(1), Seed(1), Seed(2))
    #expect((0..<8).map { _ in one.next() } == (0..<8).map { _ in other.next() })
    #expect(one.next() != third.next())
  }
}
