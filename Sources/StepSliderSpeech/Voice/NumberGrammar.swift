// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// The numbers of a language that agree with the gender of a noun: "1 hora" is read as "una hora".
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
  /// The word between whole millions and their noun, also before a vowel: "un million d'euros".
  var millionsOf: (word: String, beforeVowel: String)?
  /// Whether the words for one follow the first sound of the noun: "un'ora", "uno zloty".
  var elides = false
  let forms: [GrammaticalGender: Forms]

  /// The words that agree with one gender: for numbers below 100 that stand alone or follow
  /// hundreds or thousands, and for hundreds. The voice reads other numbers right.
  typealias Forms = (alone: [Int: String], following: [Int: String], hundreds: [Int: String])

  /// Returns a text in which numbers agree with the nouns after them.
  func spelled(in text: String, before nouns: NounGenders) -> String {
    text.replacingNumbers { scalars, index in
      guard let number = firstNumber(in: scalars, from: index) else { return nil }
      let words = spelling(of: number, in: scalars, before: nouns)
      // "Una" and "de" lose their vowel before another one, and the space too.
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
      if isFree, digits.count <= 15 { return (first..<end, digits, fraction) }
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
    guard let noun else { return misreadsDecimalSign ? decimals.map { "\(digits) \($0)" } : nil }
    guard fraction != nil else {
      return words(for: digits, noun.gender).map { elided($0, before: noun.word) }
        ?? millions(digits, of: noun.word)
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

  /// Returns a whole number of millions with the word before a noun; `nil` if it is no such number.
  private func millions(_ digits: String, of noun: String) -> String? {
    guard let millionsOf, digits.count > 6, digits.hasSuffix("000000") else { return nil }
    let noun = noun.lowercased()
    let isVowel = "aeiouàâäéèêîôœ".contains(noun.prefix(1)) || noun.hasPrefix("heure")
    return "\(digits) \(isVowel ? millionsOf.beforeVowel : millionsOf.word)"
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

extension [Unicode.Scalar] {
  /// Returns the digits at an index, which becomes that after them.
  fileprivate func digits(from index: inout Int) -> String {
    let run = self[index...].prefix(while: \.isDigit)
    index = run.endIndex
    return String(scalars: run)
  }

  /// Whether an index begins the text or a part of it, after a punctuation mark or a sign.
  fileprivate func isStart(_ index: Int) -> Bool {
    let before = self[..<index].last { !$0.isSpace }
    return before.map { !$0.isLetter && !$0.isDigit } ?? true
  }
}
