// SPDX-License-Identifier: Apache-2.0

/// The style of numbers in the user's language.
///
/// ``SliderPhrases`` have the style of their language. The library StepSliderNumbers adds the names
/// of currencies and short numbers such as "20K".
public struct NumberStyle: Sendable {
  /// Formats a number, such as "1,234.5".
  package let number: @Sendable (DecimalNumber) -> String
  /// Formats a time span in seconds, such as "2 minutes, 10 seconds".
  public let seconds: @Sendable (DecimalNumber) -> String
  /// Formats a number with the words for its unit, a measure or a currency: "5 minutes", "3.50 euros". `nil` stands
  /// for the words of ``SliderPhrases``, which have the code of a currency.
  package let amount: @Sendable (DecimalNumber, ValueUnit) -> String?
  /// Formats a number with its unit for a drawing, as short as the language allows, such as "20K"; never spoken. By
  /// default, it is the number with the symbol of its unit: "40%", "1 kHz", "2:10".
  package let short: @Sendable (DecimalNumber, ValueUnit) -> String

  /// Creates a style from functions.
  package init(
    number: @escaping @Sendable (DecimalNumber) -> String,
    seconds: @escaping @Sendable (DecimalNumber) -> String,
    amount: @escaping @Sendable (DecimalNumber, ValueUnit) -> String? = { _, _ in nil },
    short: (@Sendable (DecimalNumber, ValueUnit) -> String)? = nil
  ) {
    (self.number, self.seconds, self.amount) = (number, seconds, amount)
    self.short = short ?? { $1.written(after: $0, number: number) }
  }

  /// Creates the style of a language, with its decimal sign, its groups of digits, its time spans
  /// and its words for measures, from the Unicode CLDR.
  package init(in language: SpokenLanguage) {
    let notation = LanguageWords.words(in: language).notation
    self.init(number: notation.text, seconds: { language.timeSpan($0, notation: notation) })
  }

  /// The sign between the whole part and the decimals of a number.
  var decimalSign: Character { number(1.5).first { !$0.isNumber } ?? "." }

  /// Returns the text of a number without the signs between groups of digits, as years are written.
  func ungrouped(_ text: String) -> String {
    let signs = [",", ".", "٬", "'", "’", "\u{A0}", "\u{202F}"].filter { $0 != decimalSign }
    let characters = Array(text)
    func isNumber(_ index: Int) -> Bool {
      characters.indices.contains(index) && characters[index].isNumber
    }
    let kept = characters.indices.filter {
      !(signs.contains(characters[$0]) && isNumber($0 - 1) && isNumber($0 + 1))
    }
    return String(kept.map { characters[$0] })
  }
}

extension ValueUnit {
  /// What is written after a number, as in "40%" and "12 px"; `nil` if the unit is a word without a
  /// symbol. A word of at most three characters is a symbol itself.
  var suffix: String? {
    switch kind {
    case .plain: nil
    case .percent: "%"
    case .seconds: Self.space + "s"
    case .measure(let measure): measure.symbol.map(Self.suffix)
    case .currency(let currency): Self.space + currency.code
    case .named(let forms):
      forms.first.flatMap { $0.count <= 3 ? Self.suffix(SpokenText.cleaned($0)) : nil }
    }
  }

  private static let space = "\u{A0}"

  private static func suffix(_ symbol: String) -> String {
    ["%", "×", "°"].contains(symbol) ? symbol : space + symbol
  }

  /// Returns a number with the symbol of its unit. Whole seconds are written as on a clock, such as
  /// "2:10" or "1:00:00".
  fileprivate func written(
    after value: DecimalNumber,
    number: (DecimalNumber) -> String
  ) -> String {
    guard self == .seconds, value.fractionDigitCount == 0 else {
      return number(value) + (suffix ?? "")
    }
    func text(_ part: UInt64) -> String { number(DecimalNumber(part)) }
    func digits(_ part: UInt64) -> String { text(part / 10) + text(part % 10) }
    let seconds = value.coefficient.magnitude
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let first = hours > 0 ? text(hours) + ":" + digits(minutes) : text(minutes)
    return (value < 0 ? "-" : "") + first + ":" + digits(seconds % 60)
  }
}
