// SPDX-License-Identifier: Apache-2.0

/// The forms that a noun has after a number, with the rules of the Unicode CLDR.
enum PluralForm {
  /// Returns the form of a noun that follows a number: of a language's forms, which begin with the
  /// one for 1, or the last one given. `nil` if there are no forms.
  static func choice(
    of forms: [String],
    for number: DecimalNumber,
    in language: Language
  ) -> String? {
    let index = index(for: number < 0 ? -number : number, in: language.tag)
    return forms.indices.contains(index) ? forms[index] : forms.last
  }

  private static func index(for number: DecimalNumber, in language: String) -> Int {
    switch language {
    case "fr", "pt": number < 2 ? 0 : 1
    case "hi": number <= 1 ? 0 : 1
    case "pl": number == 1 ? 0 : polish(number)
    case "ar": number == 1 ? 0 : number == 2 ? 1 : arabic(number)
    default: number == 1 ? 0 : 1
    }
  }

  private static func polish(_ number: DecimalNumber) -> Int {
    guard number.fractionDigitCount == 0 else { return 3 }
    let isTeen = (12...14).contains(number.coefficient % 100)
    return (2...4).contains(number.coefficient % 10) && !isTeen ? 1 : 2
  }

  private static func arabic(_ number: DecimalNumber) -> Int {
    guard number.fractionDigitCount == 0 else { return 4 }
    switch number.coefficient % 100 {
    case 3...10: return 2
    case 11...99: return 3
    default: return 4
    }
  }
}
