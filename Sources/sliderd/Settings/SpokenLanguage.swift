// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// The language of the words: the one that was asked for, else the voice's, else English.
struct SpokenLanguage {
  let language: Language
  /// What the user should know about the choice, if anything.
  let message: String?

  init(speech: SpeechSettings, voiceLanguage: String) {
    let own = Language(tag: voiceLanguage)
    language = speech.language ?? own ?? .english
    message =
      speech.language == nil && own == nil
      ? "there are no words in the voice's language (\(voiceLanguage)): speaking English" : nil
  }

  /// What is said of the program and its devices, in the language.
  var program: ProgramPhrases { ProgramPhrases(language: language) }

  /// All that is said of sliders, in the language.
  func phrases(_ verbosity: Verbosity) -> SliderPhrases {
    SliderPhrases(language: language, numbers: .localized(language), verbosity: verbosity)
  }
}

extension Failure {
  init(_ error: SpeechError) {
    let status: ExitStatus =
      if case .cannotWrite = error { .cannotCreate } else { .unavailable }
    self.init(status: status, message: error.message)
  }
}

extension SpeechError {
  /// What is wrong, and the command that helps.
  var message: String {
    if case .unknownVoice(_, similar: []) = self { return "\(self); \"sliderd voices\" lists them" }
    return "\(self)"
  }
}
