// SPDX-License-Identifier: Apache-2.0

extension DecimalNumber {
  /// The same number as an integer; `nil` if it has more than ``maximumDigitCount`` digits.
  public init?(exactly integer: some BinaryInteger) {
    guard let coefficient = Int64(exactly: integer), coefficient.magnitude < Self.coefficientLimit
    else { return nil }
    (self.coefficient, fractionDigitCount) = (coefficient, 0)
  }

  /// The same number as an integer, or the nearest whole number that has no more than
  /// ``maximumDigitCount`` digits.
  public init(clamping integer: some BinaryInteger) {
    let greatest = Self.coefficientLimit - 1
    coefficient = min(max(Int64(clamping: integer), -greatest), greatest)
    fractionDigitCount = 0
  }

  /// The shortest decimal number that reads as a floating-point number: `0.1` for 0.1.
  ///
  /// `nil` for what is infinite or not a number, and for what needs more than
  /// ``maximumDigitCount`` digits before the point or after it.
  public init?(_ value: Double) {
    let parts = value.description.split(separator: "e")
    guard let mantissa = parts.first.flatMap({ DecimalNumber(String($0)) }),
      let exponent = parts.count == 1 ? 0 : Int(parts[1])
    else { return nil }
    let places = mantissa.fractionDigitCount - exponent
    guard places.magnitude <= Self.maximumDigitCount else { return nil }
    let scale = Self.powersOfTen[max(0, -places)]
    self.init(exactly: Int128(mantissa.coefficient) * scale, places: max(0, places))
  }

  /// The nearest floating-point number, for drawing and measuring.
  public var doubleValue: Double {
    guard let value = Double(description) else {
      preconditionFailure("a number is written as Double reads it")
    }
    return value
  }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  /// A number written in source code.
  ///
  /// - Precondition: It has at most ``maximumDigitCount`` digits.
  public init(integerLiteral value: Int64) {
    guard let number = DecimalNumber(exactly: value) else {
      preconditionFailure("a number has at most 18 digits")
    }
    self = number
  }
}

extension DecimalNumber: ExpressibleByFloatLiteral {
  /// How many digits a literal with a point may have: as many as a `Double` tells apart, which the
  /// compiler makes of it first.
  private static let literalDigitCount = 15

  /// A number with a point written in source code, and exactly that one: `0.1` is a tenth.
  ///
  /// - Precondition: It has at most 15 digits. Numbers with more are read from text.
  public init(floatLiteral value: Double) {
    guard let number = DecimalNumber(value),
      number.coefficient.magnitude < Self.powersOfTen[Self.literalDigitCount]
    else { preconditionFailure("a number with a point has at most 15 digits; text may have 18") }
    self = number
  }
}
