// SPDX-License-Identifier: Apache-2.0

/// The style of numbers in the user's language. StepSlider itself has no locale data, so use the
/// functions of a locale library.
public struct NumberStyle: Sendable {
  /// Formats a number, such as "1,234.5".
  public let number: @Sendable (DecimalNumber) -> String
  /// Formats a time span in seconds, such as "2 minutes, 10 seconds".
  public let seconds: @Sendable (DecimalNumber) -> String
  /// Formats a number with the words for its unit, such as "5 minutes" or "3.50 euros". The unit is a
  /// measure or a currency.
  public let amount: @Sendable (DecimalNumber, ValueUnit) -> String
  /// Formats a number with its unit for a drawing, as short as the language allows: "40%", "20K",
  /// "1 kHz", "2:10". The text is never spoken.
  public let short: @Sendable (DecimalNumber, ValueUnit) -> String

  /// Creates a style from functions.
  ///
  /// - Parameters:
  ///   - number: Formats a number, such as "1,234.5".
  ///   - seconds: Formats a time span in seconds, such as "2 minutes, 10 seconds".
  ///   - amount: Formats a number with the words for its unit, such as "5 minutes". By default, it is
  ///     the number with the unit's English name, or with the code of the currency.
  ///   - short: Formats a number with its unit for a drawing. By default, it is the number with the
  ///     symbol of its unit, if that has one: "40%", "1 kHz", "2:10".
  public init(
    number: @escaping @Sendable (DecimalNumber) -> String,
    seconds: @escaping @Sendable (DecimalNumber) -> String,
    amount: (@Sendable (DecimalNumber, ValueUnit) -> String)? = nil,
    short: (@Sendable (DecimalNumber, ValueUnit) -> String)? = nil
  ) {
    (self.number, self.seconds) = (number, seconds)
    self.amount = amount ?? { "\(number($0)) \($1.englishWord(after: $0))" }
    self.short = short ?? { UnitSymbol(of: $1).text(of: $0, number: number) }
  }

  /// Plain decimal text, for programs without a locale library.
  public static let plain = NumberStyle(number: { $0.description }, seconds: { "\($0) s" })
}

extension ValueUnit {
  fileprivate func englishWord(after number: DecimalNumber) -> String {
    guard case .measure(let measure) = self else { return name }
    return number == 1 || number == -1 ? measure.names.one : measure.names.other
  }
}
