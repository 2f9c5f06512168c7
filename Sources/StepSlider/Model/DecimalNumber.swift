// SPDX-License-Identifier: Apache-2.0

/// An exact decimal number, such as the value of a stop: `0.3` is exactly three tenths.
///
/// Numbers with equal values are equal: `1.50` and `1.5` are the same number, and both print as
/// `1.5`. In source code, write a number as a literal: `let step: DecimalNumber = 0.1`.
public struct DecimalNumber: Hashable, Sendable {
  /// The maximum number of digits, including those after the point.
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

extension DecimalNumber: LosslessStringConvertible {
  /// Reads decimal text: an optional sign, digits, and optionally a point with digits after it.
  ///
  /// All other text is refused, including exponents, digit grouping, `nan` and `inf`. So is text
  /// with more than ``maximumDigitCount`` digits, not counting leading zeros: a number is never
  /// rounded.
  public init?(_ description: String) {
    let isNegative = description.hasPrefix("-")
    let unsigned = description.utf8.dropFirst(isNegative || description.hasPrefix("+") ? 1 : 0)
    let parts = unsigned.split(
      separator: UInt8(ascii: "."),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let fractionDigitCount = parts.count == 2 ? parts[1].count : 0
    guard parts.allSatisfy({ !$0.isEmpty }), fractionDigitCount <= Self.maximumDigitCount,
      let magnitude = Self.magnitude(ofDigits: parts.joined())
    else { return nil }
    self.init(
      coefficient: Int128(isNegative ? -magnitude : magnitude),
      fractionDigitCount: fractionDigitCount
    )
  }

  private static func magnitude(ofDigits digits: some Sequence<UInt8>) -> Int64? {
    var magnitude: Int64 = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      let (product, overflowed) = magnitude.multipliedReportingOverflow(by: 10)
      guard !overflowed, product < coefficientLimit else { return nil }
      magnitude = product + Int64(digit - UInt8(ascii: "0"))
    }
    return magnitude
  }

  /// The shortest exact text, with a leading zero before the point if needed: `-0.5`, `40`.
  public var description: String {
    let digits = String(coefficient.magnitude)
    let sign = coefficient < 0 ? "-" : ""
    guard fractionDigitCount > 0 else { return sign + digits }
    let zeros = String(repeating: "0", count: max(0, fractionDigitCount + 1 - digits.count))
    let padded = zeros + digits
    return sign + padded.dropLast(fractionDigitCount) + "." + padded.suffix(fractionDigitCount)
  }
}
