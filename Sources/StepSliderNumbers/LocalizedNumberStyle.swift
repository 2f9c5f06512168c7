// SPDX-License-Identifier: Apache-2.0

internal import Foundation
public import StepSlider
internal import _FoundationICU

extension NumberStyle {
  /// Returns the style of a language, with names of currencies and short numbers from the system's
  /// locale data. The locale of the environment is ignored.
  public static func localized(_ language: SpokenLanguage) -> NumberStyle {
    leaveEnvironmentAside
    let locale = Locale(identifier: language.tag)
    let spoken = NumberStyle(in: language)
    let short = { @Sendable (value: DecimalNumber, unit: ValueUnit) in
      let short =
        switch unit.kind {
        case .percent: percentage(value, in: locale)
        case .plain: compact(value, instead: spoken.number(value), in: locale)
        case .currency(let currency): money(value, currency, as: "narrow", in: language)
        case .seconds, .measure, .named: nil as String?
        }
      return short ?? spoken.short(value, unit)
    }
    return NumberStyle(
      number: spoken.number,
      seconds: spoken.seconds,
      amount: { value, unit in
        guard case .currency(let currency) = unit.kind else { return nil }
        return money(value, currency, as: "full-name", in: language)
      },
      short: short
    )
  }

  /// Returns a percentage with the sign where the language has it, such as "40%" or "%40".
  private static func percentage(_ value: DecimalNumber, in locale: Locale) -> String? {
    let style = Decimal.FormatStyle.Percent(locale: locale)
    return Decimal(string: value.description).map(
      style.scale(1).precision(.fractionLength(0...18)).format
    )
  }

  /// Returns a number of at least ten thousand in a shorter form, such as "20K", if the language
  /// has one that is exact.
  private static func compact(_ value: DecimalNumber, instead full: String, in locale: Locale)
    -> String?
  {
    guard let number = Decimal(string: value.description), abs(number) >= 10_000 else { return nil }
    let style = Decimal.FormatStyle(locale: locale).notation(.compactName)
    let short = style.precision(.significantDigits(1...18)).format(number)
    return short.count < full.count - 1 ? short : nil
  }

  /// Returns an amount of money in the locale data's `full-name` or `narrow` form, such as "3.50
  /// euros" and "€3.50"; `nil` if they lack the currency. Foundation's own format for money has no
  /// plurals of currencies, so this uses the number formatter of Foundation's ICU. The
  /// corresponding C functions are `unumf_openForSkeletonAndLocale`, `unumf_formatDecimal` and
  /// `unumf_resultToString`.
  private static func money(
    _ value: DecimalNumber,
    _ currency: CurrencyUnit,
    as width: String,
    in language: SpokenLanguage
  ) -> String? {
    // All digits after the decimal point, and at least two or none.
    let digits = ".00" + String(repeating: "#", count: 16) + "/w"
    // In Hindi, espeak-ng 1.51 drops the decimals of a number that contains commas.
    let grouping = language.tag == "hi" ? " group-off" : ""
    let stem = "currency/\(currency.code) \(digits)"
    let skeleton = Array("\(stem) unit-width-\(width)\(grouping)".utf16)
    let (length, tag) = (Int32(skeleton.count), language.tag)
    var status = U_ZERO_ERROR
    let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, length, tag, &status)
    let result = swift_unumf_openResult(&status)
    defer {
      swift_unumf_close(formatter)
      swift_unumf_closeResult(result)
    }
    let number = value.description
    swift_unumf_formatDecimal(formatter, number, Int32(number.utf8.count), result, &status)
    var text = [UInt16](repeating: 0, count: 256)
    let count = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return String(decoding: text.prefix(Int(count)), as: UTF16.self)
  }

  /// Foundation's ICU takes its default from `LC_ALL`, `LC_MESSAGES` or `LANG`, and crashes if
  /// that isn't a locale. The corresponding C function is `uloc_setDefault`.
  private static let leaveEnvironmentAside: Void = {
    var status = U_ZERO_ERROR
    swift_uloc_setDefault(SpokenLanguage.english.tag, &status)
  }()
}
