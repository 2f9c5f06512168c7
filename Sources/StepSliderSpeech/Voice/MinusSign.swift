// SPDX-License-Identifier: GPL-3.0-or-later

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
