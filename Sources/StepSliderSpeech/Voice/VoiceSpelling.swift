// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// The spelling that a voice of one language reads right, of texts that are also shown.
struct VoiceSpelling: Sendable {
  private let minusSign: MinusSign
  private let ordinals: Ordinals?
  private let agreement: NumberAgreement?
  private let respelling: Respelling

  /// Prepares the tables of a language, such as `pt-br`.
  init(in language: String) {
    let primary = String(language.prefix { $0.isLetter })
    minusSign = MinusSign(in: primary)
    let nouns = NounGenders(in: primary)
    ordinals = Ordinals(in: primary, nouns)
    agreement = NumberAgreement(in: primary, nouns)
    respelling = Respelling(in: primary)
  }

  /// Returns a text in the spelling for the voice.
  func text(for text: String) -> String {
    var text = minusSign.pronounced(in: text)
    text = ordinals?.pronounced(in: text) ?? text
    text = agreement?.pronounced(in: text) ?? text
    return respelling.pronounced(in: text)
  }
}

/// Spells a number before a noun in the noun's gender: "1 hora" as "una hora".
///
/// espeak-ng 1.51 reads digits in one form, that for counting: "uno hora", "eins Stunde". Only the
/// parts of a number that agree become words. The text itself keeps its digits, because it is also
/// shown.
struct NumberAgreement: Sendable {
  private let grammar: NumberGrammar
  private let nouns: NounGenders

  /// Creates the agreement of a language; `nil` if its numbers don't agree with nouns.
  init?(in language: String, _ nouns: NounGenders) {
    guard let grammar = NumberGrammar(of: language) else { return nil }
    (self.grammar, self.nouns) = (grammar, nouns)
  }

  /// Returns a text in which numbers agree with the nouns after them.
  func pronounced(in text: String) -> String {
    guard text.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return text }
    let scalars = Array(text.unicodeScalars)
    var (result, copied, index) = (String.UnicodeScalarView(), 0, 0)
    while let number = WrittenNumber(in: scalars, from: index, grammar) {
      index = number.range.upperBound
      guard let words = spelling(of: number, in: scalars) else { continue }
      result.append(contentsOf: scalars[copied..<number.range.lowerBound])
      result.append(contentsOf: words.unicodeScalars)
      copied = index
      // "Una" loses its vowel before another one, and the space too.
      if words.hasSuffix("'") { copied += 1 }
    }
    guard copied > 0 else { return text }
    result.append(contentsOf: scalars[copied...])
    return String(result)
  }

  private func spelling(of number: WrittenNumber, in scalars: [Unicode.Scalar]) -> String? {
    let following = FollowingWords(in: scalars, from: number.range.upperBound)
    guard
      let noun = nouns.first(in: following.words, isOne: number.isOne, isAtStart: number.isAtStart)
    else { return grammar.misreadsDecimalSign ? spellingOfDecimals(of: number) : nil }
    guard let fraction = number.fraction else {
      return grammar.words(for: number.digits, noun.gender).map {
        grammar.elided($0, before: noun.word)
      }
    }
    guard let decimals = grammar.decimals(fraction) else { return nil }
    let isReduced = noun.gender == .masculine
    let whole = isReduced ? nil : grammar.words(for: number.digits, noun.gender)
    return (whole ?? number.digits) + " " + decimals
  }

  private func spellingOfDecimals(of number: WrittenNumber) -> String? {
    number.fraction.flatMap(grammar.decimals).map { "\(number.digits) \($0)" }
  }
}

/// A number in a text, with the signs of a language.
private struct WrittenNumber {
  let range: Range<Int>
  /// The digits of the whole part, without the signs between groups.
  private(set) var digits = ""
  private(set) var fraction: String?
  /// Whether the number begins the text or a part of it, after a punctuation mark or a sign.
  let isAtStart: Bool

  var isOne: Bool { digits == "1" && fraction == nil }

  /// Finds the first number from an index on that isn't a part of a word, a time or an address.
  init?(in scalars: [Unicode.Scalar], from start: Int, _ grammar: NumberGrammar) {
    var start = start
    while let first = scalars[start...].firstIndex(where: \.isDigit) {
      var end = first
      (digits, fraction) = ("", nil)
      digits = Self.digits(in: scalars, from: &end)
      while end + 3 < scalars.count, grammar.grouping.contains(scalars[end]) {
        var next = end + 1
        let group = Self.digits(in: scalars, from: &next)
        guard group.count == 3, digits.count <= 12 else { break }
        digits += group
        end = next
      }
      if end + 1 < scalars.count, scalars[end] == grammar.decimalSign, scalars[end + 1].isDigit {
        end += 1
        fraction = Self.digits(in: scalars, from: &end)
      }
      let previous = first > 0 ? scalars[first - 1] : " "
      if previous.isSpace || Self.opening.contains(previous), digits.count <= 15 {
        range = first..<end
        isAtStart = Self.isStart(first, in: scalars)
        return
      }
      start = end
    }
    return nil
  }

  private static let opening: [Unicode.Scalar] = ["(", "[", "\"", "„", "“", "«", "+"]

  private static func digits(in scalars: [Unicode.Scalar], from index: inout Int) -> String {
    let run = scalars[index...].prefix(while: \.isDigit)
    index = run.endIndex
    return String(String.UnicodeScalarView(run))
  }

  private static func isStart(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard let before = scalars[..<index].last(where: { !$0.isSpace }) else {
      return true
    }
    return !before.isLetter && !before.isDigit
  }
}

/// The words after a number, up to the next digit or punctuation mark.
struct FollowingWords {
  private(set) var words: [String] = []
  /// The index after the last word.
  private(set) var end: Int

  /// Takes up to three words, which spaces or hyphens separate.
  init(in scalars: [Unicode.Scalar], from start: Int) {
    end = start
    while words.count < 3, end < scalars.count, Self.separators.contains(scalars[end]) {
      let word = scalars[(end + 1)...].prefix { $0.isLetter || $0 == "’" }
      guard !word.isEmpty else { return }
      words.append(String(String.UnicodeScalarView(word)))
      end = word.endIndex
    }
  }

  private static let separators: [Unicode.Scalar] = [" ", "\u{A0}", "\u{202F}", "-"]
}

extension Unicode.Scalar {
  var isDigit: Bool { 0x30...0x39 ~= value }
  var isSpace: Bool { value == 0x20 || (value > 0x7F && properties.isWhitespace) }
  var isLetter: Bool { 0x61...0x7A ~= value || properties.isAlphabetic }
}

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

/// Replaces minus signs and infinity with words that the voice speaks.
///
/// In some languages espeak-ng 1.51 reads "-5" as "5", and in all of them "-inf" as "inf". In most it
/// reads the typographic sign (U+2212) in English or not at all, and "∞" neither.
struct MinusSign: Sendable {
  private let minus: Substring.UnicodeScalarView
  private let infinity: Substring.UnicodeScalarView

  /// Selects the words of a language; one without words keeps the signs, as ASCII if possible.
  init(in language: String) {
    let (minus, infinity) = Self.words[language].map { ($0 + " ", $1) } ?? ("-", "∞")
    (self.minus, self.infinity) = (minus.unicodeScalars[...], infinity.unicodeScalars[...])
  }

  /// Returns a text in which a minus sign before a number, a word or infinity is spoken.
  func pronounced(in text: String) -> String {
    // A hyphen is this byte, and the other signs begin with one of two.
    let isPossible = text.utf8.contains { $0 == 0x2D || $0 == 0xE2 || $0 == 0xEF }
    guard isPossible else { return text }
    var (result, rest) = (String.UnicodeScalarView(), text.unicodeScalars[...])
    var previous: Unicode.Scalar = " "
    while let scalar = rest.popFirst() {
      if Self.isMinus(scalar, after: previous, before: rest.first) {
        result.append(contentsOf: minus)
        let name = rest.prefix { $0.properties.isAlphabetic }
        if name.count == 3, String(name).lowercased() == "inf" {
          result.append(contentsOf: infinity)
          rest = rest.dropFirst(name.count)
        }
      } else if scalar == "∞" {
        result.append(contentsOf: infinity)
      } else {
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  private static func isMinus(
    _ scalar: Unicode.Scalar,
    after previous: Unicode.Scalar,
    before next: Unicode.Scalar?
  ) -> Bool {
    guard signs.contains(scalar), let next else { return false }
    guard previous == " " || opening.contains(previous) || previous.properties.isWhitespace else {
      return false
    }
    return next.properties.isAlphabetic || next.properties.numericType != nil
      || next.properties.generalCategory == .currencySymbol || [".", ",", "∞"].contains(next)
  }

  /// The hyphens, the figure dash, the en dash and the minus signs, small and full width ones too.
  private static let signs: [Unicode.Scalar] = [
    "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}", "\u{FE63}", "\u{FF0D}",
  ]

  private static let opening: [Unicode.Scalar] = [
    "(", "[", "{", "\"", "'", "“", "„", "‘", "«", "<", "=", ":", "/", "≥", "≤", "~", "±",
  ]

  /// The words for minus and infinity by the language of the voice.
  private static let words = [
    "en": ("minus", "infinity"),
    "de": ("minus", "unendlich"),
    "fr": ("moins", "l'infini"),
    "es": ("menos", "infinito"),
    "it": ("meno", "infinito"),
    "pt": ("menos", "infinito"),
    "nl": ("min", "oneindig"),
    "sv": ("minus", "oändligheten"),
    "pl": ("minus", "nieskończoność"),
    "tr": ("eksi", "sonsuz"),
    "hi": ("माइनस", "अनंत"),
    "ar": ("ناقص", "لا نهاية"),
  ]
}
