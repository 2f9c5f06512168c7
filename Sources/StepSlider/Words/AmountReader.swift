// SPDX-License-Identifier: Apache-2.0

/// Reads numbers as people type them for a slider, with units: 20 kHz, 5 minutes, 1 h 30, or as
/// they are spoken, "2 minutes, 10 seconds".
/// A unit is written as it is drawn, spoken, called in English or usually written short, or by its
/// beginning. A unit for the same quantity as the slider's is converted. Of several units that fit,
/// a whole word counts before a beginning, the slider's own before others, and greater before
/// smaller ones. Words without digits, as Arabic has for one and two, aren't read.
struct AmountReader {
  let numbers: NumberReader
  private let phrases: SliderPhrases
  private let slider: Slider

  init(for slider: Slider, phrases: SliderPhrases) {
    (self.slider, self.phrases) = (slider, phrases)
    numbers = NumberReader(for: slider, style: phrases.numbers)
  }

  /// Returns the number that a text means in the slider's unit; `nil` if it has no digits, too
  /// many, groups of a wrong length, or something behind a number that is no unit for it.
  func number(in text: String) -> DecimalNumber? {
    let parts = parts(of: text)
    guard let sizes = sizes(of: parts), let first = parts.first else { return nil }
    guard parts.count > 1 else { return numbers.number(in: first.number, times: sizes[0]) }
    return numbers.number(summing: zip(parts, sizes).map { ($0.number, $1) })
  }

  /// Whether a text can't become a number of the slider, whatever follows.
  func isBroken(_ text: String) -> Bool {
    let parts = parts(of: text)
    return sizes(of: parts) == nil || parts.contains { numbers.hasSignAfterSign($0.number) }
  }

  /// Returns whether another key could make a text another number for the stops.
  func isOpen(_ text: String) -> Bool {
    isCompound(text) || numbers.isOpen(text) || needsUnit(text)
  }

  /// Whether only another unit makes a number one of the range, as 90 with seconds from 0 to 30
  /// minutes.
  private func needsUnit(_ text: String) -> Bool {
    let isInRange = { (size: UnitSize) in
      numbers.number(in: text, times: size).map(numbers.range.contains) ?? false
    }
    return !isInRange(.same) && unit.kin.contains { isInRange($0.size) }
  }

  /// Whether a text has several numbers, as in 2 min 30.
  func isCompound(_ text: String) -> Bool { parts(of: text).count > 1 }

  /// Whether a text ends with another unit than the slider's, or with its beginning.
  func isConverted(_ text: String) -> Bool {
    sizes(of: parts(of: text))?.last.map { $0 != .same } ?? false
  }

  /// Whether a text is the slider's unit, as before the number in "$5", "%40" and "yüzde 40".
  func isUnit(_ text: String) -> Bool {
    // In Turkish, names are spoken before the number.
    let before = SliderPhrases.amounts.map { phrases.text(of: $0, in: unit).beforeDigits }
    return (phrases.names(of: unit) + before).contains {
      SpokenText.cleaned($0).isName(text)
    }
  }

  /// Whether a space can continue a text: to separate groups of digits, or before a unit.
  func takesSpace(after text: String) -> Bool {
    unit != .plain || numbers.largest >= 10_000 || numbers.canGroup(text, before: " ")
  }

  /// Whether a space completed the number at the end of a text, because the next digit can't belong
  /// to it.
  func isComplete(_ text: String) -> Bool {
    guard text.last?.isWhitespace == true, let part = parts(of: text).last, part.letters.isEmpty
    else { return false }
    return !numbers.canGroup(part.number.dropLast(), before: " ")
  }

  /// Whether a text ends with the beginning of a unit, with its signs, as in "5 US-".
  func hasUnit(beginning text: String) -> Bool {
    guard let letters = parts(of: text).last?.letters, letters.contains(where: { $0.isLetter })
    else { return false }
    let typed = letters.unspaced.lowercased()
    return units.contains { unit, _ in
      phrases.names(of: unit).contains { $0.unspaced.lowercased().hasPrefix(typed) }
    }
  }

  /// Whether a text ends within a number: in 2 minutes, 1 but not before the 1.
  func isNumber(atEndOf text: String) -> Bool {
    text.last?.isWhitespace == false && parts(of: text).last?.letters.isEmpty == true
  }

  /// Returns the amounts in a text before its last number, as in 1 h 30.
  func amounts(in text: String) -> [(number: DecimalNumber, unit: ValueUnit)] {
    let parts = parts(of: text)
    guard parts.count > 1, let sizes = sizes(of: parts) else { return [] }
    return zip(parts, sizes).dropLast().compactMap { part, size in
      guard let unit = units.first(where: { $0.size == size })?.unit else { return nil }
      return numbers.decimalReadings(of: part.number[...]).first.map { ($0, unit) }
    }
  }

  func lastNumber(in text: String) -> String { parts(of: text).last?.number ?? text }

  /// A number in a text, and what stands behind it up to the next.
  private typealias Part = (number: String, letters: String)

  private func parts(of text: String) -> [Part] {
    var (parts, rest) = ([Part](), text[...])
    while !rest.isEmpty {
      let number = rest.prefix { numbers.part($0, after: "0") != nil }
      let letters = rest.dropFirst(number.count).prefix { !$0.isTypedDigit }
      rest = rest.dropFirst(number.count + letters.count)
      parts.append((String(number), String(letters)))
    }
    return parts
  }

  /// Returns the size of each part's unit; `nil` if one isn't for the slider's quantity, or if they
  /// don't get smaller. Behind hours without a unit are minutes.
  private func sizes(of parts: [Part]) -> [UnitSize]? {
    var sizes: [UnitSize] = []
    for part in parts {
      guard !part.letters.contains(where: { $0.isNumber }),
        let size = parts.count == 1
          ? size(of: part.letters) : size(of: part.letters, below: sizes.last)
      else { return nil }
      sizes.append(size)
    }
    return sizes
  }

  /// Returns the size of the unit of a number by itself. Without a unit, letters can only shorten
  /// it, and signs mean nothing.
  private func size(of letters: String) -> UnitSize? {
    if letters.allSatisfy({ $0.isWhitespace }) { return .same }
    guard unit != .plain else {
      return letters.contains { $0.isLetter } ? shortening(letters) : .same
    }
    return size(ofUnit: withoutConjunction(letters), below: nil)
  }

  /// Returns the size of the unit of one of several numbers.
  private func size(of letters: String, below greater: UnitSize?) -> UnitSize? {
    guard letters.allSatisfy({ $0.isWhitespace }) else {
      return size(ofUnit: withoutConjunction(letters), below: greater)
    }
    // A foot divides a mile, but no metre.
    return greater.flatMap { greater in
      units.map { $0.size }.sorted(by: >).first { $0 < greater && greater.isMultiple(of: $0) }
    }
  }

  /// The slider's unit, and the others for the same quantity, the greatest first.
  private var units: [(unit: ValueUnit, size: UnitSize)] { [(unit, .same)] + unit.kin }

  private func size(ofUnit letters: String, below greater: UnitSize?) -> UnitSize? {
    let units = units.filter { size in greater.map { size.size < $0 } ?? true }
      .map { (size: $0.size, names: phrases.names(of: $0.unit)) }
    let unit =
      units.first { $0.names.contains { $0.isName(letters) } }
      ?? units.first { $0.names.contains { $0.hasBeginning(letters) } }
    return unit?.size
  }

  /// Returns what letters stand for that shorten numbers, as in "5 Mio." or 20k.
  private func shortening(_ letters: String) -> UnitSize? {
    var power: Int64 = 1000
    // No language shortens greater numbers.
    while power < 1_000_000_000_000_000, DecimalNumber(power) <= numbers.largest {
      for digits: Int64 in [5, 50, 500] {
        let short = phrases.numbers.short(DecimalNumber(digits * power), .plain)
        guard short.count(where: { $0.typedDigit != nil }) == "\(digits)".count else { continue }
        if short.behindDigits.hasBeginning(letters) { return UnitSize(times: power, over: 1) }
      }
      power *= 10
    }
    let typed = letters.unspaced.lowercased()
    let isEnglish = phrases.elements.language.tag == SpokenLanguage.english.tag
    let factors: [(letter: String, word: String, times: Int64)] = [
      ("k", "thousand", 1000), ("m", "million", 1_000_000), ("b", "billion", 1_000_000_000),
    ]
    return factors.first { $0.letter == typed || (isEnglish && $0.word.hasPrefix(typed)) }
      .map { UnitSize(times: $0.times, over: 1) }
  }

  private var unit: ValueUnit { slider.presentation.unit }

  /// Returns the words behind a number without the "and" before the next.
  private func withoutConjunction(_ letters: String) -> String {
    let words = letters.split { $0.isWhitespace || ",\u{60C}".contains($0) }
    guard words.count > 1, let last = words.last,
      [phrases.words.notation.and.unspaced, "and"].contains(where: { $0.hasPrefix(last) })
    else { return words.joined(separator: " ") }
    return words.dropLast().joined(separator: " ")
  }
}

extension SliderPhrases {
  /// Returns all names of a unit: drawn, spoken in each form, in English, and written short.
  fileprivate func names(of unit: ValueUnit) -> [String] {
    let spoken = Self.amounts.map { text(of: $0, in: unit).behindDigits }
    let drawn = numbers.short(2, unit)
    return spoken + [drawn.behindDigits, drawn.beforeDigits] + unit.writtenNames
      + (unit.wordName.map(words.shortForms) ?? [])
  }

  /// Amounts that need all forms of a noun.
  fileprivate static let amounts: [DecimalNumber] = [1, 2, 3, 5, 11, 100, 1.5]
}

extension ValueUnit {
  /// The name of the unit in the tables of words; `nil` if it isn't there.
  fileprivate var wordName: String? {
    switch kind {
    case .seconds: "second"
    case .measure(let measure): measure.rawValue
    default: nil
    }
  }

  /// The names in English, and the symbol.
  fileprivate var writtenNames: [String] {
    switch kind {
    case .seconds: ["s", "second", "seconds", "secs"]
    case .measure(let measure):
      [measure.symbol, measure.names.one, measure.names.other].compactMap { $0 }
        + measure.otherNames
    case .percent: [name, "%"]
    case .plain, .currency, .named: [name]
    }
  }
}

extension String {
  /// The part before the first digit, as in "$5" and "%40".
  fileprivate var beforeDigits: String { String(prefix { $0.typedDigit == nil }) }

  /// The part behind the last digit.
  fileprivate var behindDigits: String {
    lastIndex { $0.typedDigit != nil }.map { String(self[index(after: $0)...]) } ?? self
  }

  /// Whether the text is a name as it was typed. Signs count only if there is nothing else.
  fileprivate func isName(_ typed: String) -> Bool {
    let letters = typed.folded()
    guard !letters.isEmpty else { return unspaced == typed.unspaced }
    return begins(with: letters) && folded() == letters
  }

  fileprivate func hasBeginning(_ typed: String) -> Bool {
    let letters = typed.folded()
    return letters.isEmpty ? unspaced.hasPrefix(typed.unspaced) : begins(with: letters)
  }

  fileprivate var unspaced: String { filter { !$0.isWhitespace } }
}
