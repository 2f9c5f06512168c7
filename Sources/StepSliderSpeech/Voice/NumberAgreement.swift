// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

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
