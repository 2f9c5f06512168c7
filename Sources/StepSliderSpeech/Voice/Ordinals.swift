// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// Spells ordinals that the voice reads as numbers with letters after them, such as "1. Gang" and
/// "1re fois". Words of the user have them; sliderd's own don't.
struct Ordinals: Sendable {
  private let rule: Rule
  private let nouns: NounGenders

  /// Creates the ordinals of a language; `nil` if the voice reads all of them.
  init?(in language: String, _ nouns: NounGenders) {
    guard let rule = Self.rules[language] else { return nil }
    (self.rule, self.nouns) = (rule, nouns)
  }

  /// Returns a text in which the voice reads ordinals.
  func pronounced(in text: String) -> String {
    guard text.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return text }
    let scalars = Array(text.unicodeScalars)
    var (result, copied, index) = (String.UnicodeScalarView(), 0, 0)
    while let first = scalars[index...].firstIndex(where: \.isDigit) {
      let digits = scalars[first...].prefix(while: \.isDigit)
      index = digits.endIndex
      guard first == 0 || scalars[first - 1].isSpace || scalars[first - 1] == "(",
        let (words, end) = spelling(of: digits, in: scalars)
      else { continue }
      result.append(contentsOf: scalars[copied..<first])
      result.append(contentsOf: words.unicodeScalars)
      (copied, index) = (end, end)
    }
    guard copied > 0 else { return text }
    result.append(contentsOf: scalars[copied...])
    return String(result)
  }

  private func spelling(
    of digits: ArraySlice<Unicode.Scalar>,
    in scalars: [Unicode.Scalar]
  ) -> (words: String, end: Int)? {
    let marker = scalars[digits.endIndex...].prefix { !$0.isSpace && $0 != "," }
    let number = String(String.UnicodeScalarView(digits))
    let end = marker.endIndex
    switch rule.markers[String(String.UnicodeScalarView(marker))] {
    case nil: return nil
    case .suffix(let suffix): return (number + suffix, end)
    case .word(let form): return rule.word(for: number, form).map { ($0, end) }
    case .wordForNoun:
      return gender(after: end, in: scalars).flatMap { rule.word(for: number, $0.rawValue) }
        .map { ($0, end) }
    }
  }

  /// The gender of the noun after an ordinal with a period. The period may also end a sentence, so
  /// only a noun in the tables counts, or a single word that ends the text or a part of it.
  private func gender(after index: Int, in scalars: [Unicode.Scalar]) -> GrammaticalGender? {
    let words = FollowingWords(in: scalars, from: index)
    let isAlone =
      words.words.count == 1 && (words.end == scalars.count || scalars[words.end] == ",")
    return nouns.first(in: words.words, isOne: true, isAtStart: isAlone)?.gender
  }
}

extension Ordinals {
  /// The way that a language writes ordinals in digits.
  private struct Rule: Sendable {
    /// What the letters or signs after the digits stand for.
    enum Marker {
      /// The digits stay, with a suffix that the voice reads.
      case suffix(String)
      /// A word in a form.
      case word(String)
      /// A word in the form for the gender of the noun that follows.
      case wordForNoun
    }

    let markers: [String: Marker]
    /// The words from the first on, by their form.
    var words: [String: [String]] = [:]

    func word(for digits: String, _ form: String) -> String? {
      guard let number = Int(digits), let words = words[form], words.indices.contains(number - 1)
      else { return nil }
      return words[number - 1]
    }

    static func list(_ words: String) -> [String] {
      words.split(separator: " ").map(String.init)
    }
  }

  private static let rules: [String: Rule] = [
    "de": Rule(
      markers: [".": .wordForNoun],
      words: ["m": "er", "f": "e", "n": "es"].mapValues { ending in
        Rule.list(
          """
          erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt \
          vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst
          """
        ).map { $0 + ending }
      }
    ),
    "pl": Rule(
      markers: [".": .wordForNoun],
      words: [
        "m": polish("pierwszy drugi trzeci", ending: "y"),
        "f": polish("pierwsza druga trzecia", ending: "a"),
        "n": polish("pierwsze drugie trzecie", ending: "e"),
      ]
    ),
    "nl": Rule(
      markers: ["e": .word(""), "de": .word(""), "ste": .word("")],
      words: [
        "": Rule.list(
          """
          eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde \
          dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste
          """
        )
      ]
    ),
    "hi": Rule(
      markers: [
        "ला": .word("ा"), "रा": .word("ा"), "था": .word("ा"), "ली": .word("ी"), "री": .word("ी"),
        "थी": .word("ी"),
      ],
      words: [
        "ा": ["पहला", "दूसरा", "तीसरा", "चौथा"], "ी": ["पहली", "दूसरी", "तीसरी", "चौथी"],
      ]
    ),
    "fr": Rule(
      markers: [
        "re": .suffix("ère"), "e": .suffix("ème"), "eme": .suffix("ème"), "d": .suffix("ème"),
        "de": .suffix("ème"),
      ]
    ),
    "es": Rule(
      markers: [
        ".ª": .suffix("ª"), ".º": .suffix("º"), ".er": .word(""), "er": .word(""),
      ],
      words: ["": ["primer", "segundo", "tercer"]]
    ),
    "pt": Rule(markers: [".ª": .suffix("ª"), ".º": .suffix("º")]),
  ]

  private static func polish(_ first: String, ending: String) -> [String] {
    let others = "czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast"
    return Rule.list(first) + Rule.list(others).map { $0 + ending }
  }
}
