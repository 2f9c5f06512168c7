// SPDX-License-Identifier: Apache-2.0

extension DecimalNumber {
  /// Creates a number equal to an integer, or `nil` if the integer has more than
  /// ``maximumDigitCount`` digits.
  public init?(exactly integer: some BinaryInteger) {
    guard let coefficient = Int64(exactly: integer), coefficient.magnitude < Self.coefficientLimit
    else { return nil }
    (self.coefficient, fractionDigitCount) = (coefficient, 0)
  }

  /// Creates a number equal to an integer, or the nearest integer with at most
  /// ``maximumDigitCount`` digits.
  public init(clamping integer: some BinaryInteger) {
    let greatest = Self.coefficientLimit - 1
    coefficient = min(max(Int64(clamping: integer), -greatest), greatest)
    fractionDigitCount = 0
  }

  /// Creates the shortest decimal number that reads back as a floating-point value: `0.1` for
  /// 0.1.
  ///
  /// The result is `nil` if the value is infinite or not a number, or if it has more than
  /// ``maximumDigitCount`` digits before or after the point.
  public init?(_ value: Double) {
    self.init(value.description)
  }

  /// The nearest floating-point value, for drawing and measuring.
  public var doubleValue: Double {
    guard let value = Double(description) else {
      preconditionFailure("Double can't read the number's text")
    }
    return value
  }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  /// Creates a number from an integer literal.
  ///
  /// - Precondition: The literal has at most ``maximumDigitCount`` digits.
  public init(integerLiteral value: Int64) {
    guard let number = DecimalNumber(exactly: value) else {
      preconditionFailure("a number has at most 18 digits")
    }
    self = number
  }
}

extension DecimalNumber: ExpressibleByFloatLiteral {
  /// The maximum number of digits of a floating-point literal. The compiler turns the literal
  /// into a `Double` first, which keeps no more.
  private static let literalDigitCount = 15

  /// Creates a number from a floating-point literal, exactly as written: `0.1` is one tenth.
  ///
  /// - Precondition: The literal has at most 15 digits. For more digits, use text.
  public init(floatLiteral value: Double) {
    guard let number = DecimalNumber(value),
      number.coefficient.magnitude < Self.powersOfTen[Self.literalDigitCount]
    else {
      preconditionFailure("a literal with a decimal point has at most 15 digits; text can have 18")
    }
    self = number
  }
}
