// SPDX-License-Identifier: GPL-3.0-or-later

/// Replaces minus signs with a form that the voice speaks.
///
/// In some languages espeak-ng 1.51 reads "-5" as "5". In most it reads the typographic sign
/// (U+2212) in English or not at all.
enum MinusSign {
  /// The word for the sign, in the languages whose voice leaves it out.
  private static let words = [
    "ar": "ناقص", "es": "menos", "fr": "moins", "hi": "माइनस", "pl": "minus", "tr": "eksi",
  ]

  /// Returns a text in which the minus sign of each number is spoken.
  static func pronounced(in text: String, language: String) -> String {
    let word = words[String(language.prefix { $0.isLetter })]
    var result = ""
    var previous: Character = " "
    for (character, next) in zip(text, text.dropFirst() + [" "]) {
      let isDash = character == "-" || character == "\u{2212}"
      let isSign = isDash && next.isNumber && (previous.isWhitespace || previous == "(")
      result += isSign ? word.map { $0 + " " } ?? "-" : String(character)
      previous = character
    }
    return result
  }
}
