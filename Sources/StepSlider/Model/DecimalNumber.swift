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
  package static let maximumDigitCount = 18

  /// The smallest integer with too many digits.
  static let coefficientLimit: Int64 = 1_000_000_000_000_000_000

  /// The number's digits as an integer: 3 for `0.3`.
  let coefficient: Int64
  /// The number of digits after the point; the fewest that are exact.
  let fractionDigitCount: Int

  /// Creates a number from its digits as an integer and the number of digits after the point,
  /// without trailing zeros; `nil` if there are too many digits.
  init?(exactly coefficient: Int128, places: Int) {
    var (digits, places) = (coefficient, places)
    while places > 0, digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
    guard digits.magnitude < Self.coefficientLimit, places <= Self.maximumDigitCount else {
      return nil
    }
    (self.coefficient, fractionDigitCount) = (Int64(digits), places)
  }

  /// Creates a number that has few enough digits.
  init(coefficient: Int128, fractionDigitCount: Int) {
    guard let number = Self(exactly: coefficient, places: fractionDigitCount) else {
      preconditionFailure("a number has at most 18 digits")
    }
    self = number
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

// Every result is exact. A result with too many digits is `nil`.
extension DecimalNumber {
  package func adding(_ other: DecimalNumber) -> DecimalNumber? {
    let places = max(fractionDigitCount, other.fractionDigitCount)
    let sum = coefficient(places: places) + other.coefficient(places: places)
    return DecimalNumber(exactly: sum, places: places)
  }

  package func multiplied(by other: DecimalNumber) -> DecimalNumber? {
    DecimalNumber(
      exactly: Int128(coefficient) * Int128(other.coefficient),
      places: fractionDigitCount + other.fractionDigitCount
    )
  }

  package static prefix func - (number: DecimalNumber) -> DecimalNumber {
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
}

extension DecimalNumber {
  /// Creates a number equal to an integer, or the nearest integer with at most 18 digits.
  public init(_ integer: some BinaryInteger) {
    let greatest = Self.coefficientLimit - 1
    coefficient = min(max(Int64(clamping: integer), -greatest), greatest)
    fractionDigitCount = 0
  }

  /// Creates the shortest decimal number that reads back as a floating-point value: `0.1` for 0.1.
  ///
  /// The result is `nil` if the value is infinite or not a number, or if it has more than 18 digits
  /// before or after the point.
  public init?(_ value: Double) { self.init(value.description) }
}

extension Double {
  /// Creates the floating-point value nearest to a decimal number, for drawing and measuring.
  public init(_ number: DecimalNumber) {
    guard let value = Double(number.description) else {
      preconditionFailure("Double can't read the number's text")
    }
    self = value
  }
}

extension BinaryInteger {
  /// Creates the integer that a decimal number is; `nil` if it has decimals, or if the type can't
  /// hold it.
  public init?(exactly number: DecimalNumber) {
    guard number.fractionDigitCount == 0 else { return nil }
    self.init(exactly: number.coefficient)
  }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  /// Creates a number from an integer literal.
  ///
  /// - Precondition: The literal has at most 18 digits.
  public init(integerLiteral value: Int64) {
    self.init(coefficient: Int128(value), fractionDigitCount: 0)
  }
}

extension DecimalNumber: ExpressibleByFloatLiteral {
  /// Creates a number from a floating-point literal, exactly as written: `0.1` is one tenth.
  ///
  /// - Precondition: The literal has at most 15 digits. For more digits, use text.
  public init(floatLiteral value: Double) {
    // The compiler turns the literal into a `Double` first, which keeps no more.
    guard let number = DecimalNumber(value), number.coefficient.magnitude < Self.powersOfTen[15]
    else {
      preconditionFailure("a literal with a decimal point has at most 15 digits; text can have 18")
    }
    self = number
  }
}

extension DecimalNumber: LosslessStringConvertible {
  /// Reads decimal text as people and programs write it: `40`, `-0.5`, `+5`, `.5`, `5.`, `1e3`.
  ///
  /// All other text gives `nil`.
  public init?(_ description: String) {
    do throws(DecimalNumberError) { try self.init(reading: description) } catch { return nil }
  }

  /// Reads decimal text: an optional sign, digits with at most one point before, between or after
  /// them, and an optional exponent of ten.
  /// Digit grouping, spaces, `nan` and `inf` are refused. So is a number with more than 18 digits
  /// before or after its point, not counting zeros that don't change it: a number is never rounded.
  ///
  /// - Throws: The error and its location in the text.
  package init(reading text: String) throws(DecimalNumberError) {
    var (rest, coefficient, zeros) = (text[...].utf8, Int128(0), 0)
    let isNegative = rest.takeSign()
    let whole = try rest.takeDigits(of: &coefficient, before: &zeros)
    let places = rest.take(".") ? try rest.takeDigits(of: &coefficient, before: &zeros) : 0
    guard whole + places > 0 else { throw DecimalNumberError(at: rest.startIndex, in: text) }
    let exponent = rest.take("e") || rest.take("E") ? rest.takeExponent() : 0
    guard let exponent, rest.isEmpty else {
      throw DecimalNumberError(at: rest.startIndex, in: text)
    }
    // An exponent can leave fewer than no places: zeros before the point.
    let last = places - zeros - exponent
    let missing = coefficient == 0 ? 0 : max(0, -last)
    guard missing <= Self.maximumDigitCount else { throw .tooManyDigits }
    let power = isNegative ? -Self.powersOfTen[missing] : Self.powersOfTen[missing]
    let (digits, overflowed) = coefficient.multipliedReportingOverflow(by: power)
    guard !overflowed, let number = DecimalNumber(exactly: digits, places: max(0, last))
    else { throw .tooManyDigits }
    self = number
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

/// A text that is not a number, or not one that a ``DecimalNumber`` can hold. Positions count from 1.
package enum DecimalNumberError: Error, Hashable, CustomStringConvertible {
  case unexpected(Character, position: Int)
  case incomplete
  case tooManyDigits

  package var description: String {
    switch self {
    case .unexpected(let character, let position):
      character.isWhitespace
        ? "unexpected space at character \(position)"
        : "unexpected \"\(SpokenText.cleaned(String(character)))\" at character \(position)"
    case .incomplete: "a digit is missing at the end"
    case .tooManyDigits: "more than \(DecimalNumber.maximumDigitCount) digits"
    }
  }

  /// Creates the error for what is at a place in a text, or for the end of the text.
  fileprivate init(at index: String.Index, in text: String) {
    self =
      index < text.endIndex
      ? .unexpected(text[index], position: text[..<index].count + 1) : .incomplete
  }
}

// The parts of a number at the beginning of a text, each of which is taken if it is there.
extension Substring.UTF8View {
  /// The greatest coefficient that can take another digit without overflow.
  private static let largestCoefficient = Int128.max / 10 - 1
  /// The greatest exponent that is told apart from greater ones, which have too many digits too.
  private static let largestExponent = 1000

  /// Takes a sign, and returns whether it is a minus sign.
  fileprivate mutating func takeSign() -> Bool {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    return isNegative
  }

  fileprivate mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: character) else { return false }
    removeFirst()
    return true
  }

  private mutating func takeDigit() -> Int? {
    guard let digit = first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else {
      return nil
    }
    removeFirst()
    return Int(digit - UInt8(ascii: "0"))
  }

  /// Takes digits that continue a coefficient and the zeros behind it, and returns how many there
  /// were.
  fileprivate mutating func takeDigits(
    of coefficient: inout Int128,
    before zeros: inout Int
  ) throws(DecimalNumberError) -> Int {
    var count = 0
    while let digit = takeDigit() {
      (count, zeros) = (count + 1, zeros + 1)
      guard digit > 0 else { continue }
      // Zeros in front don't count.
      while zeros > 0, coefficient > 0 {
        guard coefficient <= Self.largestCoefficient else { throw .tooManyDigits }
        (coefficient, zeros) = (coefficient * 10, zeros - 1)
      }
      (coefficient, zeros) = (coefficient + Int128(digit), 0)
    }
    return count
  }

  /// Takes the exponent behind its letter; returns `nil` if it has no digits.
  fileprivate mutating func takeExponent() -> Int? {
    let isNegative = takeSign()
    guard var exponent = takeDigit() else { return nil }
    while let digit = takeDigit() {
      exponent = Swift.min(exponent * 10 + digit, Self.largestExponent)
    }
    return isNegative ? -exponent : exponent
  }
}
