// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider

/// The flag for the language of written words.
struct LanguageOptions: ParsableArguments {
  @Option(.languageOfPictures) var language: Given<LanguageTag>?

  /// Returns the requested language. The default is the locale's if sliderd has words in it,
  /// otherwise English.
  func language(environment: [String: String]) throws(Failure) -> Language {
    guard let language else { return LanguageTag(environment: environment)?.language ?? .english }
    return try language.value(of: .languageOfPictures).language
  }
}
