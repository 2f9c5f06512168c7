// SPDX-License-Identifier: Apache-2.0

/// All words of the library in one language. Each language has a file in the folder Languages.
///
/// It is an object, so that each control has a reference and no copy of a hundred texts.
final class LanguageWords: Sendable {
  let slider: SliderWords
  let notation: NumberNotation
  let help: [String: String]
  let keys: [String: String]
  /// The gender and the forms of the noun for each unit, by the unit's name in the Unicode CLDR.
  let units: [String: (gender: GrammaticalGender?, forms: [String])]

  /// The ways to write units short that aren't beginnings of their words, by the unit's name.
  private let shortUnits: [String: String]

  /// Creates the words from texts with an entry before each comma, which begins with a name.
  /// `help` is what each key does, as spoken after its name, and the sentences about the help
  /// (`offer`, `hint`) and the next slider (`panel`), in which "$" stands for a key. `keys` are the
  /// spoken names of keys; those that are left out are the English ones. `altDigit` is Alt with any
  /// key that types a digit. `units` has a gender and the forms that `SpokenLanguage.noun(_:after:)`
  /// chooses from; a form after "=" includes its number. Last come sliders, and a number of stops
  /// that can't be chosen. `shortUnits` has what people write for a unit, beside its symbol: those
  /// of the CLDR.
  /// The words are those of the CLDR. It lacks decibels, and it calls some units by a name that nobody uses for a
  /// setting, such as "DTP-Punkte" for the size of text. "Miglio" changes its gender in the plural.
  init(
    slider: SliderWords,
    help: String,
    keys: String,
    notation: NumberNotation,
    units: String,
    shortUnits: String = ""
  ) {
    (self.slider, self.notation) = (slider, notation)
    self.shortUnits = Self.entries(of: shortUnits)
    (self.help, self.keys) = (Self.entries(of: help), Self.entries(of: keys))
    self.units = Self.entries(of: units).mapValues {
      let forms = $0.dropFirst(2).split(separator: "|").map(String.init)
      return (GrammaticalGender(rawValue: String($0.prefix(1))), forms)
    }
  }

  /// Returns the words of a language, or the English words if the language has none.
  static func words(in language: SpokenLanguage) -> LanguageWords {
    switch language.tag {
    case "de": .german
    case "fr": .french
    case "es": .spanish
    case "it": .italian
    case "pt": .portuguese
    case "nl": .dutch
    case "sv": .swedish
    case "da": .danish
    case "pl": .polish
    case "tr": .turkish
    case "hi": .hindi
    case "ar": .arabic
    default: .english
    }
  }

  func help(_ name: String, _ key: String = "") -> String {
    let text = help[name] ?? name
    guard let gap = text.firstIndex(of: "$") else { return text }
    return text[..<gap] + key + text[text.index(after: gap)...]
  }

  /// Returns the name of a key; `nil` if there is no such key.
  func key(_ name: String) -> String? { keys[name] ?? Self.english.keys[name] }

  func forms(ofUnit name: String) -> [String] { units[name]?.forms ?? [name] }

  /// Returns the short ways to write a unit, in the language and in English.
  func shortForms(ofUnit name: String) -> [String] {
    [shortUnits[name], Self.english.shortUnits[name]].compactMap { $0 }
      .flatMap { $0.split(separator: "|").map(String.init) }
  }

  /// Returns the entries of a text by their names, without the colon after a name.
  private static func entries(of text: String) -> [String: String] {
    var entries: [String: String] = [:]
    for entry in text.split(separator: ",") {
      let parts = entry.split(separator: " ", maxSplits: 1)
      guard let name = parts.first, let words = parts.last, parts.count == 2 else { continue }
      entries[String(name.last == ":" ? name.dropLast() : name)] = String(words)
    }
    return entries
  }
}

/// The words for sliders, for panels of several, and for what is typed, in one language. `SpokenLanguage`
/// has the words for elements.
struct SliderWords: Sendable {
  /// A position among the stops, such as "3 of 5". Both numbers are already formatted.
  let position: @Sendable (_ position: String, _ count: String) -> String
  /// A percentage, such as "40 percent".
  let percent: @Sendable (_ number: String) -> String
  /// The words after a change that had no effect.
  let notApplied: String
  /// The value of a slider that isn't set.
  let notSet: String
  /// The word for a stop that can't be chosen.
  let unavailable: String
  /// The sign between stops and that word.
  var unavailableSign = ""
  /// The words for a stop that is the only one.
  let onlyStop: String
  /// The words for an end that another thumb is, with its label.
  let stopped: @Sendable (_ thumb: String) -> String
  /// The word for the stop that a slider returns to.
  let `default`: String
  /// The words for the lower and the upper of two thumbs.
  let thumbs: (lower: String, upper: String)
  /// A slider's position in its panel, such as "slider 2 of 5", from "2 of 5".
  let place: @Sendable (_ position: String) -> String
  /// The answer to a number that no slider has, with the number of sliders.
  let missing: @Sendable (_ number: String, _ count: String) -> String
  /// The words for a number that no stop has, with the first and the last that a stop has.
  let noStop: @Sendable (_ number: String, _ first: String, _ last: String) -> String
  /// The words for letters that begin no name.
  let noName: @Sendable (_ letters: String) -> String
  /// The words for a number without digits, its decimal point, and a colon at its end.
  let typed: (nothing: String, point: String, colon: String)
}

/// The way that a language writes numbers and lists, from the Unicode CLDR.
struct NumberNotation: Sendable {
  /// The sign between whole numbers and decimals.
  let decimal: String
  /// The sign between groups of three digits; empty if there are no groups.
  let grouping: String
  /// The fewest digits before the first grouping sign.
  var leadingDigits = 1
  var minus = "-"
  /// The text between the two parts of a list.
  let and: String
  /// The text between the parts of a longer list, except the last two.
  var comma = ", "
  /// The text between the last two parts of a longer list, if it differs from `and`.
  var lastComma: String?

  /// Returns a number in digits, such as "1,234.5".
  func text(of number: DecimalNumber) -> String {
    let parts = number.description.drop { $0 == "-" }.split(separator: ".")
    let fraction = parts.count > 1 ? decimal + parts[1] : ""
    return (number < 0 ? minus : "") + grouped(parts[0]) + fraction
  }

  /// Returns a list in words, such as "2 minutes, 10 seconds".
  func joined(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    let ending = parts.count > 2 ? lastComma ?? and : and
    return parts.dropLast().joined(separator: comma) + ending + last
  }

  private func grouped(_ digits: Substring) -> String {
    guard !grouping.isEmpty, digits.count >= 3 + leadingDigits else { return String(digits) }
    var (text, rest) = ("", digits)
    while rest.count > 3 {
      text = grouping + rest.suffix(3) + text
      rest = rest.dropLast(3)
    }
    return rest + text
  }
}
