// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Hit testing agrees with the drawn ticks.
@Suite struct DrawnTickTests {
  @Test(arguments: Stops.Spacing.computed)
  func `a stop's point hits its tick only if that is drawn`(spacing: Stops.Spacing) throws {
    var numbers = SeededNumbers(seed: 9)
    for _ in 0..<12 {
      let scale = try TrackScale(unevenStops(&numbers), spacing: spacing)
      let layout = SliderLayout(
        scale,
        in: bounds(.random(in: 30...1500, using: &numbers), .rightward),
        metrics: SliderMetrics {
          ($0.thumbSize, $0.minimumHitTarget) = (.zero, 0)
          $0.tickSpacing = .random(in: 0...60, using: &numbers)
          $0.majorInterval = .random(in: 0...7, using: &numbers)
        }
      )
      let chosen = Int.random(in: scale.stops.indices, using: &numbers)
      #expect(firstDisagreement(layout, chosen) == nil)
    }
  }

  /// Their least round multiple may have forty digits.
  @Test(
    arguments: (0...44).map { 1 << $0 }
      + (1...19).map { (0..<$0).reduce(1) { power, _ in power * 5 } }
  )
  func `steps that are powers of two or five have ticks and labels`(step: Int) throws {
    let (step, maximum) = (DecimalNumber(step), DecimalNumber(step * 900))
    let slider = Slider(try Stops(from: 0, to: maximum, by: step))
    for length in [40.0, 200, 2000, 20_000] {
      let metrics = SliderMetrics { $0.labelThickness = 16 }
      let layout = SliderLayout(of: slider, in: bounds(length, .rightward), metrics: metrics)
      let ticks = layout.drawnTicks(at: 7)
      #expect(ticks.first == 0 && ticks.last == 900)
      let labels = layout.labels(at: 7) { _ in LayoutSize(width: 20, height: 10) }
      #expect(labels.first?.index == 0)
    }
  }

  /// The first round multiple of 16 is 10,000.
  @Test func `without a second round number, a slider has even ticks and labels`() throws {
    let slider = Slider(try Stops(from: 0, to: 160, by: 16))
    let layout = SliderLayout(of: slider, in: bounds(100, .rightward))
    let ticks = layout.drawnTicks(at: 0)
    #expect(ticks == [0, 2, 4, 6, 8, 10])
    let wide = SliderMetrics { $0.labelThickness = 16 }
    let labels = SliderLayout(of: slider, in: bounds(100, .rightward), metrics: wide)
      .labels(at: 0) { _ in LayoutSize(width: 10, height: 10) }
    #expect(labels.map(\.index).count > 2)
  }

  /// On a dense scale, few of the stops have a tick.
  @Test(.timeLimit(.minutes(1)))
  func `hit testing a million logarithmic stops on a wide track is quick`() throws {
    let scale = try TrackScale(Stops(count: 1_000_000), spacing: .logarithmic)
    let layout = SliderLayout(scale, in: bounds(3000, .rightward))
    for x in stride(from: 5.5, to: 3000, by: 7.5) {
      #expect(layout.target(at: LayoutPoint(x: x, y: 36), thumbAt: 0) != nil)
    }
  }

  private func firstDisagreement(_ layout: SliderLayout, _ chosen: Int) -> Int? {
    let drawn = Set(layout.drawnTicks(at: chosen))
    return layout.scale.stops.indices.first { stop in
      let point = layout.point(of: stop)
      guard stop != chosen, layout.index(nearestTo: point) == stop else { return false }
      let target = layout.target(at: point, thumbAt: chosen)
      return target != (drawn.contains(stop) ? .tick(stop) : .track)
    }
  }
}
