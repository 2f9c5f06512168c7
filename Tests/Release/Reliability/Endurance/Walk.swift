// SPDX-License-Identifier: GPL-3.0-or-later

/// Steps up and down that avoid both ends, where a lost key would go unnoticed. The same in each
/// run.
struct Walk {
  static let stopCount = 1000

  /// The expected index, counting from 0. It starts at the upper of the two middle stops.
  private(set) var index = Self.stopCount / 2
  private var random: UInt64 = 1

  /// Returns whether the next step goes up.
  mutating func step() -> Bool {
    // Knuth's MMIX generator, whose upper bits are random.
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

  /// Returns the words for an index.
  static func words(at index: Int) -> String { "\(index + 1) of \(stopCount)" }
}
