// SPDX-License-Identifier: Apache-2.0

/// All words of the library in one language. Each language has a file in the folder Languages.
///
/// It is an object, so that each control has a reference and no copy of a hundred texts.
final class LanguageWords: Sendable {
  let slider: SliderWords
  let help: HelpWords
  let keys: KeyNames
  let notation: NumberNotation
  /// The units: for each, its name in the Unicode CLDR, the gender of its noun, and the forms that
  /// `Language.noun(_:after:)` chooses from. A form after "=" includes its number.
  ///
  /// The words are those of the CLDR. It lacks decibels, and it calls some units by a name that
  /// nobody uses for a setting, such as "DTP-Punkte" for the size of text. "Miglio" changes its
  /// gender in the plural; its number agrees only in the singular.
  let units: String

  init(
    slider: SliderWords,
    help: HelpWords,
    keys: KeyNames,
    notation: NumberNotation,
    units: String
  ) {
    (self.slider, self.help, self.keys) = (slider, help, keys)
    (self.notation, self.units) = (notation, units)
  }

  /// Returns the words of a language, or the English words if the language has none.
  static func words(in language: Language) -> LanguageWords {
    switch language.tag {
    case "de": .german
    case "fr": .french
    case "es": .spanish
    case "it": .italian
    case "pt": .portuguese
    case "nl": .dutch
    case "sv": .swedish
    case "pl": .polish
    case "tr": .turkish
    case "hi": .hindi
    case "ar": .arabic
    default: .english
    }
  }
}

/// The words for sliders, for panels of several, and for what is typed, in one language. `Language`
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
  /// Words for a stop that can't be chosen, or for a list of them.
  let unavailable: @Sendable (_ stops: String) -> String
  /// Words for a number of stops that can't be chosen. A form without plurals fits all numbers.
  let unavailableCount: @Sendable (_ count: String) -> String
  /// The words for a stop that is the only one.
  let onlyStop: String
  /// The words for an end that another thumb is, with its label.
  let stopped: @Sendable (_ thumb: String) -> String
  /// The word for the stop that a slider returns to.
  let `default`: String
  /// The words for the lower and the upper of two thumbs.
  let thumbs: (lower: String, upper: String)
  /// The word for sliders after a number of two or more, in the forms that
  /// `Language.noun(_:after:)` takes.
  let sliders: [String]
  /// Two sliders, in a language with a word for that.
  var twoSliders: String?
  /// A slider's position in its panel, such as "slider 2 of 5", from "2 of 5".
  let place: @Sendable (_ position: String) -> String
  /// How to get to the next slider with a key.
  let panelHint: @Sendable (_ tab: String) -> String
  /// The answer to a number that no slider has, with the number of sliders.
  let missing: @Sendable (_ number: String, _ count: String) -> String
  /// The words for a number that no stop has, with the first and the last that a stop has.
  let noStop: @Sendable (_ number: String, _ first: String, _ last: String) -> String
  /// The words for letters that begin no name.
  let noName: @Sendable (_ letters: String) -> String
  /// The word for a number without digits.
  let nothing: String
  /// The decimal point, as it is spoken between digits.
  let point: String
}

/// The words of the help in one language: what each key does, after its name and a colon.
struct HelpWords: Sendable {
  /// Moves by a step.
  let increase, decrease: String
  /// Moves by a page.
  let pageUp, pageDown: String
  /// Goes to the stop with a number or value, or with a name.
  let number, name: String
  /// Removes the last digit that was typed.
  let erase: String
  /// Restores the value from before the adjustment.
  let restore: String
  /// Speaks the value, everything about the slider, or the keys.
  let value, everything, keys: String
  /// Moves the focus.
  let next, previous, first, last, nth: String
  /// The sentence that offers the keys.
  let offer: @Sendable (_ key: String) -> String
  /// The sentence that names the key for help.
  let hint: @Sendable (_ key: String) -> String
}

/// The names of keys in one language, as they are spoken. Many languages have English names.
struct KeyNames: Sendable {
  /// The arrow keys.
  let left, right, up, down: String
  var pageUp = "Page Up"
  var pageDown = "Page Down"
  var home = "Home"
  var end = "End"
  var enter = "Enter"
  let space: String
  var escape = "Escape"
  var delete = "Delete"
  var backspace = "Backspace"
  var tab = "Tab"
  let backTab: String
  var control = "Control"
  var alt = "Alt"
  /// The key Alt with any of those that type a digit.
  let altDigit: String
  /// All keys that type a digit, or a letter.
  let digits, letters: String
  /// The keys that type other characters.
  let characters: [Character: String]
}

/// The way that a language writes numbers and lists, from the Unicode CLDR.
struct NumberNotation: Sendable {
  /// The sign between whole numbers and decimals.
  let decimal: String
  /// The sign between groups of three digits; empty if there are no groups.
  let grouping: String
  /// The fewest digits before the first grouping sign.
  var leadingDigits = 1
  /// The sign of a negative number.
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
