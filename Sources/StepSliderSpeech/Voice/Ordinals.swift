// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

// Ordinals that the voice reads as numbers with letters after them, such as "1. Gang" and "1re
// fois". Words of the user have them; sliderd's own don't.
extension VoiceLanguage {
  /// The suffixes that the voice reads, by those that are written after the digits; the form of the
  /// word that it reads instead of digits with a suffix, `nil` for the gender of the noun that
  /// follows; and the words from the first on, by their form.
  typealias Ordinals = (
    suffixes: [String: String], forms: [String: String?], words: [String: [String]]
  )

  /// Returns a text in which the voice reads ordinals.
  func withOrdinals(in text: String, before nouns: NounGenders) -> String {
    guard let ordinals else { return text }
    return text.replacingNumbers { scalars, index in
      guard let first = scalars[index...].firstIndex(where: \.isDigit) else { return nil }
      let digits = scalars[first...].prefix(while: \.isDigit)
      guard first == 0 || scalars[first - 1].isSpace || scalars[first - 1] == "(",
        let (words, end) = Self.ordinal(digits, of: ordinals, in: scalars, before: nouns)
      else { return (first..<digits.endIndex, nil) }
      return (first..<end, words)
    }
  }

  private static func ordinal(
    _ digits: ArraySlice<Unicode.Scalar>,
    of ordinals: Ordinals,
    in scalars: [Unicode.Scalar],
    before nouns: NounGenders
  ) -> (words: String, end: Int)? {
    let marker = scalars[digits.endIndex...].prefix { !$0.isSpace && $0 != "," }
    let (number, sign) = (String(scalars: digits), String(scalars: marker))
    if let suffix = ordinals.suffixes[sign] { return (number + suffix, marker.endIndex) }
    guard let form = ordinals.forms[sign], let place = Int(number) else { return nil }
    // The period may also end a sentence, so only a noun in the tables counts, or a single word
    // that ends the text or a part of it.
    let (following, end) = scalars.words(after: marker.endIndex)
    let isAlone = following.count == 1 && (end == scalars.count || scalars[end] == ",")
    let noun = nouns.first(in: following, isOne: true, isAtStart: isAlone)
    guard let words = (form ?? noun?.gender.rawValue).flatMap({ ordinals.words[$0] }),
      words.indices.contains(place - 1)
    else { return nil }
    return (words[place - 1], marker.endIndex)
  }
}
