// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// The ticks that are drawn for unevenly spaced stops with major ticks.
@Suite struct UnevenTickTests {
  @Test func `a major tick takes precedence over the ticks around it`() throws {
    let values = ["0", "1", "2", "2.5", "3", "10", "20"].compactMap(DecimalNumber.init)
    let scale = try TrackScale(Stops(values: values), spacing: .proportional)
    let metrics = SliderMetrics { ($0.tickSpacing, $0.majorInterval) = (30, 4) }
    let layout = SliderLayout(scale, in: bounds(320, .rightward), metrics: metrics)
    #expect(layout.drawnTicks(at: 0) == [0, 4, 5, 6])
    #expect(layout.drawnTicks(at: 0).filter(layout.isMajor) == [0, 4])
  }

  @Test(arguments: [Stops.Spacing.proportional, .logarithmic])
  func `major ticks are left out only if too close to another one or an end`(
    spacing: Stops.Spacing
  ) throws {
    try forRandomLayouts(spacing) { layout, ticks in
      let majors = ticks.filter { layout.isWanted($0) }
      let last = layout.scale.stops.count - 1
      let missing = stride(from: 0, to: last, by: layout.metrics.majorInterval).first { stop in
        !majors.contains(stop) && layout.hasRoom(stop, among: majors)
      }
      #expect(missing == nil, "\(ticks) on \(layout.scale.stops.map(\.value))")
    }
  }

  @Test(arguments: [Stops.Spacing.proportional, .logarithmic])
  func `drawn ticks keep their spacing, and no tick with enough space is missing`(
    spacing: Stops.Spacing
  ) throws {
    try forRandomLayouts(spacing) { layout, ticks in
      for (left, right) in zip(ticks, ticks.dropFirst()) where right < layout.scale.stops.count - 1
      {
        #expect(layout.gap(left, right) >= layout.metrics.tickSpacing - 1e-9)
      }
      let missing = layout.scale.stops.indices.first { stop in
        !ticks.contains(stop) && layout.hasRoom(stop, among: ticks)
      }
      #expect(missing == nil, "\(ticks) on \(layout.scale.stops.map(\.value))")
    }
  }

  private func forRandomLayouts(
    _ spacing: Stops.Spacing,
    _ test: (SliderLayout, [Int]) -> Void
  ) throws {
    var numbers = SeededNumbers(seed: 12)
    for _ in 0..<60 {
      let scale = try TrackScale(unevenStops(&numbers), spacing: spacing)
      let layout = SliderLayout(
        scale,
        in: bounds(.random(in: 60...900, using: &numbers), .rightward),
        metrics: SliderMetrics {
          $0.tickSpacing = Double(Int.random(in: 4...40, using: &numbers))
          $0.majorInterval = .random(in: 1...9, using: &numbers)
        }
      )
      test(layout, layout.drawnTicks(at: 0))
    }
  }
}

extension SliderLayout {
  /// Returns whether a stop's tick is a major one or an end.
  fileprivate func isWanted(_ stop: Int) -> Bool {
    stop.isMultiple(of: metrics.majorInterval) || stop == scale.stops.count - 1
  }

  fileprivate func gap(_ stop: Int, _ other: Int) -> Double {
    abs(point(of: stop).x - point(of: other).x)
  }

  /// Returns whether a stop is far enough from each of some ticks.
  fileprivate func hasRoom(_ stop: Int, among ticks: [Int]) -> Bool {
    ticks.allSatisfy { gap($0, stop) >= metrics.tickSpacing + 1e-6 }
  }
}
