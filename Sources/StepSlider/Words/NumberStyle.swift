// SPDX-License-Identifier: Apache-2.0

/// The style of numbers in the user's language.
///
/// ``init(in:)`` has the styles of all languages of the phrases. For names of currencies and for
/// short numbers such as "20K", use the functions of a locale library.
public struct NumberStyle: Sendable {
  /// Formats a number, such as "1,234.5".
  public let number: @Sendable (DecimalNumber) -> String
  /// Formats a time span in seconds, such as "2 minutes, 10 seconds".
  public let seconds: @Sendable (DecimalNumber) -> String
  /// Formats a number with the words for its unit, such as "5 minutes" or "3.50 euros". The unit is a
  /// measure or a currency. `nil` stands for the words of ``SliderPhrases``.
  package let amount: @Sendable (DecimalNumber, ValueUnit) -> String?
  /// Formats a number with its unit for a drawing, as short as the language allows: "40%", "20K",
  /// "1 kHz", "2:10". The text is never spoken.
  package let short: @Sendable (DecimalNumber, ValueUnit) -> String

  /// Creates a style from functions.
  ///
  /// - Parameters:
  ///   - number: Formats a number, such as "1,234.5".
  ///   - seconds: Formats a time span in seconds, such as "2 minutes, 10 seconds".
  ///   - amount: Formats a number with the words for its unit, such as "5 minutes". By default, or if
  ///     the function returns `nil`, a measure has the words of the phrases' language, and money the
  ///     code of its currency.
  ///   - short: Formats a number with its unit for a drawing. By default, it is the number with the
  ///     symbol of its unit, if that has one: "40%", "1 kHz", "2:10".
  public init(
    number: @escaping @Sendable (DecimalNumber) -> String,
    seconds: @escaping @Sendable (DecimalNumber) -> String,
    amount: @escaping @Sendable (DecimalNumber, ValueUnit) -> String? = { _, _ in nil },
    short: (@Sendable (DecimalNumber, ValueUnit) -> String)? = nil
  ) {
    (self.number, self.seconds, self.amount) = (number, seconds, amount)
    self.short = short ?? { UnitSymbol(of: $1).text(of: $0, number: number) }
  }

  /// Creates the style of a language, with its decimal sign, its groups of digits, its time spans and
  /// its words for measures, from the Unicode CLDR.
  public init(in language: Language) {
    let notation = LanguageWords.words(in: language).notation
    self.init(number: notation.text, seconds: { language.timeSpan($0, notation: notation) })
  }

  /// Decimal text in the same form for every language, such as "1234.5".
  public static let plain = NumberStyle(number: { $0.description }, seconds: { "\($0) s" })
}

extension NumberStyle {
  /// The sign between the whole part and the decimals of a number.
  var decimalSign: Character { number(1.5).first { !$0.isNumber } ?? "." }

  /// The sign between groups of digits; `nil` if long numbers have none.
  var groupingSign: Character? { number(1_234_567).first { !$0.isNumber } }

  /// Returns the text of a number without the signs between groups of digits, as years are written.
  func ungrouped(_ text: String) -> String {
    let signs = [",", ".", "٬", "'", "’", "\u{A0}", "\u{202F}"].filter { $0 != decimalSign }
    let characters = Array(text)
    return String(
      characters.indices.filter { index in
        let isBetweenDigits =
          index > 0 && index + 1 < characters.count && characters[index - 1].isNumber
          && characters[index + 1].isNumber
        return !(isBetweenDigits && signs.contains(characters[index]))
      }.map { characters[$0] }
    )
  }
}
