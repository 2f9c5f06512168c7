// SPDX-License-Identifier: Apache-2.0

/// The gender of a noun, which a number before it agrees with in many languages.
package enum GrammaticalGender: String, Sendable {
  case masculine = "m"
  case feminine = "f"
  case neuter = "n"
  /// The gender of Swedish and Danish nouns that take "en".
  case common = "c"
}

// The words for units after numbers.
extension SpokenLanguage {
  /// Returns seconds as a time span with hours, minutes and seconds, such as "2 minutes, 10 seconds".
  func timeSpan(_ value: DecimalNumber, notation: NumberNotation) -> String {
    let places = value.fractionDigitCount
    let total = Int128(value.coefficient.magnitude)
    let minutes = total / DecimalNumber.powersOfTen[places] / 60
    let rest = total - minutes * 60 * DecimalNumber.powersOfTen[places]
    let seconds = DecimalNumber(coefficient: rest, fractionDigitCount: places)
    let parts = [
      ("hour", DecimalNumber(minutes / 60)),
      ("minute", DecimalNumber(minutes % 60)), ("second", seconds),
    ]
    let shown = parts.filter { $0.1 != 0 }
    let texts = (shown.isEmpty ? parts.suffix(1) : shown[...]).enumerated().map { index, part in
      // The first part has the sign of the whole.
      let number = index == 0 && value < 0 ? -part.1 : part.1
      return amount(number, part.0, number: notation.text)
    }
    return notation.joined(texts)
  }

  /// The gender of each noun that follows a number, by the first word of each of its forms.
  package var nounGenders: [String: GrammaticalGender] {
    var genders: [String: GrammaticalGender] = [:]
    for case (let gender?, let forms) in LanguageWords.words(in: self).units.values {
      for form in forms {
        let word = form.drop { $0 == Self.includesNumber }.prefix { $0 != " " }
        genders[String(word)] = gender
      }
    }
    return genders
  }

  /// Returns a number with the word for a unit, in the form that the number needs.
  func amount(
    _ value: DecimalNumber,
    _ unit: String,
    number: (DecimalNumber) -> String
  ) -> String {
    let forms = LanguageWords.words(in: self).forms(ofUnit: unit)
    let form = noun(forms, after: value) ?? unit
    guard form.first == Self.includesNumber else { return number(value) + " " + form }
    // A form that includes its number has no place for a sign, but for the word.
    let minus = value < 0 ? (LanguageWords.words(in: self).key("-") ?? "-") + " " : ""
    return minus + form.dropFirst()
  }

  private static let includesNumber: Character = "="
}

// The forms that a noun has after a number, with the rules of the Unicode CLDR.
extension SpokenLanguage {
  /// Returns the form of a noun that follows a number: of a language's forms, which begin with the
  /// one for 1, or the last one given. `nil` if there are no forms.
  func noun(_ forms: [String], after number: DecimalNumber) -> String? {
    let index = nounForm(after: number < 0 ? -number : number)
    return forms.indices.contains(index) ? forms[index] : forms.last
  }

  private func nounForm(after number: DecimalNumber) -> Int {
    switch tag {
    case "fr", "pt": number < 2 ? 0 : 1
    case "da": number == 1 || number < 2 && number.fractionDigitCount > 0 ? 0 : 1
    case "hi": number <= 1 ? 0 : 1
    case "pl": number == 1 ? 0 : Self.polishForm(after: number)
    case "ar": number == 1 ? 0 : number == 2 ? 1 : Self.arabicForm(after: number)
    default: number == 1 ? 0 : 1
    }
  }

  private static func polishForm(after number: DecimalNumber) -> Int {
    guard number.fractionDigitCount == 0 else { return 3 }
    let isTeen = (12...14).contains(number.coefficient % 100)
    return (2...4).contains(number.coefficient % 10) && !isTeen ? 1 : 2
  }

  private static func arabicForm(after number: DecimalNumber) -> Int {
    guard number.fractionDigitCount == 0 else { return 4 }
    let rest = number.coefficient % 100
    return rest > 10 ? 3 : rest > 2 ? 2 : 4
  }
}
