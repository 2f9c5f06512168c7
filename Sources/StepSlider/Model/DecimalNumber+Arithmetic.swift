// SPDX-License-Identifier: Apache-2.0

/// Every result is exact. A result that a ``DecimalNumber`` can't hold is `nil`.
extension DecimalNumber {
  /// Returns the sum of two numbers, or `nil` if it has too many digits.
  public func adding(_ other: DecimalNumber) -> DecimalNumber? {
    let places = max(fractionDigitCount, other.fractionDigitCount)
    let sum = coefficient(places: places) + other.coefficient(places: places)
    return DecimalNumber(exactly: sum, places: places)
  }

  /// Returns the difference of two numbers, or `nil` if it has too many digits.
  public func subtracting(_ other: DecimalNumber) -> DecimalNumber? { adding(-other) }

  /// Returns the product of two numbers, or `nil` if it has too many digits.
  public func multiplied(by other: DecimalNumber) -> DecimalNumber? {
    DecimalNumber(
      exactly: Int128(coefficient) * Int128(other.coefficient),
      places: fractionDigitCount + other.fractionDigitCount
    )
  }

  /// Returns the number with the opposite sign.
  public static prefix func - (number: DecimalNumber) -> DecimalNumber {
    DecimalNumber(
      coefficient: -Int128(number.coefficient),
      fractionDigitCount: number.fractionDigitCount
    )
  }

  /// 1, 2, 3 and 5 times each power of ten, in ascending order.
  static let roundNumbers: [DecimalNumber] = {
    var numbers: [DecimalNumber] = []
    for exponent in -maximumDigitCount..<maximumDigitCount {
      let (power, places) = (powersOfTen[max(0, exponent)], max(0, -exponent))
      for digit: Int128 in [1, 2, 3, 5] {
        numbers.append(DecimalNumber(coefficient: digit * power, fractionDigitCount: places))
      }
    }
    return numbers
  }()

  /// Creates a number from its digits as an integer and the number of digits after the point, or
  /// returns `nil` if there are too many digits.
  init?(exactly coefficient: Int128, places: Int) {
    let (digits, places) = Self.shortened(coefficient, places: places)
    guard digits.magnitude < Self.coefficientLimit, places <= Self.maximumDigitCount else {
      return nil
    }
    (self.coefficient, fractionDigitCount) = (Int64(digits), places)
  }
}
