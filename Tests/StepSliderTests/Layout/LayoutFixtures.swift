// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Returns the coordinate of a point along the track.
func along(_ point: LayoutPoint, _ growth: Growth) -> Double {
  growth.orientation == .horizontal ? point.x : point.y
}

/// Returns the extent of a rectangle along the track.
func length(_ rect: LayoutRect, _ growth: Growth) -> Double {
  growth.orientation == .horizontal ? rect.size.width : rect.size.height
}

/// Returns bounds with a length in points along the track.
func bounds(_ length: Double, _ growth: Growth, x: Double = 0, y: Double = 0) -> LayoutRect {
  growth.orientation == .horizontal
    ? LayoutRect(x: x, y: y, width: length, height: 72)
    : LayoutRect(x: x, y: y, width: 72, height: length)
}

extension SliderMetrics {
  /// Creates the default metrics with some changes.
  init(changed change: (inout SliderMetrics) -> Void) {
    self.init()
    change(&self)
  }
}

/// Returns a layout of counted stops, evenly spaced.
func layout(
  count: Int,
  length: Double,
  growth: Growth = .rightward,
  metrics: SliderMetrics = SliderMetrics(),
  x: Double = 0,
  y: Double = 0
) throws -> SliderLayout {
  SliderLayout(
    TrackScale(try Stops(count: count)),
    in: bounds(length, growth, x: x, y: y),
    metrics: metrics,
    growth: growth
  )
}

/// Returns stops that are crowded in parts and far apart in others, such as 3, 4, 5, 200, 201.
func unevenStops(_ numbers: inout SeededNumbers) throws -> Stops {
  var value = Int.random(in: 1...50, using: &numbers)
  let widest = [1, 3, 30][Int.random(in: 0..<3, using: &numbers)]
  let values = (0...Int.random(in: 0...150, using: &numbers)).map { _ in
    value +=
      Int.random(in: 1...20, using: &numbers) == 1
      ? widest * 10 : Int.random(in: 1...widest, using: &numbers)
    return DecimalNumber(value)
  }
  return try Stops(values: values)
}

/// Returns the number in a decimal text.
func number(_ text: String) throws -> DecimalNumber { try required(DecimalNumber(text)) }

/// Returns a layout in 300 by 44 points, as other sliders use.
func layout(of slider: Slider) -> SliderLayout {
  SliderLayout(of: slider, in: LayoutRect(x: 0, y: 0, width: 300, height: 44))
}

extension SliderLayout {
  /// Returns the part at a point of a slider whose thumb is at a stop.
  func target(
    at point: LayoutPoint,
    thumbAt index: Int,
    labels: [TickLabel] = []
  ) -> HitTarget? {
    target(at: point, on: Slider(stops: scale.stops, index: index), labels: labels)
  }

  /// Returns the hit area of a thumb at a stop.
  func thumbHitArea(at index: Int) -> LayoutRect {
    thumbHitArea(of: Slider(stops: scale.stops, index: index))
  }
}

extension Stops.Spacing {
  /// The kinds that any stops above 0 can have.
  static let computed: [Stops.Spacing] = [.even, .proportional, .logarithmic]
}

extension TrackScale {
  /// Creates the scale of stops with a spacing.
  init(_ stops: Stops, spacing: Stops.Spacing) throws(StopsError) {
    self.init(try stops.spaced(spacing))
  }
}

extension SliderLayout {
  /// Returns a slider of the layout's stops, set to one of them.
  func slider(at index: Int) -> Slider { Slider(stops: scale.stops, index: index) }
}

extension Growth {
  /// The opposite direction, which a reversed presentation gives.
  var reversed: Growth {
    let isFromRight = self == .leftward
    return Growth(
      of: SliderPresentation(
        orientation: orientation,
        layoutDirection: isFromRight ? .rightToLeft : .leftToRight,
        isReversed: self != .downward
      )
    )
  }
}
