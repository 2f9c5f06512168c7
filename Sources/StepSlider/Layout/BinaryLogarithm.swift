// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The logarithm to the base 2 of a finite number above 0, right to within 2⁻⁴⁶ below 2¹²⁷.
  ///
  /// Digit by digit: squaring the significand doubles its logarithm, and shifts the next binary
  /// digit before the point (D. E. Knuth, *The Art of Computer Programming* 1, section 1.2.2).
  /// Squares are rounded monotonously, so a greater number never gets a smaller logarithm, which a
  /// polynomial can't promise.
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
