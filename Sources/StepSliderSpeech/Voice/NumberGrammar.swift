// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// The numbers of a language that agree with the gender of a noun: "1 hora" is read as "una hora".
///
/// espeak-ng 1.51 reads digits in one form, that for counting: "uno hora", "eins Stunde". Only the
/// parts of a number that agree become words.
struct NumberGrammar: Sendable {
  /// The sign between the whole part and the decimals.
  var decimalSign: Unicode.Scalar = ","
  /// The signs between groups of digits.
  var grouping: [Unicode.Scalar] = ["."]
  /// The word for the decimal sign, where the whole part agrees although decimals follow.
  var decimalWord: String?
  /// Whether decimals are read one by one, as "25" in "two point two five".
  var readsDecimalsSingly = false
  /// Whether the voice reads the decimal sign as another word, so that it is spelled without a noun too.
  var misreadsDecimalSign = false
  /// The word between hundreds and the rest.
  var and = " "
  /// The words for hundreds before an agreeing word, where the voice would read "100" in another way.
  var hundreds: [Int: String] = [:]
  /// The word for a thousand, if the number of thousands agrees, too.
  var thousand: String?
  /// Whether the words for one follow the first sound of the noun: "un'ora", "uno zloty".
  var elides = false
  let forms: [GrammaticalGender: Forms]

  /// The words that agree with one gender. Other numbers have the form that the voice reads.
  struct Forms: Sendable {
    /// The words for numbers below 100 that stand alone.
    var alone: [Int: String]
    /// The words for numbers below 100 after hundreds or thousands.
    var following: [Int: String]
    /// The words for hundreds, by the number of hundreds.
    var hundreds: [Int: String] = [:]

    init(alone: [Int: String], following: [Int: String]) {
      (self.alone, self.following) = (alone, following)
    }

    /// Creates the forms from tables such as "1 una, 21 veintiuna". Without a table of their own,
    /// numbers after hundreds have the same words as numbers that stand alone.
    init(_ alone: String, following: String? = nil, hundreds: String = "") {
      self.init(
        alone: NumberGrammar.words(alone),
        following: NumberGrammar.words(following ?? alone)
      )
      self.hundreds = NumberGrammar.words(hundreds)
    }
  }

  /// Returns a text in which numbers agree with the nouns after them.
  func spelled(in text: String, before nouns: NounGenders) -> String {
    text.replacingNumbers { scalars, index in
      guard let number = firstNumber(in: scalars, from: index) else { return nil }
      let words = spelling(of: number, in: scalars, before: nouns)
      // "Una" loses its vowel before another one, and the space too.
      let end = number.place.upperBound + (words?.hasSuffix("'") == true ? 1 : 0)
      return (number.place.lowerBound..<end, words)
    }
  }

  /// A number in a text: the digits of the whole part, without the signs between groups, and those of
  /// the decimals.
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
      let opening: [Unicode.Scalar] = ["(", "[", "\"", "„", "“", "«", "+"]
      if previous.isSpace || opening.contains(previous), digits.count <= 15 {
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
    let (digits, fraction) = (number.digits, number.fraction)
    let noun = nouns.first(
      in: scalars.words(after: number.place.upperBound).words,
      isOne: digits == "1" && fraction == nil,
      isAtStart: scalars.isStart(number.place.lowerBound)
    )
    let decimals = fraction.flatMap(self.decimals)
    guard let noun else {
      return misreadsDecimalSign ? decimals.map { "\(digits) \($0)" } : nil
    }
    guard fraction != nil else {
      return words(for: digits, noun.gender).map { elided($0, before: noun.word) }
    }
    let isReduced = noun.gender == .masculine
    let whole = isReduced ? nil : words(for: digits, noun.gender)
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
    let parts = [great > 0 ? "\(great)" : nil, agreeingThousands].compactMap { $0 }
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
  /// Returns the numbers of a language; `nil` if they don't agree with nouns.
  ///
  /// They follow the spell-out rules of the Unicode CLDR, which lack the Spanish thousands and the
  /// Arabic numbers from 3.
  init?(of language: String) {
    switch language {
    case "de": self = Self.german
    case "fr": self = Self.french
    case "es": self = Self.spanish
    case "it": self = Self.italian
    case "pt": self = Self.portuguese
    case "sv": self = Self.swedish
    case "pl": self = Self.polish
    case "ar": self = Self.arabic
    default: return nil
    }
  }

  /// Returns the words of a table such as "1 una, 21 veintiuna".
  private static func words(_ table: String) -> [Int: String] {
    let entries = table.split(separator: ",").map { entry in
      let parts = entry.split(separator: " ", maxSplits: 1)
      return (Int(parts[0]) ?? 0, String(parts[1]))
    }
    return Dictionary(uniqueKeysWithValues: entries)
  }

  /// The signs of languages that separate groups of digits with spaces.
  private static let spaces: [Unicode.Scalar] = [" ", "\u{A0}", "\u{202F}"]

  private static let german = NumberGrammar(
    forms: [.masculine: Forms("1 ein"), .neuter: Forms("1 ein"), .feminine: Forms("1 eine")]
  )

  private static let french = NumberGrammar(
    grouping: spaces,
    decimalWord: "virgule",
    hundreds: words(
      """
      1 cent, 2 deux cent, 3 trois cent, 4 quatre cent, 5 cinq cent, 6 six cent, 7 sept cent, \
      8 huit cent, 9 neuf cent
      """
    ),
    forms: [
      .feminine: Forms(
        """
        1 une, 21 vingt-et-une, 31 trente-et-une, 41 quarante-et-une, 51 cinquante-et-une, \
        61 soixante-et-une, 81 quatre-vingt-une
        """
      )
    ]
  )

  private static let spanish = NumberGrammar(
    decimalWord: "coma",
    hundreds: [1: "ciento"],
    thousand: "mil",
    forms: [
      .masculine: Forms(
        """
        1 un, 21 veintiún, 31 treinta y un, 41 cuarenta y un, 51 cincuenta y un, \
        61 sesenta y un, 71 setenta y un, 81 ochenta y un, 91 noventa y un
        """
      ),
      .feminine: Forms(
        """
        1 una, 21 veintiuna, 31 treinta y una, 41 cuarenta y una, 51 cincuenta y una, \
        61 sesenta y una, 71 setenta y una, 81 ochenta y una, 91 noventa y una
        """,
        hundreds: """
          2 doscientas, 3 trescientas, 4 cuatrocientas, 5 quinientas, 6 seiscientas, \
          7 setecientas, 8 ochocientas, 9 novecientas
          """
      ),
    ]
  )

  private static let italian = NumberGrammar(
    decimalWord: "virgola",
    elides: true,
    forms: [
      .masculine: Forms(
        """
        1 un, 21 ventun, 31 trentun, 41 quarantun, 51 cinquantun, 61 sessantun, 71 settantun, \
        81 ottantun, 91 novantun
        """,
        following: ""
      ),
      .feminine: Forms(
        """
        1 una, 21 ventuna, 31 trentuna, 41 quarantuna, 51 cinquantuna, 61 sessantuna, \
        71 settantuna, 81 ottantuna, 91 novantuna
        """,
        following: "1 una"
      ),
    ]
  )

  private static let portuguese = NumberGrammar(
    decimalWord: "vírgula",
    and: " e ",
    hundreds: [1: "cento"],
    thousand: "mil",
    forms: [
      .feminine: Forms(
        """
        1 uma, 2 duas, 21 vinte e uma, 22 vinte e duas, 31 trinta e uma, 32 trinta e duas, \
        41 quarenta e uma, 42 quarenta e duas, 51 cinquenta e uma, 52 cinquenta e duas, \
        61 sessenta e uma, 62 sessenta e duas, 71 setenta e uma, 72 setenta e duas, \
        81 oitenta e uma, 82 oitenta e duas, 91 noventa e uma, 92 noventa e duas
        """,
        hundreds: """
          2 duzentas, 3 trezentas, 4 quatrocentas, 5 quinhentas, 6 seiscentas, 7 setecentas, \
          8 oitocentas, 9 novecentas
          """
      )
    ]
  )

  private static let swedish = NumberGrammar(
    grouping: spaces,
    decimalWord: "komma",
    readsDecimalsSingly: true,
    misreadsDecimalSign: true,
    forms: [
      .common: Forms(
        """
        1 en, 21 tjugoen, 31 trettioen, 41 fyrtioen, 51 femtioen, 61 sextioen, 71 sjuttioen, \
        81 åttioen, 91 nittioen
        """
      )
    ]
  )

  private static let polish = NumberGrammar(
    grouping: spaces,
    forms: [
      .feminine: Forms(
        """
        1 jedna, 2 dwie, 22 dwadzieścia dwie, 32 trzydzieści dwie, 42 czterdzieści dwie, \
        52 pięćdziesiąt dwie, 62 sześćdziesiąt dwie, 72 siedemdziesiąt dwie, \
        82 osiemdziesiąt dwie, 92 dziewięćdziesiąt dwie
        """,
        following: """
          2 dwie, 22 dwadzieścia dwie, 32 trzydzieści dwie, 42 czterdzieści dwie, \
          52 pięćdziesiąt dwie, 62 sześćdziesiąt dwie, 72 siedemdziesiąt dwie, \
          82 osiemdziesiąt dwie, 92 dziewięćdziesiąt dwie
          """
      ),
      .neuter: Forms("1 jedno", following: ""),
    ]
  )

  /// The words have the vowel signs that the voice needs.
  private static let arabic: NumberGrammar = {
    let ones = ["ثَلاث", "أَربَع", "خَمس", "سِتّ", "سَبع", "ثَماني", "تِسع"]
    let tens = [
      "عِشرُون", "ثَلاثُون", "أَربَعُون", "خَمسُون", "سِتُّون", "سَبعُون", "ثَمانُون", "تِسعُون",
    ]
    var words = [1: "واحِدَ", 2: "اِثنَتان", 10: "عَشر", 11: "إِحدى عَشْرَةَ", 12: "اِثنَتا عَشْرَةَ"]
    for (number, one) in zip(3..., ones) {
      words[number] = one
      words[10 + number] = one + " عَشْرَةَ"
    }
    for (index, ten) in tens.enumerated() {
      for (number, one) in zip(1..., ["إِحدى", "اِثنَتان"] + ones) {
        words[20 + index * 10 + number] = "\(one) وَ\(ten)"
      }
    }
    return NumberGrammar(
      decimalSign: ".",
      grouping: [","],
      and: " وَ",
      forms: [.feminine: Forms(alone: words, following: words)]
    )
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
