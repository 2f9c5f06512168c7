// SPDX-License-Identifier: Apache-2.0

/// Every result is exact; one of more than ``maximumDigitCount`` digits is none.
extension DecimalNumber {
  /// The sum of two numbers; `nil` if it has too many digits.
  public func adding(_ other: DecimalNumber) -> DecimalNumber? {
    let places = max(fractionDigitCount, other.fractionDigitCount)
    let sum = coefficient(places: places) + other.coefficient(places: places)
    return DecimalNumber(exactly: sum, places: places)
  }

  /// The difference of two numbers; `nil` if it has too many digits.
  public func subtracting(_ other: DecimalNumber) -> DecimalNumber? { adding(-other) }

  /// The product of two numbers; `nil` if it has too many digits.
  public func multiplied(by other: DecimalNumber) -> DecimalNumber? {
    DecimalNumber(
      exactly: Int128(coefficient) * Int128(other.coefficient),
      places: fractionDigitCount + other.fractionDigitCount
    )
  }

  /// The number on the other side of zero.
  public static prefix func - (number: DecimalNumber) -> DecimalNumber {
    DecimalNumber(
      coefficient: -Int128(number.coefficient),
      fractionDigitCount: number.fractionDigitCount
    )
  }

  /// The number with its digits given as an integer, so many of them after the point; `nil` if it
  /// has too many.
  init?(exactly coefficient: Int128, places: Int) {
    let (digits, places) = Self.shortened(coefficient, places: places)
    guard digits.magnitude < Self.coefficientLimit, places <= Self.maximumDigitCount else {
      return nil
    }
    (self.coefficient, fractionDigitCount) = (Int64(digits), places)
  }
}
