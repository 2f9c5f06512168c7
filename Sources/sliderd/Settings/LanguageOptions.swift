// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider

/// The flag that says which language written words are in.
struct LanguageOptions: ParsableArguments {
  @Option(.languageOfPictures) var language: Given<LanguageTag>?

  /// The language that was asked for, else the locale's where there are words in it, else English.
  func language(environment: [String: String]) throws(Failure) -> Language {
    guard let language else { return LanguageTag(environment: environment)?.language ?? .english }
    return try language.value(of: .languageOfPictures).language
  }
}
