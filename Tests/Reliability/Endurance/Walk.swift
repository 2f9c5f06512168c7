// SPDX-License-Identifier: GPL-3.0-or-later

/// Steps to and fro that stay clear of both ends, where a lost key would go unnoticed; the same in
/// each run.
struct Walk {
  static let stopCount = 1000

  /// Where the slider must be by now, from 0; at first in the middle, of two the upper.
  private(set) var index = Self.stopCount / 2
  private var random: UInt64 = 1

  /// Whether the next step is one up.
  mutating func step() -> Bool {
    // Knuth's MMIX, whose upper bits are the random ones.
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let isUp =
      switch index {
      case ..<100: true
      case 900...: false
      default: random >> 63 == 1
      }
    index += isUp ? 1 : -1
    return isUp
  }

  /// What is said of an index.
  static func words(at index: Int) -> String { "\(index + 1) of \(stopCount)" }
}
