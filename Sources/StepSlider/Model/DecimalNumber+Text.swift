// SPDX-License-Identifier: Apache-2.0

extension DecimalNumber: LosslessStringConvertible {
  /// Reads decimal text as people and programs write it: `40`, `-0.5`, `+5`, `.5`, `5.`, `1e3`.
  ///
  /// All other text gives `nil`; ``init(reading:)`` says why.
  public init?(_ description: String) {
    do throws(DecimalNumberError) { try self.init(reading: description) } catch { return nil }
  }

  /// Reads decimal text: an optional sign, digits with at most one point before, between or after
  /// them, and an optional exponent of ten.
  ///
  /// Digit grouping, spaces, `nan` and `inf` are refused. So is a number with more than
  /// ``maximumDigitCount`` digits before or after its point, not counting zeros that don't change
  /// it: a number is never rounded.
  ///
  /// - Throws: The error and its location in the text.
  public init(reading text: String) throws(DecimalNumberError) {
    var reader = DecimalReader(text)
    self = try reader.number()
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

/// A text that is not a number, or not one that a ``DecimalNumber`` can hold.
public enum DecimalNumberError: Error, Hashable {
  /// A character does not belong to a number. Positions count from 1.
  case unexpected(Character, position: Int)
  /// A digit is missing at the end of the text.
  case incomplete
  /// The number has more than ``DecimalNumber/maximumDigitCount`` digits.
  case tooManyDigits
}

extension DecimalNumberError: CustomStringConvertible {
  /// A description of the error, with its location in the text.
  public var description: String {
    switch self {
    case .unexpected(let character, let position):
      character.isWhitespace
        ? "unexpected space at character \(position)"
        : "unexpected \"\(SpokenText.cleaned(String(character)))\" at character \(position)"
    case .incomplete: "a digit is missing at the end"
    case .tooManyDigits: "more than \(DecimalNumber.maximumDigitCount) digits"
    }
  }
}

/// Reads a number from the beginning of a text to its end.
private struct DecimalReader {
  private let text: String
  private var index: String.Index
  private var coefficient: Int128 = 0

  /// The greatest coefficient that can take another digit without overflow.
  private static let largest = Int128.max / 10 - 1
  /// The greatest exponent that is told apart from greater ones. Either way, the number has too
  /// many digits.
  private static let largestExponent = 1000

  init(_ text: String) { (self.text, index) = (text, text.startIndex) }

  mutating func number() throws(DecimalNumberError) -> DecimalNumber {
    let isNegative = takeSign()
    let whole = try takeDigits()
    let places = take(".") ? try takeDigits() : 0
    guard whole + places > 0 else { throw unexpected }
    let exponent = take("e") || take("E") ? try takeExponent() : 0
    guard index == text.endIndex else { throw unexpected }
    return try DecimalNumber(isNegative ? -coefficient : coefficient, places: places - exponent)
  }

  /// Takes a sign if there is one, and returns whether it is a minus sign.
  private mutating func takeSign() -> Bool {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    return isNegative
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < text.endIndex, text.utf8[index] == UInt8(ascii: character) else { return false }
    text.utf8.formIndex(after: &index)
    return true
  }

  private mutating func takeDigit() -> Int? {
    guard index < text.endIndex else { return nil }
    let digit = text.utf8[index]
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
    text.utf8.formIndex(after: &index)
    return Int(digit - UInt8(ascii: "0"))
  }

  /// Takes digits and returns how many there were.
  private mutating func takeDigits() throws(DecimalNumberError) -> Int {
    var count = 0
    while let digit = takeDigit() {
      guard coefficient <= Self.largest else { throw .tooManyDigits }
      coefficient = coefficient * 10 + Int128(digit)
      count += 1
    }
    return count
  }

  private mutating func takeExponent() throws(DecimalNumberError) -> Int {
    let isNegative = takeSign()
    guard var exponent = takeDigit() else { throw unexpected }
    while let digit = takeDigit() { exponent = min(exponent * 10 + digit, Self.largestExponent) }
    return isNegative ? -exponent : exponent
  }

  private var unexpected: DecimalNumberError {
    guard index < text.endIndex else { return .incomplete }
    let position = text[..<index].count
    return .unexpected(text[index], position: position + 1)
  }
}

extension DecimalNumber {
  /// Creates a number from digits and a number of places, which may be negative.
  fileprivate init(_ digits: Int128, places: Int) throws(DecimalNumberError) {
    let zeros = digits == 0 ? 0 : max(0, -places)
    guard zeros <= Self.maximumDigitCount else { throw .tooManyDigits }
    let (coefficient, overflowed) = digits.multipliedReportingOverflow(by: Self.powersOfTen[zeros])
    guard !overflowed, let number = DecimalNumber(exactly: coefficient, places: max(0, places))
    else { throw .tooManyDigits }
    self = number
  }
}
