// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
public import StepSlider

extension NumberStyle {
  /// Numbers and time spans as the system's locale data writes them in a language.
  public static func localized(_ language: Language) -> NumberStyle {
    let locale = Locale(identifier: language.tag)
    let numberFormat = Decimal.FormatStyle(locale: locale).precision(.fractionLength(0...18))
    return NumberStyle(
      number: { number in
        let decimal = Decimal(string: number.description)
        return decimal.map(numberFormat.format) ?? number.description
      },
      seconds: { number in
        let text = number.description
        guard let seconds = Double(text) else { return text }
        let fraction = text.drop { $0 != "." }.dropFirst()
        let format = Duration.UnitsFormatStyle(
          allowedUnits: [.hours, .minutes, .seconds],
          width: .wide,
          fractionalPart: .show(length: Swift.min(fraction.count, 3))
        )
        return format.locale(locale).format(Duration.seconds(seconds))
      }
    )
  }
}
