// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A number in the output of a program, with its unit.
struct PrintedNumber {
  /// The word with the number.
  let text: Substring
  /// The number; `nil` if the text can mean several numbers, as `1,500`, or none, as `nan`.
  let value: Double?
  /// The number with all its digits; `nil` if it has too many, or is hexadecimal.
  let decimal: DecimalNumber?
  /// The unit behind the number; `nil` if no word is there.
  let unit: PrintedUnit?
  /// What its unit can mean; `nil` without one.
  var units: [ValueUnit]? { unit.flatMap { $0.meanings.isEmpty ? nil : $0.meanings } }
  /// The currency in front of the number.
  var currency: String? { text.base[..<text.startIndex].currencyAtEnd.map { String($0) } }
  /// The number with its unit, as printed.
  var amount: Substring {
    guard let unit, units != nil || unit.isMultiple else { return text }
    return text.base[text.startIndex..<Swift.max(text.endIndex, unit.end)]
  }

  /// Whether the number is one of a total, as in 2/2 and 1 of 1.
  var isPart: Bool { text.base[text.endIndex...].prefixMatch(of: /\s*(?:\/|of\s)\s*[0-9]/) != nil }
  /// The sign or word right before the number that may make it negative, as in "minus 20" and "- 20".
  var minus: Substring? {
    let before = text.base[..<text.startIndex]
    guard let end = before.lastIndex(where: { !$0.isWhitespace }),
      before.index(after: end) < text.startIndex
    else { return nil }
    let start = before[...end].lastIndex(where: \.isWhitespace).map(before.index(after:))
    let word = before[(start ?? before.startIndex)...end]
    let isSign = word.count == 1 && word.allSatisfy(Self.minusSigns.contains)
    let isWord = Self.minusWords.contains(word.lowercased().filter { $0 != ":" })
    return isSign || isWord ? word : nil
  }
  /// The signs that programs print before negative numbers: hyphens, dashes and minus signs.
  fileprivate static let minusSigns =
    "-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}\u{FE58}\u{FE63}\u{FF0D}"
    + "\u{207B}\u{208B}\u{2796}"
  /// Words for the same, in the languages of sliderd. Dutch "min" is also a minimum.
  private static let minusWords: Set = [
    "minus", "negative", "negativ", "moins", "négatif", "menos", "negativo", "meno", "eksi",
    "ujemny", "माइनस", "ऋण", "ऋणात्मक", "ناقص", "سالب",
  ]

  var isPercentage: Bool { unit?.meanings == [.percent] }

  private init(
    _ text: Substring,
    value: Double?,
    decimal: DecimalNumber? = nil,
    digits end: String.Index
  ) {
    let (before, behind) = (text.base[..<text.startIndex], text.base[end...])
    self.text = text
    self.value = behind.goesOnWithDigits || before.hasSignAtCurrency ? nil : value
    self.decimal = decimal
    unit = PrintedUnit(behind: behind)
  }

  /// Returns the numbers in a text. Words that begin with a letter are skipped, such as the device
  /// `card0` or the type in `uint32 5`. Commas separate items if they can't belong to one number.
  /// Of more numbers than ``most``, only one more is returned: each takes milliseconds.
  static func all(in text: String) -> [PrintedNumber] {
    let words = text.split { !($0.isLetter || $0.isNumber || "_.,+∞%\(minusSigns)".contains($0)) }
    let numbers = words.lazy.filter(\.canBeNumber).flatMap { word in
      number(in: word).map { [$0] } ?? word.split(separator: ",").compactMap(item)
    }
    return Array(numbers.prefix(most + 1))
  }

  /// The most numbers of an output that are looked at.
  static let most = 32

  private static func item(_ word: Substring) -> PrintedNumber? {
    if let number = number(in: word) { return number }
    let sign = word.prefix { "+\(minusSigns)".contains($0) }
    let name = word.dropFirst(sign.count)
    guard name.isInfinite || !(name.first?.isLetter ?? true) && name.contains(where: \.isNumber),
      name.first != "_"
    else { return nil }
    let end = word.last == "%" ? word.index(before: word.endIndex) : word.endIndex
    return PrintedNumber(word, value: nil, digits: end)
  }

  /// Returns the number that a whole word is, perhaps with a unit.
  private static func number(in word: Substring) -> PrintedNumber? {
    let end = word.lastIndex { !".,".contains($0) } ?? word.startIndex
    let word = word[...end].trimmingPrefix(",")
    let sign = word.prefix { "+\(minusSigns)".contains($0) }
    let pattern = /(0[xX][0-9a-fA-F]+|[0-9.,]*[0-9](?:[eE][+\-]?[0-9]+)?)([^0-9.,+\-−]*)/
    guard sign.count < 2,
      let (_, digits, unit) = word[sign.endIndex...].wholeMatch(of: pattern)?.output,
      !unit.contains(where: \.isNumber), unit.isEmpty || !word.lowercased().contains("0x")
    else { return nil }
    let hexadecimal = digits.lowercased().hasPrefix("0x")
    let plain = plain(String(digits)).map { (sign.isEmpty || sign == "+" ? "" : "-") + $0 }
    return PrintedNumber(
      word,
      value: plain.flatMap(Double.init),
      decimal: hexadecimal ? nil : plain.flatMap { DecimalNumber($0) },
      digits: digits.endIndex
    )
  }

  /// Returns a number without what separates its thousands; `nil` if it can be read in two ways.
  private static func plain(_ digits: String) -> String? {
    // In some countries, 1,500 is one and a half.
    if digits.wholeMatch(of: /[1-9][0-9]{0,2}(?:,[0-9]{3})+/) != nil { return nil }
    if digits.wholeMatch(of: /[0-9]+,[0-9]+|[0-9]{1,3}(?:\.[0-9]{3})+,[0-9]+/) != nil {
      return digits.replacing(".", with: "").replacing(",", with: ".")
    }
    if digits.wholeMatch(of: /[0-9]{1,3}(?:,[0-9]{3})+\.[0-9]+/) != nil {
      return digits.replacing(",", with: "")
    }
    return digits
  }
}

// What stands before and behind the digits of a number.
extension Substring {
  fileprivate var canBeNumber: Bool {
    contains(where: \.isNumber)
      || split(separator: ",").contains { $0.drop { !$0.isLetter && $0 != "∞" }.isInfinite }
  }

  fileprivate var isInfinite: Bool {
    count < 9 && ["nan", "inf", "infinity", "∞"].contains(lowercased())
  }

  /// Whether the digits are only a part, as those of 12 in 12:30 and of 1 in 1'000.
  fileprivate var goesOnWithDigits: Bool { prefixMatch(of: /[:'’\u{A0}\u{202F}][0-9]/) != nil }

  /// Whether the sign of the number is before its currency, as in -$5.
  fileprivate var hasSignAtCurrency: Bool {
    guard let currency = currencyAtEnd else { return false }
    return self[..<currency.startIndex].last.map(PrintedNumber.minusSigns.contains) ?? false
  }

  /// The currency at the end of a text, perhaps before a space: its code, or a word with its sign.
  fileprivate var currencyAtEnd: Substring? {
    guard let end = lastIndex(where: { !" \u{A0}\u{202F}".contains($0) }) else { return nil }
    let before = self[...end]
    let begin = before.lastIndex { !$0.isLetter && !$0.isCurrencySymbol }
    let word = before[(begin.map(before.index(after:)) ?? before.startIndex)...]
    let isSign = word.last?.isCurrencySymbol ?? false
    return isSign || CurrencyUnit(String(word))?.code == String(word) ? word : nil
  }
}
