// SPDX-License-Identifier: Apache-2.0

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

extension NumberNotation {
  /// Selects the notation of a language, or the English one if the language has none.
  init(of language: Language) { self = Self.notations[language.tag] ?? Self.english }

  private static let english = NumberNotation(decimal: ".", grouping: ",", and: ", ")

  private static let notations: [String: NumberNotation] = [
    "en": english,
    "de": NumberNotation(decimal: ",", grouping: ".", and: " und "),
    "fr": NumberNotation(decimal: ",", grouping: "\u{202F}", and: " et "),
    "es": NumberNotation(decimal: ",", grouping: ".", leadingDigits: 2, and: " y "),
    "it": NumberNotation(decimal: ",", grouping: ".", leadingDigits: 2, and: " e "),
    "pt": NumberNotation(decimal: ",", grouping: ".", and: " e "),
    "nl": NumberNotation(decimal: ",", grouping: ".", and: " en "),
    "sv": NumberNotation(decimal: ",", grouping: "\u{A0}", minus: "\u{2212}", and: ", "),
    "pl": NumberNotation(decimal: ",", grouping: "\u{A0}", leadingDigits: 2, and: " i "),
    "tr": NumberNotation(decimal: ",", grouping: ".", and: " ", comma: " "),
    // In Hindi, espeak-ng 1.51 drops the decimals of a number that contains commas.
    "hi": NumberNotation(decimal: ".", grouping: "", and: " और "),
    // The mark before the sign keeps it on the left of the digits.
    "ar": NumberNotation(
      decimal: ".",
      grouping: ",",
      minus: "\u{200E}-",
      and: " و",
      comma: "، ",
      lastComma: "، و"
    ),
  ]
}
