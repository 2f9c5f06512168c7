// SPDX-License-Identifier: Apache-2.0

/// The words for units in one language.
package struct UnitWords: Sendable {
  private let language: Language

  /// Selects the words of a language.
  package init(in language: Language) { self.language = language }

  /// Returns a number with the word for its unit, in the form that the number needs.
  func amount(
    _ value: DecimalNumber,
    _ measure: Measure,
    number: (DecimalNumber) -> String
  ) -> String {
    amount(value, measure.rawValue, number: number)
  }

  /// Returns seconds as a time span with hours, minutes and seconds, such as "2 minutes, 10 seconds".
  func timeSpan(_ value: DecimalNumber, notation: NumberNotation) -> String {
    let places = value.fractionDigitCount
    let total = Int128(value.coefficient.magnitude)
    let minutes = total / DecimalNumber.powersOfTen[places] / 60
    let rest = total - minutes * 60 * DecimalNumber.powersOfTen[places]
    let seconds = DecimalNumber(coefficient: rest, fractionDigitCount: places)
    let parts = [
      ("hour", DecimalNumber(clamping: minutes / 60)),
      ("minute", DecimalNumber(clamping: minutes % 60)), ("second", seconds),
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
  package var genders: [String: GrammaticalGender] {
    var genders: [String: GrammaticalGender] = [:]
    for row in rows {
      guard let gender = row.gender else { continue }
      for form in row.forms {
        let word = form.drop { $0 == Self.includesNumber }.prefix { $0 != " " }
        genders[String(word)] = gender
      }
    }
    return genders
  }
}

/// The gender of a noun, which a number before it agrees with in many languages.
package enum GrammaticalGender: String, Sendable {
  case masculine = "m"
  case feminine = "f"
  case neuter = "n"
  /// The gender of Swedish nouns that take "en".
  case common = "c"
}

extension UnitWords {
  private struct Row {
    let name: Substring
    let gender: GrammaticalGender?
    let forms: [String]

    init(_ text: Substring) {
      let parts = text.split(separator: " ", maxSplits: 2)
      name = parts[0]
      gender = GrammaticalGender(rawValue: String(parts[1]))
      forms = parts[2].split(separator: "|").map(String.init)
    }
  }

  private var rows: [Row] { entries.map(Row.init) }

  private var entries: [Substring] { LanguageWords.words(in: language).units.split(separator: ",") }

  private func amount(
    _ value: DecimalNumber,
    _ name: String,
    number: (DecimalNumber) -> String
  ) -> String {
    let entry = entries.first { $0.drop { $0 == " " }.hasPrefix(name + " ") }
    let forms = entry.map { Row($0).forms } ?? [name]
    let form = PluralForm.choice(of: forms, for: value, in: language) ?? name
    guard form.first == Self.includesNumber else { return number(value) + " " + form }
    // A form that includes its number has no place for a sign.
    return value < 0
      ? number(value) + " " + forms[0].drop { $0 == Self.includesNumber } : String(form.dropFirst())
  }

  private static let includesNumber: Character = "="
}
