// SPDX-License-Identifier: Apache-2.0

/// Reads numbers as people type them for some stops: with the signs of their language, or as on a
/// clock. ``AmountReader`` adds the units.
/// A text can have several readings. The first one that is within the range of the stops counts:
///
/// 1. The decimal sign of the language begins the decimals, and other signs separate groups of
///    digits: in German, 1.500 is one thousand five hundred.
/// 2. Another point or comma begins the decimals, where groups have the wrong length: 1.5 in German.
///
/// Anything else is no number: groups of a wrong length, as in 1'30, a second decimal sign, or 75 minutes of
/// an hour. Where no stop is above zero, a number without its minus sign is negative.
struct NumberReader {
  /// The values of the first and the last stop.
  let range: ClosedRange<DecimalNumber>
  /// The greatest number of digits after the decimal sign.
  let decimals: Int
  private let unit: ValueUnit
  private let style: NumberStyle
  private let decimalSign: Character

  init(for slider: Slider, style: NumberStyle) {
    range = slider.stops.minimum.value...slider.stops.maximum.value
    decimals = slider.stops.fractionDigitCount
    (unit, self.style, decimalSign) = (slider.presentation.unit, style, style.decimalSign)
  }

  /// Returns a character as a part of a number that has begun with a text; `nil` if it is none.
  func part(_ character: Character, after text: String) -> Character? {
    if character.typedDigit != nil || Self.points.contains(character) { return character.typed }
    guard text.contains(where: { $0.isTypedDigit }) else { return nil }
    let isSign = Self.groupingSigns.contains(character) || (character == ":" && seconds != nil)
    return isSign ? character : nil
  }

  /// Returns the number that a text means, in a unit of a size compared with that of the stops;
  /// `nil` if it has no digits, too many, or groups of a wrong length.
  func number(in text: String, times size: UnitSize = .same) -> DecimalNumber? {
    let readings = readings(of: text, times: size)
    return readings.first { range.contains($0) } ?? readings.first
  }

  /// Returns the sum of numbers in units of several sizes, as in 2 minutes, 10 seconds.
  func number(summing parts: [(text: String, size: UnitSize)]) -> DecimalNumber? {
    let sum = parts.reduce(Optional(DecimalNumber(0))) { sum, part in
      decimalReadings(of: part.text[...]).first.flatMap(part.size.converted).flatMap {
        sum?.adding($0)
      }
    }
    return isNegative ? sum.map { -$0 } : sum
  }

  /// Whether a number can be completed by more than one key.
  var hasLongNumbers: Bool { mostDigits > 1 || decimals > 0 }

  /// Whether a text is a number of one digit, and all numbers are.
  func isWhole(_ text: String) -> Bool { mostDigits == 1 && text.allSatisfy { $0.isTypedDigit } }

  /// Returns where the decimals of a text begin, as it reads so far: the index of their sign.
  func point(in text: String) -> String.Index? {
    let last = text[(text.lastIndex(of: ":").map { text.index(after: $0) } ?? text.startIndex)...]
    let number = last[..<last.endOfDigits]
    let sign = decimalSign(of: number)
    if let point = sign.flatMap({ number.firstIndex(of: $0) }) { return point }
    return last[(sign == nil ? last.startIndex : number.endIndex)...].indices.first {
      Self.points.contains(text[$0]) && !canGroup(text[..<$0], before: text[$0])
    }
  }

  /// Whether two signs follow each other, which they do in no number.
  func hasSignAfterSign(_ text: String) -> Bool {
    zip(text, text.dropFirst()).contains {
      !$0.isTypedDigit && !$1.isTypedDigit && !$0.isWhitespace
    }
  }
}

// Whether a number is complete.
extension NumberReader {
  /// Returns whether another key could make a text another number for these stops.
  func isOpen(_ text: String) -> Bool {
    guard text.count(where: { $0.isTypedDigit }) < DecimalNumber.maximumDigitCount else {
      return false
    }
    guard let sign = text.lastIndex(where: { !$0.isTypedDigit }) else { return canGrow(text) }
    let digits = text[sign...].count - 1
    if text[sign] == ":" { return digits < 2 || canGrowOnClock(text) }
    guard canGroup(text[..<sign], before: text[sign]) else {
      return digits < max(decimals, 1) || canBeConverted(text)
    }
    return digits < 3 || (digits == 3 && canGrow(text.filter { $0.isTypedDigit }))
  }

  private func canGrow(_ digits: String) -> Bool {
    guard let number = Self.number(digits) else { return true }
    return (mostDigits > 1 && isPossible(number, times: 10)) || (decimals > 0 && number < largest)
      || (seconds != nil && isPossible(number, times: 60))
  }

  private func canGrowOnClock(_ text: String) -> Bool {
    guard unit == .seconds else { return false }
    let hasRoom = text.count { $0 == ":" } < 2
    return decimals > 0 || (hasRoom && readings(of: text).contains { isPossible($0, times: 60) })
  }

  /// Returns whether a greater unit, or a "k" for thousands, can follow.
  private func canBeConverted(_ text: String) -> Bool {
    let sizes =
      unit == .plain
      ? [UnitSize(times: 1000, over: 1)] : unit.kin.map { $0.size }.filter { $0 > .same }
    return readings(of: text).contains { number in
      sizes.contains { size in size.converted(number).map { $0 <= largest } ?? false }
    }
  }

  private func isPossible(_ number: DecimalNumber, times factor: DecimalNumber) -> Bool {
    number.multiplied(by: factor).map { $0 <= largest } ?? false
  }

  /// Returns whether three digits and a sign before them can continue a text. The decimal sign of
  /// the language can only separate groups if the number so far is out of range.
  func canGroup(_ text: some StringProtocol, before sign: Character) -> Bool {
    guard let digits = Self.grouped(text), let number = Self.number(digits), number > 0,
      isPossible(number, times: 1000)
    else { return false }
    return sign != decimalSign || !range.contains(number)
  }

  /// The greatest number that can be typed.
  var largest: DecimalNumber { isNegative ? -range.lowerBound : range.upperBound }

  private var mostDigits: Int { largest.description.prefix { $0 != "." }.count { $0.isNumber } }

  private var isNegative: Bool { range.lowerBound < 0 && range.upperBound <= 0 }
}

// What a text can mean.
extension NumberReader {
  static let points: [Character] = [".", ",", "٫"]
  private static let groupingSigns: [Character] =
    ["'", "’", "٬", "_", " ", "\u{A0}", "\u{2009}", "\u{202F}"]

  private func readings(of text: String, times size: UnitSize = .same) -> [DecimalNumber] {
    let numbers =
      text.contains(":")
      ? clockReadings(of: text[...], times: size)
      : decimalReadings(of: text[...]).compactMap(size.converted)
    return isNegative ? numbers.flatMap { [$0, -$0] } : numbers
  }

  /// Returns the numbers that a text without colons can mean.
  func decimalReadings(of text: Substring) -> [DecimalNumber] {
    let text = text[..<text.endOfDigits]
    return decimalSigns.compactMap { Self.number(in: text, decimalSign: $0) }
  }

  /// Returns the sign that begins the decimals in the reading of a text that counts; `nil` if the
  /// text is no number.
  private func decimalSign(of text: Substring) -> Character? {
    let readings = decimalSigns.compactMap { sign in
      Self.number(in: text, decimalSign: sign).map { (sign: sign, number: $0) }
    }
    let inRange = readings.first { range.contains(isNegative ? -$0.number : $0.number) }
    return (inRange ?? readings.first)?.sign
  }

  private var decimalSigns: [Character] {
    [decimalSign] + Self.points.filter { $0 != decimalSign }
  }

  private static func number(in text: Substring, decimalSign: Character) -> DecimalNumber? {
    let parts = text.split(separator: decimalSign, omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = grouped(parts[0]) else { return nil }
    let decimals = parts.count == 2 ? parts[1] : ""
    return decimals.allSatisfy { $0.isTypedDigit } ? number(whole, decimals: String(decimals)) : nil
  }

  /// Returns the digits of groups: three, or in Hindi two, between signs of one kind.
  private static func grouped(_ text: some StringProtocol) -> String? {
    let groups = text.split(omittingEmptySubsequences: false) { !$0.isTypedDigit }
    guard groups.count > 1 else { return String(text) }
    let signs = text.filter { !$0.isTypedDigit }
    let isGrouped =
      (1...3).contains(groups[0].count) && groups[0].first != "0"
      && groups.dropFirst().dropLast().allSatisfy { (2...3).contains($0.count) }
      && groups[groups.count - 1].count == 3 && signs.allSatisfy { $0 == signs.first }
    return isGrouped ? groups.joined() : nil
  }

  /// Returns the number with digits; `nil` if there are none, or too many.
  static func number(_ digits: String, decimals: String = "") -> DecimalNumber? {
    DecimalNumber(digits + (decimals.isEmpty ? "" : "." + decimals))
  }

  /// Returns what a text such as 1:30 can mean in the unit of the stops. Behind it can be the unit
  /// of its first part, of a size: 1:30 h, 1:30 min.
  private func clockReadings(of text: Substring, times size: UnitSize) -> [DecimalNumber] {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.map { decimalReadings(of: $0).first ?? 0 }
    let smallParts = parts.last == "" ? parts.dropFirst().dropLast() : parts.dropFirst()
    guard let seconds, parts.count <= 3, parts[0] != "",
      smallParts.allSatisfy({ $0.prefix { $0.isTypedDigit }.count == 2 }),
      numbers.dropFirst().allSatisfy({ $0 < 60 }),
      let total = numbers.reduce(DecimalNumber?(0), { $0?.multiplied(by: 60)?.adding($1) }),
      let last = Self.secondsOfLast(of: parts.count, in: seconds * size.times / size.over)
    else { return [] }
    // In minutes, 1:30 is an hour and a half, or else a minute and a half.
    let readings = size == .same && seconds == 60 ? [60, last] : [last]
    return readings.compactMap { UnitSize(times: $0, over: seconds).converted(total) }
  }

  /// Returns how many seconds one of the last part of a clock's time is, if the first of several
  /// parts has a unit of some seconds; `nil` if no clock has it.
  private static func secondsOfLast(of parts: Int, in seconds: Int64) -> Int64? {
    switch (parts, seconds) {
    case (3, 1), (3, 60), (3, 3600), (_, 1), (_, 60): 1
    case (_, 3600): 60
    default: nil
    }
  }

  /// The seconds in the unit of the stops; `nil` if it isn't shown on a clock.
  private var seconds: Int64? {
    switch unit.kind {
    case .seconds: 1
    case .measure(.minute): 60
    case .measure(.hour): 3600
    default: nil
    }
  }
}

extension Substring {
  /// The end of the last digit. Signs that follow it change nothing.
  fileprivate var endOfDigits: Index {
    lastIndex { $0.isTypedDigit }.map { index(after: $0) } ?? startIndex
  }
}

extension Character {
  /// The character as it is kept while it is typed: a digit of any script as 0 to 9.
  var typed: Character { typedDigit.map { Character("\($0)") } ?? self }

  /// The value of a digit of any script. An exponent such as ² is none.
  var typedDigit: Int? {
    guard unicodeScalars.first?.properties.numericType == .decimal else { return nil }
    return wholeNumberValue
  }

  /// Whether the character is a digit from 0 to 9, without a mark on it.
  var isTypedDigit: Bool { asciiValue.map { 0x30...0x39 ~= $0 } ?? false }
}
