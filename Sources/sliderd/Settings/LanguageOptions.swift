// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider
import StepSliderSpeech

/// The flag that says which language written words are in.
struct LanguageOptions: ParsableArguments {
  @Option(help: .init("The language of the words (default: the locale's).", valueName: "TAG"))
  var language: String?

  /// The language that was asked for, else the locale's where there are words in it, else English.
  func language(environment: [String: String]) throws(Failure) -> Language {
    guard let language else {
      return Language(tag: VoiceSettings.name(environment: environment)) ?? .english
    }
    return try Language(flag: language)
  }
}

extension Language {
  /// The language that `--language` names.
  init(flag tag: String) throws(Failure) {
    self = try readFlag("--language", tag, Self.rule, Language.init(tag:))
  }

  private static var rule: String {
    "one of the languages there are words for: " + all.map(\.tag).sorted().joined(separator: ", ")
  }
}

extension VoiceSettings {
  /// The voice for the user's locale, where there are words in its language; else English.
  static func name(environment: [String: String]) -> String {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    let locale = variables.first { !$0.isEmpty } ?? "C"
    if locale.hasPrefix("en_US") { return "en-us" }
    return Language(tag: locale)?.tag ?? Language.english.tag
  }
}
