// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// The ordinals of a language, and the numbers that agree with the gender of a noun: "1 hora" is
/// read as "una hora".
///
/// espeak-ng 1.51 reads digits in one form, that for counting: "uno hora", "eins Stunde". Only the
/// parts of a number that agree become words.
struct NumberGrammar: Sendable {
  var decimalSign: Unicode.Scalar = ","
  /// The signs between groups of digits.
  var grouping: [Unicode.Scalar] = ["."]
  /// The word for the decimal sign, where the whole part agrees although decimals follow.
  var decimalWord: String?
  /// Whether decimals are read one by one, as "25" in "two point two five".
  var readsDecimalsSingly = false
  /// Whether the voice reads the decimal sign as another word, so that it is spelled without a noun
  /// too.
  var misreadsDecimalSign = false
  /// The word between hundreds and the rest.
  var and = " "
  /// The words for hundreds before an agreeing word, where the voice would read "100" in another way.
  var hundreds: [Int: String] = [:]
  /// The word for a thousand, if the number of thousands agrees, too.
  var thousand: String?
  /// Whether the words for one follow the first sound of the noun: "un'ora", "uno zloty".
  var elides = false
  var ordinals: Ordinals?
  var forms: [GrammaticalGender: Forms] = [:]

  /// The words that agree with one gender: for numbers below 100 that stand alone or follow
  /// hundreds or thousands, and for hundreds. The voice reads other numbers right.
  typealias Forms = (alone: [Int: String], following: [Int: String], hundreds: [Int: String])

  /// Returns a text in which the voice reads ordinals, and numbers agree with the nouns after them.
  func spelled(in text: String, before nouns: NounGenders) -> String {
    let text = withOrdinals(in: text, before: nouns)
    guard !forms.isEmpty else { return text }
    return text.replacingNumbers { scalars, index in
      guard let number = firstNumber(in: scalars, from: index) else { return nil }
      let words = spelling(of: number, in: scalars, before: nouns)
      // "Una" loses its vowel before another one, and the space too.
      let end = number.place.upperBound + (words?.hasSuffix("'") == true ? 1 : 0)
      return (number.place.lowerBound..<end, words)
    }
  }

  /// A number in a text: the digits of the whole part, without the signs between groups, and those
  /// of the decimals.
  private typealias Number = (place: Range<Int>, digits: String, fraction: String?)

  /// Finds the first number from an index on that isn't a part of a word, a time or an address.
  private func firstNumber(in scalars: [Unicode.Scalar], from start: Int) -> Number? {
    var start = start
    while let first = scalars[start...].firstIndex(where: \.isDigit) {
      var (end, fraction): (Int, String?) = (first, nil)
      var digits = scalars.digits(from: &end)
      while end + 3 < scalars.count, grouping.contains(scalars[end]) {
        var next = end + 1
        let group = scalars.digits(from: &next)
        guard group.count == 3, digits.count <= 12 else { break }
        digits += group
        end = next
      }
      if end + 1 < scalars.count, scalars[end] == decimalSign, scalars[end + 1].isDigit {
        end += 1
        fraction = scalars.digits(from: &end)
      }
      let previous = first > 0 ? scalars[first - 1] : " "
      let isFree = previous.isSpace || "([\"„“«+".unicodeScalars.contains(previous)
      if isFree, digits.count <= 15 {
        return (first..<end, digits, fraction)
      }
      start = end
    }
    return nil
  }

  private func spelling(
    of number: Number,
    in scalars: [Unicode.Scalar],
    before nouns: NounGenders
  ) -> String? {
    let (place, digits, fraction) = number
    let noun = nouns.first(
      in: scalars.words(after: place.upperBound).words,
      isOne: digits == "1" && fraction == nil,
      isAtStart: scalars.isStart(place.lowerBound)
    )
    let decimals = fraction.flatMap(self.decimals)
    guard let noun else {
      return misreadsDecimalSign ? decimals.map { "\(digits) \($0)" } : nil
    }
    guard fraction != nil else {
      return words(for: digits, noun.gender).map { elided($0, before: noun.word) }
    }
    let whole = noun.gender == .masculine ? nil : words(for: digits, noun.gender)
    return decimals.map { "\(whole ?? digits) \($0)" }
  }

  /// Returns a whole number with the words that agree; `nil` if none does.
  private func words(for digits: String, _ gender: GrammaticalGender) -> String? {
    guard let forms = forms[gender], let number = Int(digits) else { return nil }
    let (millions, thousands, rest) = (number / 1_000_000, number / 1000 % 1000, number % 1000)
    let agreeingThousands = thousand.flatMap { word in
      thousands == 1 ? nil : group(thousands, forms, after: millions > 0).map { "\($0) \(word)" }
    }
    let agreeingRest = group(rest, forms, after: number >= 1000)
    guard agreeingThousands != nil || agreeingRest != nil else { return nil }
    // The voice joins numbers in digits with the right words, so those stay together.
    let great = agreeingThousands == nil ? number - rest : millions * 1_000_000
    let last = rest == 0 ? nil : agreeingRest ?? "\(rest)"
    let parts = [great > 0 ? "\(great)" : nil, agreeingThousands].compactMap(\.self)
      .joined(separator: " ")
    guard let last else { return parts }
    let isJoined = rest < 100 || rest % 100 == 0
    return parts.isEmpty ? last : parts + (isJoined ? and : " ") + last
  }

  /// Returns a number below 1000; `nil` if nothing of it agrees.
  private func group(_ number: Int, _ forms: Forms, after isFollowing: Bool) -> String? {
    let (hundreds, rest) = (number / 100, number % 100)
    guard hundreds > 0 else { return (isFollowing ? forms.following : forms.alone)[number] }
    let (hundredsWord, restWord) = (forms.hundreds[hundreds], forms.following[rest])
    guard hundredsWord != nil || restWord != nil else { return nil }
    let first = hundredsWord ?? self.hundreds[hundreds] ?? "\(hundreds * 100)"
    return rest == 0 ? first : first + and + (restWord ?? "\(rest)")
  }

  /// Returns decimals with the word for the decimal sign; `nil` if the voice reads them.
  private func decimals(_ digits: String) -> String? {
    guard let decimalWord else { return nil }
    let zeros = digits.prefix { $0 == "0" }
    let parts =
      readsDecimalsSingly
      ? digits.map(String.init) : zeros.map(String.init) + [String(digits.dropFirst(zeros.count))]
    return ([decimalWord] + parts.filter { !$0.isEmpty }).joined(separator: " ")
  }

  /// Returns the words in their form before a noun. A word that ends in an apostrophe joins it.
  private func elided(_ words: String, before noun: String) -> String {
    guard elides else { return words }
    let noun = noun.lowercased()
    if words == "una", "aeiouàèéìòù".contains(noun.prefix(1)) { return "un'" }
    let isImpure =
      ["z", "x", "y", "gn", "ps", "pn"].contains(where: noun.hasPrefix)
      || (noun.hasPrefix("s") && !"aeiou".contains(noun.dropFirst().prefix(1)))
    return words.hasSuffix("un") && isImpure ? words + "o" : words
  }
}

extension NumberGrammar {
  /// The numbers of the languages in which they agree with nouns. They follow the spell-out rules
  /// of the Unicode CLDR, which lack the Spanish thousands and the Arabic numbers from 3.
  static let tables = [
    "de": NumberGrammar(
      ordinals: germanOrdinals,
      forms: [.masculine: forms("1 ein"), .neuter: forms("1 ein"), .feminine: forms("1 eine")]
    ),
    "fr": NumberGrammar(
      grouping: spaces,
      decimalWord: "virgule",
      hundreds: words(
        """
        1 cent, 2 deux cent, 3 trois cent, 4 quatre cent, 5 cinq cent, 6 six cent, 7 sept cent, \
        8 huit cent, 9 neuf cent
        """
      ),
      ordinals: frenchOrdinals,
      forms: [
        .feminine: forms(
          """
          1 une, 21 vingt-et-une, 31 trente-et-une, 41 quarante-et-une, 51 cinquante-et-une, \
          61 soixante-et-une, 81 quatre-vingt-une
          """
        )
      ]
    ),
    "es": NumberGrammar(
      decimalWord: "coma",
      hundreds: [1: "ciento"],
      thousand: "mil",
      ordinals: spanishOrdinals,
      forms: [
        .masculine: forms("1 un, 21 veintiún", tens: spanishTens, [1: " y un"]),
        .feminine: forms(
          "1 una, 21 veintiuna",
          tens: spanishTens,
          [1: " y una"],
          hundreds: """
            2 doscientas, 3 trescientas, 4 cuatrocientas, 5 quinientas, 6 seiscientas, \
            7 setecientas, 8 ochocientas, 9 novecientas
            """
        ),
      ]
    ),
    "it": NumberGrammar(
      decimalWord: "virgola",
      elides: true,
      forms: [
        .masculine: forms("1 un", tens: italianTens, [1: "un"]) { _ in false },
        .feminine: forms("1 una", tens: italianTens, [1: "una"]) { $0 == 1 },
      ]
    ),
    "pt": NumberGrammar(
      decimalWord: "vírgula",
      and: " e ",
      hundreds: [1: "cento"],
      thousand: "mil",
      ordinals: portugueseOrdinals,
      forms: [
        .feminine: forms(
          "1 uma, 2 duas",
          tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
          [1: " e uma", 2: " e duas"],
          hundreds: """
            2 duzentas, 3 trezentas, 4 quatrocentas, 5 quinhentas, 6 seiscentas, 7 setecentas, \
            8 oitocentas, 9 novecentas
            """
        )
      ]
    ),
    "sv": NumberGrammar(
      grouping: spaces,
      decimalWord: "komma",
      readsDecimalsSingly: true,
      misreadsDecimalSign: true,
      forms: [
        .common: forms(
          "1 en",
          tens: "tjugo trettio fyrtio femtio sextio sjuttio åttio nittio",
          [1: "en"]
        )
      ]
    ),
    "da": NumberGrammar(
      and: " og ",
      ordinals: danishOrdinals,
      forms: [.neuter: forms("1 et")]
    ),
    "nl": NumberGrammar(ordinals: dutchOrdinals),
    "pl": NumberGrammar(
      grouping: spaces,
      ordinals: polishOrdinals,
      forms: [
        .feminine: forms(
          "1 jedna, 2 dwie",
          tens: """
            dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt \
            osiemdziesiąt dziewięćdziesiąt
            """,
          [2: " dwie"]
        ) { $0 != 1 },
        .neuter: forms("1 jedno") { _ in false },
      ]
    ),
    "hi": NumberGrammar(ordinals: hindiOrdinals),
    "ar": NumberGrammar(
      decimalSign: ".",
      grouping: [","],
      and: " وَ",
      forms: [.feminine: (arabicWords, arabicWords, [:])]
    ),
  ]

  private static let spanishTens = "treinta cuarenta cincuenta sesenta setenta ochenta noventa"
  private static let italianTens = "vent trent quarant cinquant sessant settant ottant novant"

  /// The signs of languages that separate groups of digits with spaces.
  private static let spaces: [Unicode.Scalar] = [" ", "\u{A0}", "\u{202F}"]

  /// Returns the forms of a table such as "1 una, 21 veintiuna", with the tens up to 90 and the
  /// endings of the numbers after them; some of these forms also follow hundreds or thousands.
  private static func forms(
    _ table: String,
    tens: String = "",
    _ endings: [Int: String] = [:],
    hundreds: String = "",
    following isFollowing: (Int) -> Bool = { _ in true }
  ) -> Forms {
    var alone = words(table)
    let tens = tens.split(separator: " ")
    for (ten, word) in zip((10 - tens.count)..., tens) {
      for (one, ending) in endings { alone[ten * 10 + one] = word + ending }
    }
    return (alone, alone.filter { isFollowing($0.key) }, words(hundreds))
  }

  private static func words(_ table: String) -> [Int: String] {
    table.split(separator: ",").reduce(into: [:]) { words, entry in
      let parts = entry.split(separator: " ", maxSplits: 1)
      words[Int(parts[0]) ?? 0] = String(parts[1])
    }
  }

  /// The words have the vowel signs that the voice needs.
  private static let arabicWords: [Int: String] = {
    let ones = ["ثَلاث", "أَربَع", "خَمس", "سِتّ", "سَبع", "ثَماني", "تِسع"]
    let tens = [
      "عِشرُون", "ثَلاثُون", "أَربَعُون", "خَمسُون", "سِتُّون", "سَبعُون", "ثَمانُون", "تِسعُون",
    ]
    var words = [1: "واحِدَ", 2: "اِثنَتان", 10: "عَشر", 11: "إِحدى عَشْرَةَ", 12: "اِثنَتا عَشْرَةَ"]
    for (number, one) in zip(3..., ones) {
      (words[number], words[10 + number]) = (one, one + " عَشْرَةَ")
    }
    for (ten, word) in zip(2..., tens) {
      for (number, one) in zip(1..., ["إِحدى", "اِثنَتان"] + ones) {
        words[ten * 10 + number] = "\(one) وَ\(word)"
      }
    }
    return words
  }()
}

extension [Unicode.Scalar] {
  /// Returns the digits at an index, which becomes that after them.
  fileprivate func digits(from index: inout Int) -> String {
    let run = self[index...].prefix(while: \.isDigit)
    index = run.endIndex
    return String(String.UnicodeScalarView(run))
  }

  /// Whether an index begins the text or a part of it, after a punctuation mark or a sign.
  fileprivate func isStart(_ index: Int) -> Bool {
    let before = self[..<index].last { !$0.isSpace }
    return before.map { !$0.isLetter && !$0.isDigit } ?? true
  }
}
