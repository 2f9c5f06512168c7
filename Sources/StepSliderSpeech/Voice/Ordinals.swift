// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

// Ordinals that the voice reads as numbers with letters after them, such as "1. Gang" and "1re
// fois". Words of the user have them; sliderd's own don't.
extension NumberGrammar {
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

  static let germanOrdinals: Ordinals = (
    [:], [".": nil], ["m": "er", "f": "e", "n": "es"].mapValues { list(german, ending: $0) }
  )

  static let polishOrdinals: Ordinals = (
    [:], [".": nil],
    [
      "m": list("pierwszy drugi trzeci") + list(polish, ending: "y"),
      "f": list("pierwsza druga trzecia") + list(polish, ending: "a"),
      "n": list("pierwsze drugie trzecie") + list(polish, ending: "e"),
    ]
  )

  /// The voice reads Danish ordinals, but "2." in one gender only.
  static let danishOrdinals: Ordinals = ([:], [".": nil], ["n": list("første andet")])

  static let dutchOrdinals: Ordinals = ([:], ["e": "", "de": "", "ste": ""], ["": list(dutch)])

  static let hindiOrdinals: Ordinals = (
    [:], ["ला": "ा", "रा": "ा", "था": "ा", "ली": "ी", "री": "ी", "थी": "ी"],
    ["ा": list("पहला दूसरा तीसरा चौथा"), "ी": list("पहली दूसरी तीसरी चौथी")]
  )

  static let frenchOrdinals: Ordinals = (
    ["re": "ère", "e": "ème", "eme": "ème", "d": "ème", "de": "ème"], [:], [:]
  )

  static let spanishOrdinals: Ordinals = (
    portugueseOrdinals.suffixes, [".er": "", "er": ""], ["": ["primer", "segundo", "tercer"]]
  )

  static let portugueseOrdinals: Ordinals = ([".ª": "ª", ".º": "º"], [:], [:])

  private static let german = """
    erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt \
    fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst
    """
  /// Those from the fourth on.
  private static let polish =
    "czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast"
  private static let dutch = """
    eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende \
    veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste
    """

  private static func list(_ words: String, ending: String = "") -> [String] {
    words.split(separator: " ").map { $0 + ending }
  }
}
