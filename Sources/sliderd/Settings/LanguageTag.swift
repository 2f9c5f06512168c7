// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderNumbers

/// A tag such as `pt-BR` or `pt_BR.UTF-8`, for a language that sliderd has words in.
struct LanguageTag {
  let language: SpokenLanguage
  /// The voice for the region if there is one, otherwise for the language.
  let voice: String
  let hasRegion: Bool

  /// Parses a tag; fails if there are no words in its language.
  init?(_ tag: String) {
    guard let language = SpokenLanguage(tag: tag) else { return nil }
    let region = tag.dropFirst(language.tag.count + 1).prefix { $0.isLetter || $0.isNumber }
    (self.language, hasRegion) = (language, !region.isEmpty)
    switch "\(language.tag)-\(region.lowercased())" {
    case "es-", "es-es": voice = language.tag
    case let name where ["en-us", "fr-be", "fr-ch", "pt-br"].contains(name): voice = name
    case let name where name.hasPrefix("es-"): voice = "es-419"
    default: voice = language.tag
    }
  }

  /// Creates the tag of the user's locale; fails if there are no words in its language.
  init?(environment: [String: String]) {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    self.init(variables.first { !$0.isEmpty } ?? "C")
  }
}

// The language of the words.
extension SpeechSettings {
  /// Returns the requested language, or else that of a voice, or else English.
  func language(ofVoice tag: String) -> SpokenLanguage {
    language ?? SpokenLanguage(tag: tag) ?? .english
  }
}

extension SpokenLanguage {
  var program: ProgramWords { ProgramWords.words(in: self) }

  func number(_ number: Int) -> String { NumberStyle.localized(self).number(DecimalNumber(number)) }

  func phrases(_ verbosity: Verbosity) -> SliderPhrases {
    SliderPhrases(language: self, numbers: .localized(self), verbosity: verbosity)
  }
}
