// SPDX-License-Identifier: Apache-2.0

/// The round numbers that have a tick on a logarithmic scale: 1, 2, 3 and 5 with zeros after them,
/// or only 1 where those would be too close.
///
/// They are for stops one step apart, which are too many at one end of such a scale and too few at
/// the other.
struct RoundMarks {
  private let layout: SliderLayout
  private let spacing: Double
  private let hasOnlyPowers: Bool

  /// Creates the marks of a layout; fails if its scale isn't logarithmic, its stops aren't numbers
  /// one step apart, or even powers of ten would be too close.
  init?(on layout: SliderLayout, spacing: Pixels) {
    let stops = layout.scale.stops
    guard stops.spacing == .logarithmic, stops.isEvenlySpaced, !stops.hasNames, stops.count > 1
    else { return nil }
    (self.layout, self.spacing) = (layout, Double(spacing))
    let range = stops.maximum.value.doubleValue / stops.minimum.value.doubleValue
    let octave = Double(layout.travel.length) / max(range.binaryLogarithm, 1e-9)
    // The logarithms of 3/2, the narrowest gap, and of 10.
    hasOnlyPowers = octave * 0.58 < self.spacing
    guard octave * 3.32 >= self.spacing else { return nil }
  }

  /// The stops with a mark, in ascending order.
  var stops: [Int] { DecimalNumber.roundNumbers.indices.compactMap(stop) }

  /// Returns the last mark at or before a stop, or the minimum, and the first mark after it, or the
  /// maximum.
  func marks(around stop: Int) -> (Int, Int) {
    let (stops, numbers) = (layout.scale.stops, DecimalNumber.roundNumbers)
    let value = stops.value(at: stop)
    let above = numbers.partitioningIndex { $0 > value }
    let lower = (0..<above).reversed().lazy.compactMap(self.stop).first
    let upper = (above..<numbers.count).lazy.compactMap(self.stop).first
    return (lower ?? 0, upper ?? stops.count - 1)
  }

  /// Returns the stop at a round number, if there is one far enough from both ends.
  private func stop(_ position: Int) -> Int? {
    let (stops, number) = (layout.scale.stops, DecimalNumber.roundNumbers[position])
    guard stops.minimum.value < number, number < stops.maximum.value,
      !hasOnlyPowers || position.isMultiple(of: 4)
    else { return nil }
    let stop = stops.index(nearestTo: number)
    let offset = layout.offset(of: stop)
    guard stops.value(at: stop) == number, offset >= spacing,
      Double(layout.travel.length) - offset >= spacing
    else { return nil }
    return stop
  }
}
