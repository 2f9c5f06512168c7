// SPDX-License-Identifier: Apache-2.0

/// One coordinate of a line or curve, with its two to four control values.
struct Bezier {
  let values: [Double]

  init(_ values: [Double]) { self.values = values }

  /// The range of the values: from an end, or from a turning point of the curve.
  var extent: ClosedRange<Double> {
    let (start, end) = (values[0], values[values.count - 1])
    return turns.map(value).reduce(min(start, end)...max(start, end)) { extent, value in
      min(extent.lowerBound, value)...max(extent.upperBound, value)
    }
  }

  /// The value at a fraction of the way, from 0 to 1, by de Casteljau's algorithm.
  func value(at part: Double) -> Double {
    var values = values
    while values.count > 1 {
      values = zip(values, values.dropFirst()).map { $0 + ($1 - $0) * part }
    }
    return values[0]
  }

  /// The fractions where the slope is 0. The differences of the values are the control values of
  /// the slope.
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

  /// Solves ax² + bx + c = 0 without subtracting nearly equal numbers (Press et al., "Numerical
  /// Recipes", section 5.6). A result that isn't a number is never between 0 and 1.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / a, c / sum]
  }
}
