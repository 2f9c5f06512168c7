// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// The genders of the nouns that follow numbers in one language.
struct NounGenders: Sendable {
  private var genders: [String: GrammaticalGender] = [:]
  /// The endings of nouns after 1, and after other numbers.
  private let endings: [GrammaticalGender: (singular: [String], plural: [String])]
  private let voice: VoiceLanguage?

  /// Collects the nouns of a language: units, currencies and words that people count.
  init(in language: String) {
    func split(_ words: String) -> [String] { words.split(separator: " ").map(String.init) }
    voice = VoiceLanguage.byTag[language]
    endings = (voice?.endings ?? [:]).mapValues { (split($0.singular), split($0.plural)) }
    for (gender, nouns) in voice?.nouns ?? [:] {
      for noun in nouns.split(separator: " ").flatMap(Self.forms) { genders[noun] = gender }
    }
    for (noun, gender) in SpokenLanguage(tag: language)?.nounGenders ?? [:] {
      genders[noun.lowercased()] = gender
    }
  }

  /// Returns the noun that a number belongs to, of the words after it; `nil` if none is known. At
  /// the start of a text or of a part of it, a noun that isn't in the tables has the gender of its
  /// ending. Elsewhere, a number may belong to the word before it: "Kanal 1 Lautstärke".
  func first(in words: [String], isOne: Bool, isAtStart: Bool)
    -> (word: String, gender: GrammaticalGender)?
  {
    for word in voice?.adjectivesComeFirst == true ? words[...] : words.prefix(1) {
      if let gender = genders[word.lowercased()] { return (word, gender) }
    }
    guard isAtStart, let word = noun(in: words) else { return nil }
    let noun = word.lowercased()
    let known = endings.first { _, endings in
      (isOne ? endings.singular : endings.plural).contains(where: noun.hasSuffix)
    }
    return (known?.key ?? voice?.usualGender).map { (word, $0) }
  }

  /// Returns the noun among the words after a number; `nil` after a preposition or an adverb.
  private func noun(in words: [String]) -> String? {
    guard let first = words.first, first.count > 2, !Self.particles.contains(first.lowercased())
    else { return nil }
    return voice?.capitalizesNouns == true ? words.first { $0.first?.isUppercase == true } : first
  }

  /// Returns the forms that an entry of a table stands for.
  private static func forms(_ entry: Substring) -> [String] {
    let stems = entry.split(separator: "/").map(String.init)
    guard stems.count == 1 else { return stems.dropFirst().map { stems[0] + $0 } }
    let parts = entry.split(separator: "+").map(String.init)
    return [parts[0]] + parts.dropFirst().map { parts[0] + $0 }
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
