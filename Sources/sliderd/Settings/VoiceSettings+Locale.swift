// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

extension Language {
  /// What the tag of a language must be.
  static var rule: String {
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
