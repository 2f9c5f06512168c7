// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider
import StepSliderSpeech

/// The flag that says which language written words are in.
struct LanguageOptions: ParsableArguments {
  @Option(
    help: .init("The language of the words (default: the locale's).", valueName: "TAG"),
    completion: .languages
  )
  var language: String?

  /// The language that was asked for, else the locale's where there are words in it, else English.
  func language(environment: [String: String]) throws(Failure) -> Language {
    guard let language else {
      return Language(tag: VoiceSettings.name(environment: environment)) ?? .english
    }
    return try readFlag("--language", language, Language.rule, Language.init(tag:))
  }
}
