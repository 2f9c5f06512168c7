// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// The spelling that espeak-ng's voice of one language reads right, of texts that are also shown
/// and that other voices read well.
package struct VoiceSpelling: Sendable {
  private let minus, infinity: Substring.UnicodeScalarView
  private let voice: VoiceLanguage?
  private let nouns: NounGenders
  private let respellings: [Substring: Substring]

  /// Prepares the tables of a language, such as `pt-br`. One without words for signs keeps the
  /// signs, as ASCII if possible.
  package init(in language: String) {
    let primary = String(language.prefix { $0.isLetter })
    voice = VoiceLanguage.byTag[primary]
    let (minus, infinity) = voice.map { ($0.signs.minus + " ", $0.signs.infinity) } ?? ("-", "∞")
    (self.minus, self.infinity) = (minus.unicodeScalars[...], infinity.unicodeScalars[...])
    nouns = NounGenders(in: primary)
    respellings = (voice?.respellings ?? "").split(separator: " ")
      .reduce(into: [:]) { respellings, pair in
        let words = pair.split(separator: "=")
        respellings[words[0]] = words[1]
      }
  }

  package func text(for text: String) -> String {
    var text = withWordsForSigns(text)
    text = voice?.withOrdinals(in: text, before: nouns) ?? text
    return respelled(voice?.numbers?.spelled(in: text, before: nouns) ?? text)
  }
}

// Minus signs and infinity. In some languages espeak-ng 1.51 reads "-5" as "5", and in all of them
// "-inf" as "inf". In most it reads the typographic sign (U+2212) in English or not at all, and "∞"
// neither.
extension VoiceSpelling {
  /// Returns a text in which a minus sign before a number, a word or infinity is spoken.
  func withWordsForSigns(_ text: String) -> String {
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
    guard signs.contains(scalar), let next,
      previous.properties.isWhitespace || opening.contains(previous)
    else { return false }
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
}

// Words. espeak-ng misreads Arabic ones, and in other languages some foreign words and endings.
extension VoiceSpelling {
  /// Returns a text in which the words that the voice would misread have another spelling.
  func respelled(_ text: String) -> String {
    guard !respellings.isEmpty else { return text }
    var (result, rest) = ("", text[...])
    while !rest.isEmpty {
      let word = rest.prefix(while: \.isLetter)
      result += respellings[Self.withoutVowelSigns(word)] ?? word
      rest = rest[word.endIndex...]
      result += rest.popFirst().map(String.init) ?? ""
    }
    return result
  }

  private static func withoutVowelSigns(_ word: Substring) -> Substring {
    Substring(word.unicodeScalars.filter { !("\u{64B}"..."\u{652}").contains($0) })
  }
}

extension String {
  init(scalars: some Sequence<Unicode.Scalar>) { self.init(String.UnicodeScalarView(scalars)) }

  /// Returns the text with words instead of numbers. The function finds the first number from an
  /// index on, and the words for it unless it stays as it is.
  func replacingNumbers(
    _ next: ([Unicode.Scalar], Int) -> (place: Range<Int>, words: String?)?
  ) -> String {
    guard utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return self }
    let scalars = Array(unicodeScalars)
    var (result, copied, index) = (String.UnicodeScalarView(), 0, 0)
    while let (place, words) = next(scalars, index) {
      index = place.upperBound
      guard let words else { continue }
      result.append(contentsOf: scalars[copied..<place.lowerBound])
      result.append(contentsOf: words.unicodeScalars)
      copied = index
    }
    guard copied > 0 else { return self }
    result.append(contentsOf: scalars[copied...])
    return String(result)
  }
}

extension [Unicode.Scalar] {
  /// Returns up to three words after a number, which spaces or hyphens separate, and the index
  /// after the last one. A digit or punctuation mark ends them.
  func words(after number: Int) -> (words: [String], end: Int) {
    var (words, end): ([String], Int) = ([], number)
    while words.count < 3, end < count, [" ", "\u{A0}", "\u{202F}", "-"].contains(self[end]) {
      let word = self[(end + 1)...].prefix { $0.isLetter || $0 == "’" }
      guard !word.isEmpty else { break }
      words.append(String(scalars: word))
      end = word.endIndex
    }
    return (words, end)
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { 0x30...0x39 ~= value }
  var isSpace: Bool { value == 0x20 || (value > 0x7F && properties.isWhitespace) }
  var isLetter: Bool { 0x61...0x7A ~= value || properties.isAlphabetic }
}
