// SPDX-License-Identifier: GPL-3.0-or-later

@testable import StepSlider

extension FuzzInput {
  /// Returns stops of every kind, few more often than many.
  mutating func stops() -> Stops? {
    switch byte() % 8 {
    case 0: try? Stops(count: number(below: Stops.maximumCount) + 1)
    case 1:
      try? Stops(from: decimal(), to: decimal(), by: decimal(), base: base(), reachesEnds: flag())
    case 2: smallRange()
    case 3: try? Stops(values: values())
    case 4: try? Stops(count: number(below: 250) + 1)
    case 5: try? Stops(from: decimal(), pieces: values().map { .init(to: $0, by: decimal()) })
    case 6: try? Stops(roundFrom: decimal(), to: decimal())
    default: try? Stops(count: number(below: 8) + 1)
    }
  }

  /// Returns ascending values, some of which may be equal.
  mutating func values() -> [DecimalNumber] {
    (0...number(below: 12)).map { _ in decimal() }.sorted()
  }

  mutating func scale(of stops: Stops) -> TrackScale {
    let spacing: Stops.Spacing =
      switch byte() % 4 {
      case 0: .even
      case 1: .proportional
      case 2: .logarithmic
      default: .positions(stops.prefix(20).map { _ in double() })
      }
    return TrackScale((try? stops.spaced(spacing)) ?? stops)
  }

  private mutating func smallRange() -> Stops? {
    let minimum = DecimalNumber(Int(byte()) - 128)
    let maximum = DecimalNumber(Int(byte()) + 128)
    let step = DecimalNumber(element(of: ["0.1", "1", "0.25", "3", "7", "100", "0.001"]))
    return step.flatMap {
      try? Stops(from: minimum, to: maximum, by: $0, base: base(), reachesEnds: flag())
    }
  }

  private mutating func base() -> DecimalNumber? { flag() ? decimal() : nil }
}
