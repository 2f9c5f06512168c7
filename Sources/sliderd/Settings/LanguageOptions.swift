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
    return name(tag: locale) ?? Language.english.tag
  }

  /// The voice for a tag such as `pt-BR` or `pt_BR.UTF-8`, of its region where there is one; `nil`
  /// if there are no words in its language.
  static func name(tag: String) -> String? {
    guard let language = Language(tag: tag)?.tag else { return nil }
    let region = tag.dropFirst(language.count + 1).prefix { $0.isLetter || $0.isNumber }
    switch "\(language)-\(region.lowercased())" {
    case "es-", "es-es": return language
    case let name where ["en-us", "fr-be", "fr-ch", "pt-br"].contains(name): return name
    case let name where name.hasPrefix("es-"): return "es-419"
    default: return language
    }
  }
}
