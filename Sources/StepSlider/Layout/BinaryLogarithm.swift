// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The base-2 logarithm of a finite number above 0, accurate to 2⁻⁴⁶ below 2¹²⁷.
  ///
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
