// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// The numbers of a language that agree with the gender of a noun.
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
  }

  /// Returns a whole number with the words that agree; `nil` if none does.
  func words(for digits: String, _ gender: GrammaticalGender) -> String? {
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
  func decimals(_ digits: String) -> String? {
    guard let decimalWord else { return nil }
    let zeros = digits.prefix { $0 == "0" }
    let parts =
      readsDecimalsSingly
      ? digits.map(String.init) : zeros.map(String.init) + [String(digits.dropFirst(zeros.count))]
    return ([decimalWord] + parts.filter { !$0.isEmpty }).joined(separator: " ")
  }

  /// Returns the words in their form before a noun. A word that ends in an apostrophe joins it.
  func elided(_ words: String, before noun: String) -> String {
    guard elides else { return words }
    let noun = noun.lowercased()
    if words == "una", "aeiouàèéìòù".contains(noun.prefix(1)) { return "un'" }
    let isImpure =
      ["z", "x", "y", "gn", "ps", "pn"].contains(where: noun.hasPrefix)
      || (noun.hasPrefix("s") && !"aeiou".contains(noun.dropFirst().prefix(1)))
    return words.hasSuffix("un") && isImpure ? words + "o" : words
  }
}
