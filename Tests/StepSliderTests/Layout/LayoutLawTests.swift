// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Laws of the layout in each direction, for each number of stops from 1 to 2,000 and for random
/// stops of every kind.
///
/// With up to 60 stops, and with 2,000, every stop is checked. Otherwise the stops next to the
/// ends are checked, and every 97th between them, with a start that depends on the count.
@Suite struct LayoutLawTests {
  @Test(arguments: Growth.allCases)
  func `the stop nearest to each stop's point is the stop itself`(growth: Growth) throws {
    let failure = try firstFailure(growth) { layout, index in
      layout.index(nearestTo: layout.point(of: index)) == index
    }
    #expect(failure == nil)
  }

  @Test(arguments: Growth.allCases)
  func `points follow the values, and a point between two stops leads to one of them`(
    growth: Growth
  ) throws {
    let sign: Double = growth == .leftward || growth == .upward ? -1 : 1
    let failure = try firstFailure(growth) { layout, index in
      guard index + 1 < layout.scale.stops.count else { return true }
      let (here, next) = (layout.point(of: index), layout.point(of: index + 1))
      let third = LayoutPoint(x: (2 * here.x + next.x) / 3, y: (2 * here.y + next.y) / 3)
      let middle = LayoutPoint(x: (here.x + next.x) / 2, y: (here.y + next.y) / 2)
      let gap = (along(next, growth) - along(here, growth)) * sign
      guard gap > 0.1 else { return gap > 0 }
      return layout.index(nearestTo: third) == index
        && layout.index(nearestTo: middle) == index + 1
    }
    #expect(failure == nil)
  }

  /// Gaps that are less than a pixel off their exact length differ from each other by at most one
  /// pixel.
  @Test(arguments: Growth.allCases)
  func `ticks are within half a pixel of their points, and gaps differ by at most a pixel`(
    growth: Growth
  ) throws {
    let failure = try firstFailure(growth) { layout, index in
      let (scale, last) = (layout.metrics.displayScale, layout.scale.stops.count - 1)
      let tick = layout.tick(at: index)
      let distance = along(tick.center, growth) - along(layout.point(of: index), growth)
      guard abs(distance) * scale < 0.5 + 1e-6 else { return false }
      guard index < last, layout.scale.stops.spacing == .even else { return true }
      let exact = along(layout.point(of: last), growth) - along(layout.point(of: 0), growth)
      let gap = along(layout.tick(at: index + 1).origin, growth) - along(tick.origin, growth)
      return abs(gap - exact / Double(last)) * scale < 1 - 1e-6
    }
    #expect(failure == nil)
  }

  @Test(arguments: Growth.allCases)
  func `a track in the opposite direction is the mirror image`(growth: Growth) throws {
    let failure = try firstFailure(growth) { layout, index in
      let twin = SliderLayout(
        layout.scale,
        in: layout.bounds,
        metrics: layout.metrics,
        growth: growth.reversed
      )
      func along(_ layout: SliderLayout, _ index: Int) -> Double {
        StepSliderTests.along(layout.point(of: index), growth)
      }
      let sum = along(layout, index) + along(twin, index)
      let ends = along(layout, 0) + along(twin, 0)
      return abs(sum - ends) < 1e-6 && twin.index(nearestTo: twin.point(of: index)) == index
    }
    #expect(failure == nil)
  }

  /// Returns the first stops and the first of them that break a rule, on tracks of varying length
  /// and position.
  private func firstFailure(
    _ growth: Growth,
    of rule: (SliderLayout, Int) -> Bool
  ) throws -> String? {
    var numbers = SeededNumbers(seed: 8)
    for stops in try allStops() {
      let bounds = bounds(
        .random(in: 50...3000, using: &numbers),
        growth,
        x: .random(in: -500...500, using: &numbers),
        y: .random(in: -500...500, using: &numbers)
      )
      let metrics = SliderMetrics { $0.displayScale = [0.5, 1, 1.5, 2, 3][stops.count % 5] }
      let layout = SliderLayout(TrackScale(stops), in: bounds, metrics: metrics, growth: growth)
      for index in sample(of: stops.count) where !rule(layout, index) {
        return "stop \(index) of \(stops.count), \(stops.spacing), in \(layout.bounds)"
      }
    }
    return nil
  }

  private func allStops() throws -> [Stops] {
    let counted = try (Array(1...500) + [1000, 1999, 2000]).map { try Stops(count: $0) }
    return counted + (try EveryKind.all.flatMap { kind in try (0..<3).map(kind.stops) })
  }

  private func sample(of count: Int) -> [Int] {
    guard count > 60, count < 2000 else { return Array(0..<count) }
    let inner = stride(from: 4 + count % 97, to: count - 4, by: 97)
    return Array(0..<4) + inner + Array(count - 4..<count)
  }
}
