// SPDX-License-Identifier: Apache-2.0

/// One coordinate of a line or curve, by its two to four control values.
struct Bezier {
  let values: [Double]

  init(_ values: [Double]) { self.values = values }

  /// The least and the greatest value: at an end, or where the curve turns round.
  var extent: ClosedRange<Double> {
    let (start, end) = (values[0], values[values.count - 1])
    return turns.map(value).reduce(min(start, end)...max(start, end)) { extent, value in
      min(extent.lowerBound, value)...max(extent.upperBound, value)
    }
  }

  /// The value at a part of the way from 0 to 1, by de Casteljau's algorithm.
  func value(at part: Double) -> Double {
    var values = values
    while values.count > 1 {
      values = zip(values, values.dropFirst()).map { $0 + ($1 - $0) * part }
    }
    return values[0]
  }

  /// Where the slope is 0: the differences of the values are the slope's own control values.
  private var turns: [Double] {
    let slopes = zip(values.dropFirst(), values).map { $0 - $1 }
    let roots: [Double] =
      switch slopes.count {
      case 2: [slopes[0] / (slopes[0] - slopes[1])]
      case 3:
        Self.roots(slopes[0] - 2 * slopes[1] + slopes[2], 2 * (slopes[1] - slopes[0]), slopes[0])
      default: []
      }
    return roots.filter { 0 < $0 && $0 < 1 }
  }

  /// Where ax² + bx + c is 0, without the difference of nearly equal numbers (Press et al.,
  /// "Numerical Recipes", section 5.6); what isn't a number is no root between 0 and 1.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / a, c / sum]
  }
}
