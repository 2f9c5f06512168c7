// SPDX-License-Identifier: Apache-2.0

/// The positions of stops, each as a fraction of the way from the minimum to the maximum. Fractions
/// never decrease from one stop to the next.
package struct TrackScale: Hashable, Sendable {
  package let stops: Stops
  private let measure: Measure

  /// The measure along the track, with its minimum and range.
  private enum Measure: Hashable {
    case index
    case value(minimum: Int128, range: Double)
    case logarithm(minimum: Double, range: Double)
    case positions([Double])
  }

  package init(_ stops: Stops) { (self.stops, measure) = (stops, Self.measure(of: stops)) }

  /// Whether all distances between neighbouring stops are equal.
  package var isEven: Bool {
    if case .index = measure { true } else { false }
  }

  /// Returns the fraction of a stop: 0 for the minimum and for a single stop, 1 for the maximum.
  /// Stops may share a fraction if their values differ by less than a `Double` can represent.
  package func fraction(of index: Int) -> Double { offset(of: index, along: 1) }

  /// Returns the distance of a stop from the minimum on a track of a given length. Multiplication
  /// before division keeps whole numbers whole.
  func offset(of index: Int, along length: Double) -> Double {
    let last = stops.lastIndex
    let index = stops.clamped(index)
    guard last > 0 else { return 0 }
    if case .index = measure { return Double(index) * length / Double(last) }
    guard index > 0 else { return 0 }
    return index < last ? length * fraction(ofInner: index) : length
  }

  /// Returns the distance of a value from the minimum. Between two stops, the value divides their
  /// distance as it divides the difference of their values. Beyond an end, it is that of the end.
  func offset(of value: DecimalNumber, along length: Double) -> Double {
    let nearest = stops.index(nearestTo: value)
    let below = stops.clamped(stops.value(at: nearest) <= value ? nearest : nearest - 1)
    let above = stops.clamped(below + 1)
    let start = offset(of: below, along: length)
    // The differences are exact, because a Double may not tell the values apart.
    let low = stops.value(at: below)
    guard above > below, low < value else { return start }
    let part = value.distance(from: low) / stops.value(at: above).distance(from: low)
    return start + (offset(of: above, along: length) - start) * part
  }

  /// Returns the stop nearest to a distance from the minimum on a track of a given length; of two
  /// equally near stops, the greater.
  /// Below 0 and for NaN, the result is the minimum; beyond the length, it is the maximum. A
  /// distance counts as the middle between two stops if it is within a billionth of theirs from it,
  /// so rounding doesn't break a tie.
  ///
  /// - Complexity: O(1) if stops are evenly spaced, otherwise O(log n).
  package func index(nearestTo offset: Double, along length: Double = 1) -> Int {
    let last = stops.lastIndex
    guard last > 0, length > 0, offset > 0 else { return 0 }
    guard offset < length else { return last }
    let above =
      isEven
      ? Int((offset * Double(last) / length).rounded(.down)) + 1
      : (1..<stops.count).partitioningIndex { self.offset(of: $0, along: length) > offset }
    guard above <= last else { return last }
    let lower = self.offset(of: above - 1, along: length)
    let gap = self.offset(of: above, along: length) - lower
    return offset - lower < gap * (0.5 - 1e-9) ? above - 1 : above
  }

  /// Returns the fraction of a stop between the ends.
  private func fraction(ofInner index: Int) -> Double {
    switch measure {
    case .index: Double(index) / Double(stops.lastIndex)
    case .value(let minimum, let range): Double(Self.digits(of: index, in: stops) - minimum) / range
    // The range is 0 if a Double can't tell the values apart.
    case .logarithm(_, range: 0): 0
    case .logarithm(let minimum, let range):
      (Self.logarithm(of: index, in: stops) - minimum) / range
    case .positions(let positions):
      (position(of: index, in: positions) - positions[0])
        / (positions[positions.count - 1] - positions[0])
    }
  }

  /// Returns the position of a stop, if the positions are those of all stops or of the ends of pieces.
  private func position(of index: Int, in positions: [Double]) -> Double {
    guard positions.count < stops.count, case .pieces(let pieces) = stops.values else {
      return positions[index]
    }
    let number = pieces.number(ofPieceAt: index)
    let (start, end) = (pieces[number].start, pieces[number].end - 1)
    guard start < end else { return positions[number] }
    let low = stops.value(at: start)
    let part =
      stops.value(at: index).distance(from: low) / stops.value(at: end).distance(from: low)
    return positions[number] + (positions[number + 1] - positions[number]) * part
  }

  /// Returns the digits of a value, with the same number of places for all.
  private static func digits(of index: Int, in stops: Stops) -> Int128 {
    stops.value(at: index).coefficient(places: DecimalNumber.maximumDigitCount)
  }

  private static func measure(of stops: Stops) -> Measure {
    switch stops.spacing {
    case .proportional where !stops.isEvenlySpaced:
      let (minimum, maximum) = (digits(of: 0, in: stops), digits(of: stops.lastIndex, in: stops))
      return .value(minimum: minimum, range: Double(maximum - minimum))
    case .logarithmic:
      let minimum = logarithm(of: 0, in: stops)
      return .logarithm(
        minimum: minimum,
        range: logarithm(of: stops.lastIndex, in: stops) - minimum
      )
    case .positions(let positions): return .positions(positions)
    case .even, .proportional: return .index
    }
  }

  private static func logarithm(of index: Int, in stops: Stops) -> Double {
    Double(digits(of: index, in: stops)).binaryLogarithm
  }
}

extension Stops {
  /// Returns the place of a value on the track, from 0 for the minimum to 1 for the maximum, in the
  /// stops' ``Spacing``. A value between two stops divides their distance as it divides the
  /// difference of their values. Beyond an end, and with a single stop, it is that of the end.
  public func fraction(of value: DecimalNumber) -> Double {
    TrackScale(self).offset(of: value, along: 1)
  }
}

extension DecimalNumber {
  /// Returns the exact difference to another number, rounded once, in units of the last decimal
  /// place that any number can have.
  func distance(from other: DecimalNumber) -> Double {
    let places = Self.maximumDigitCount
    return Double(coefficient(places: places) - other.coefficient(places: places))
  }
}

extension Double {
  /// The base-2 logarithm of a finite number above 0, accurate to 2⁻⁴⁶ below 2¹²⁷.
  /// Squaring the significand doubles its logarithm, which moves the next binary digit in front
  /// of the point (D. E. Knuth, *The Art of Computer Programming* 1, section 1.2.2). Rounding a
  /// square is monotonic, so a greater number never has a smaller logarithm. A polynomial can't
  /// guarantee that.
  var binaryLogarithm: Double {
    var remainder = significand
    var digit = 0.5
    var fraction = 0.0
    for _ in 0..<52 {
      remainder *= remainder
      if remainder >= 2 {
        remainder /= 2
        fraction += digit
      }
      digit /= 2
    }
    return Double(exponent) + fraction
  }
}
