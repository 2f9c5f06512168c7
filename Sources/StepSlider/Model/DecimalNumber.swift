// SPDX-License-Identifier: Apache-2.0

/// An exact decimal number, such as the value of a stop: `0.3` is exactly three tenths.
///
/// Numbers with equal values are equal: `1.50` and `1.5` are the same number, and both print as
/// `1.5`. In source code, write a number as a literal: `let step: DecimalNumber = 0.1`.
public struct DecimalNumber: Hashable, Sendable {
  /// The maximum number of digits, including those after the point.
  ///
  /// 18 digits fit into 64 bits, and the sum or product of two such numbers into 128. So no
  /// calculation is rounded, and none allocates memory.
  public static let maximumDigitCount = 18

  /// The smallest integer with too many digits.
  static let coefficientLimit: Int64 = 1_000_000_000_000_000_000

  /// The number's digits as an integer: 3 for `0.3`.
  let coefficient: Int64
  /// The number of digits after the point; the fewest that are exact.
  let fractionDigitCount: Int

  /// Creates a number from its digits as an integer. Trailing zeros after the point are dropped.
  init(coefficient: Int128, fractionDigitCount: Int) {
    let (digits, places) = Self.shortened(coefficient, places: fractionDigitCount)
    (self.coefficient, self.fractionDigitCount) = (Int64(digits), places)
  }

  /// Returns the digits without trailing zeros after the point.
  static func shortened(_ coefficient: Int128, places: Int) -> (Int128, places: Int) {
    var (digits, places) = (coefficient, places)
    while places > 0, digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    return (digits, places)
  }

  /// Returns the digits as an integer with `places` digits after the point.
  ///
  /// - Precondition: `places` is at least ``fractionDigitCount`` and at most 18.
  func coefficient(places: Int) -> Int128 {
    Int128(coefficient) * Self.powersOfTen[places - fractionDigitCount]
  }

  static let powersOfTen: [Int128] = (0...maximumDigitCount).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension DecimalNumber: Comparable {
  /// Compares two numbers by their exact values.
  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    let places = max(left.fractionDigitCount, right.fractionDigitCount)
    return left.coefficient(places: places) < right.coefficient(places: places)
  }
}
