// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
public import StepSlider
internal import _FoundationICU

extension NumberStyle {
  /// Returns a style that writes numbers, time spans and units the way a language does.
  ///
  /// The system's locale data decide. The locale of the environment is ignored.
  public static func localized(_ language: Language) -> NumberStyle {
    leaveEnvironmentAside
    let locale = Locale(identifier: language.tag)
    // In Hindi, espeak-ng 1.51 drops the decimals of a number that contains commas.
    let numberFormat = Decimal.FormatStyle(locale: locale)
      .precision(.fractionLength(0...18))
      .grouping(language.tag == "hi" ? .never : .automatic)
    // No language groups three digits, so the short numbers of most steps skip the slow formatter.
    let hasPlainDigits = numberFormat.grouping(.never).format(1_234_567_890) == "1234567890"
    let spoken = NumberStyle(
      number: { number in
        let text = number.description
        let isShort = text.utf8.count <= 3 && text.utf8.allSatisfy(isDigit)
        if hasPlainDigits && isShort { return text }
        return Decimal(string: text).map(numberFormat.format) ?? text
      },
      seconds: { number in
        let text = number.description
        guard let seconds = Double(text) else { return text }
        let fraction = text.drop { $0 != "." }.dropFirst()
        return timeSpan(seconds, fractionLength: Swift.min(fraction.count, 3), in: locale)
      }
    )
    let short = { @Sendable (value: DecimalNumber, unit: ValueUnit) in
      let short =
        switch unit {
        case .percent: percentage(value, in: locale)
        case .none: compact(value, instead: spoken.number(value), in: locale)
        case .currency: LocalizedAmount(value: value, unit: unit, language: language).symbol
        case .seconds, .measure, .named: nil as String?
        }
      return short ?? spoken.short(value, unit)
    }
    return NumberStyle(
      number: spoken.number,
      seconds: spoken.seconds,
      amount: { value, unit in
        LocalizedAmount(value: value, unit: unit, language: language).words
          ?? spoken.amount(value, unit)
      },
      short: short
    )
  }

  /// Returns a percentage with the sign where the language has it, such as "40%" or "%40".
  private static func percentage(_ value: DecimalNumber, in locale: Locale) -> String? {
    Decimal(string: value.description).map { number in
      Decimal.FormatStyle.Percent(locale: locale).scale(1).precision(.fractionLength(0...18))
        .format(number)
    }
  }

  /// Returns a number of at least ten thousand in a shorter form, such as "20K", if the language
  /// has one that is exact.
  private static func compact(
    _ value: DecimalNumber,
    instead full: String,
    in locale: Locale
  ) -> String? {
    guard let number = Decimal(string: value.description), abs(number) >= 10_000 else { return nil }
    let short = Decimal.FormatStyle(locale: locale)
      .notation(.compactName)
      .precision(.significantDigits(1...18))
      .format(number)
    return short.count < full.count - 1 ? short : nil
  }

  /// Foundation's ICU takes its default from `LC_ALL`, `LC_MESSAGES` or `LANG`, and crashes if
  /// that isn't a locale. The corresponding C function is `uloc_setDefault`.
  private static let leaveEnvironmentAside: Void = {
    var status = U_ZERO_ERROR
    swift_uloc_setDefault(Language.english.tag, &status)
  }()

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func timeSpan(
    _ seconds: Double,
    fractionLength: Int,
    in locale: Locale
  ) -> String {
    let span = Duration.seconds(seconds)
    let text = { (span: Duration, width: Duration.UnitsFormatStyle.UnitWidth) in
      Duration.UnitsFormatStyle(
        allowedUnits: [.hours, .minutes, .seconds],
        width: width,
        fractionalPart: .show(length: fractionLength)
      ).locale(locale).format(span)
    }
    // For one and two, Arabic's full form uses words without a number and drops the sign.
    let isSignLost = seconds < 0 && text(span, .wide) == text(.zero - span, .wide)
    return text(span, isSignLost ? .abbreviated : .wide)
  }
}
