// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
public import StepSlider
internal import _FoundationICU

extension NumberStyle {
  /// Returns a style that writes numbers and time spans the way a language does.
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
    return NumberStyle(
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
