// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// The genders of the nouns that follow numbers in one language.
struct NounGenders: Sendable {
  private var genders: [String: GrammaticalGender] = [:]
  private let endings: NounEndings?
  /// Whether adjectives come before their noun, as in "1 Schwedische Krone".
  private let adjectivesComeFirst: Bool

  /// Collects the nouns of a language: units, currencies and words that people count.
  init(in language: String) {
    endings = NounEndings.tables[language]
    adjectivesComeFirst = ["de", "sv"].contains(language)
    for (gender, nouns) in Self.tables[language] ?? [:] {
      for noun in nouns.split(separator: " ") { genders[String(noun)] = gender }
    }
    guard let language = Language(tag: language) else { return }
    for (noun, gender) in UnitWords(in: language).genders { genders[noun.lowercased()] = gender }
  }

  /// Returns the noun that a number belongs to, of the words after it; `nil` if none is known.
  ///
  /// At the start of a text or of a part of it, a noun that isn't in the tables has the gender of its
  /// ending. Elsewhere, a number may belong to the word before it: "Kanal 1 Lautstärke".
  func first(in words: [String], isOne: Bool, isAtStart: Bool)
    -> (word: String, gender: GrammaticalGender)?
  {
    for word in adjectivesComeFirst ? words[...] : words.prefix(1) {
      if let gender = genders[word.lowercased()] { return (word, gender) }
    }
    guard isAtStart, let endings, let word = endings.noun(in: words) else { return nil }
    return endings.gender(of: word.lowercased(), isOne: isOne).map { (word, $0) }
  }
}

/// The endings that tell the gender of nouns.
struct NounEndings: Sendable {
  /// The endings after 1, and after other numbers.
  private let singular, plural: [GrammaticalGender: [String]]
  /// The gender of nouns with another ending; `nil` if it can be any.
  private let otherwise: GrammaticalGender?
  /// Whether nouns begin with a capital letter.
  private var isCapitalized = false

  /// Returns the noun among the words after a number; `nil` after a preposition or an adverb.
  func noun(in words: [String]) -> String? {
    guard let first = words.first, first.count > 2, !Self.particles.contains(first.lowercased())
    else { return nil }
    return isCapitalized ? words.first { $0.first?.isUppercase == true } : first
  }

  /// Returns the gender of a noun in lower case.
  func gender(of noun: String, isOne: Bool) -> GrammaticalGender? {
    let table = isOne ? singular : plural
    return table.first { $1.contains(where: noun.hasSuffix) }?.key ?? otherwise
  }

  static let tables: [String: NounEndings] = [
    "de": NounEndings(
      singular: [.feminine: ["e", "ung", "heit", "keit", "schaft", "ion", "tät", "ik", "ei"]],
      plural: [:],
      otherwise: .masculine,
      isCapitalized: true
    ),
    "fr": both(["tion", "sion", "ette", "esse", "ance", "ée"], otherwise: nil),
    "es": both(["a", "ión", "dad", "tud"], ["as", "iones", "dades", "tudes"]),
    "it": both(["a", "ione", "tà", "tù"], ["e", "ioni", "tà", "tù"]),
    "pt": both(["a", "ção", "são", "dade", "gem"], ["as", "ções", "sões", "dades", "gens"]),
    "sv": NounEndings(
      singular: [.common: ["ion", "het", "ing", "a", "are"]],
      plural: [.common: ["ioner", "heter", "ingar", "or", "are"]],
      otherwise: nil
    ),
    "pl": NounEndings(
      singular: [.feminine: ["a", "ść"], .neuter: ["o", "ie"]],
      plural: [.feminine: ["cje", "ości"]],
      otherwise: .masculine
    ),
  ]

  private static func both(
    _ singular: [String],
    _ plural: [String]? = nil,
    otherwise: GrammaticalGender? = .masculine
  ) -> NounEndings {
    NounEndings(
      singular: [.feminine: singular],
      plural: [.feminine: plural ?? singular.map { $0 + "s" }],
      otherwise: otherwise
    )
  }

  /// Words of three letters and more that follow a number, and aren't nouns.
  private static let particles: Set<String> = [
    "por", "para", "con", "sin", "del", "las", "los", "más", "menos", "entre", "hasta", "desde",
    "sobre", "per", "con", "dei", "del", "tra", "fra", "più", "meno", "com", "sem", "dos", "das",
    "mais", "até", "från", "till", "och", "eller", "dla", "lub", "mit", "von", "und",
    // "Two" and "three", in a list of numbers.
    "due", "tre",
  ]
}
