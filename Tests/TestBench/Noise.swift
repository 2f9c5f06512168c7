// SPDX-License-Identifier: GPL-3.0-or-later

/// Random numbers that are the same each time (Lehmer's generator).
package struct Noise: RandomNumberGenerator {
  private var state: UInt64

  /// Creates random numbers that depend on a start state.
  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
