// SPDX-License-Identifier: Apache-2.0

/// Where each stop lies on the way from the minimum to the maximum, as a fraction of that way.
///
/// Fractions never fall from one stop to the next. They count in the direction of the values; which
/// way those run on the screen is the layout's matter, so that ties go up in every direction.
public struct TrackScale: Hashable, Sendable {
  /// The stops that are laid out.
  public let stops: Stops
  /// What the distances between stops say.
  public let spacing: Spacing
  private let measure: Measure

  /// What is measured along the track, with what it takes of the two ends.
  private enum Measure: Hashable {
    case index
    case value(minimum: Int128, range: Double)
    case logarithm(minimum: Double, range: Double)
  }

  /// What the distances between stops say.
  public enum Spacing: String, Hashable, Sendable, CaseIterable {
    /// Nothing: all are equal.
    case even
    /// How far the values are apart.
    case proportional
    /// How many times one value is the other, as for frequencies: 10, 100 and 1000 are evenly
    /// spaced.
    case logarithmic
  }

  /// Lays stops out evenly.
  public init(evenly stops: Stops) {
    (self.stops, spacing, measure) = (stops, .even, .index)
  }

  /// Lays stops out by their values, or evenly.
  ///
  /// - Throws: ``TrackScaleError/notPositive(_:)`` if a logarithmic scale is asked for and the
  ///   minimum is not above 0.
  public init(_ stops: Stops, spacing: Spacing) throws(TrackScaleError) {
    if spacing == .logarithmic, stops.minimum.value <= 0 {
      throw .notPositive(stops.minimum.value)
    }
    (self.stops, self.spacing, measure) = (stops, spacing, Self.measure(of: stops, spacing))
  }

  /// Whether each stop is as far from the next as any other.
  var isEven: Bool {
    if case .index = measure { true } else { false }
  }

  /// How far along a stop lies: 0 for the minimum and 1 for the maximum; 0 for a single stop.
  ///
  /// An index beyond an end is that end. Stops whose values differ by less than a double can tell
  /// may share a fraction.
  ///
  /// - Complexity: O(1); a logarithm costs some fifty multiplications.
  public func fraction(of index: Int) -> Double { offset(of: index, along: 1) }

  /// The stop nearest to a fraction; of two equally near ones, the greater.
  ///
  /// Beyond 0 and 1 it is the stop at that end, and for what is not a number the minimum. A
  /// fraction within a thousand-millionth of a gap from the middle counts as the middle, so that
  /// rounding doesn't break a tie.
  ///
  /// - Complexity: O(1) where stops are evenly spaced, else O(log n).
  public func index(nearestTo fraction: Double) -> Int {
    index(nearestTo: fraction, along: 1)
  }

  /// How far a stop lies from the minimum on a track of some length.
  ///
  /// Multiplying before dividing keeps exact what is exact: whole numbers stay whole.
  func offset(of index: Int, along length: Double) -> Double {
    let last = stops.count - 1
    let index = stops.clamped(index)
    guard last > 0 else { return 0 }
    if case .index = measure { return Double(index) * length / Double(last) }
    guard index > 0 else { return 0 }
    return index < last ? length * fraction(ofInner: index) : length
  }

  /// The stop nearest to a distance from the minimum on a track of some length.
  func index(nearestTo offset: Double, along length: Double) -> Int {
    let last = stops.count - 1
    guard last > 0, length > 0, offset > 0 else { return 0 }
    guard offset < length else { return last }
    let above =
      isEven
      ? Int((offset * Double(last) / length).rounded(.down)) + 1
      : (1..<stops.count).partitioningIndex { self.offset(of: $0, along: length) > offset }
    guard above <= last else { return last }
    let lower = self.offset(of: above - 1, along: length)
    let gap = self.offset(of: above, along: length) - lower
    return offset - lower < gap * (0.5 - Self.tieTolerance) ? above - 1 : above
  }

  private static let tieTolerance = 1e-9

  /// How far along an inner stop lies.
  private func fraction(ofInner index: Int) -> Double {
    switch measure {
    case .index: Double(index) / Double(stops.count - 1)
    case .value(let minimum, let range): Double(Self.digits(of: index, in: stops) - minimum) / range
    // No range: a double can't tell the values apart.
    case .logarithm(_, range: 0): 0
    case .logarithm(let minimum, let range):
      (Double(Self.digits(of: index, in: stops)).binaryLogarithm - minimum) / range
    }
  }

  /// A value's digits with as many places for all, so that they compare exactly.
  private static func digits(of index: Int, in stops: Stops) -> Int128 {
    stops.value(at: index).coefficient(places: DecimalNumber.maximumDigitCount)
  }

  private static func measure(of stops: Stops, _ spacing: Spacing) -> Measure {
    let (minimum, maximum) = (digits(of: 0, in: stops), digits(of: stops.count - 1, in: stops))
    switch spacing {
    case .proportional where !stops.isEvenlySpaced:
      return .value(minimum: minimum, range: Double(maximum - minimum))
    case .logarithmic:
      let logarithm = Double(minimum).binaryLogarithm
      return .logarithm(minimum: logarithm, range: Double(maximum).binaryLogarithm - logarithm)
    default: return .index
    }
  }
}
