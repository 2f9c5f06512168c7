// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// The language of the words: the requested one, or else the voice's, or else English.
struct SpokenLanguage {
  let language: Language
  /// A message for the user about the choice, if one is needed.
  let message: String?

  init(speech: SpeechSettings, voiceLanguage: String) {
    let own = Language(tag: voiceLanguage)
    language = speech.language ?? own ?? .english
    message =
      speech.language == nil && own == nil
      ? "sliderd has no words in the voice's language (\(voiceLanguage)); it uses English" : nil
  }

  /// The phrases about sliderd and its devices.
  var program: ProgramPhrases { ProgramPhrases(language: language) }

  /// The phrases about what a listener should know at the start.
  var startNotices: StartNoticePhrases { StartNoticePhrases(language: language) }

  /// The phrases for sliderd's own keys.
  var ownKeys: OwnKeyPhrases { OwnKeyPhrases(language: language) }

  /// Returns a number as it is spoken.
  func number(_ number: Int) -> String {
    NumberStyle.localized(language).number(DecimalNumber(clamping: number))
  }

  /// Returns the phrases about sliders.
  func phrases(_ verbosity: Verbosity) -> SliderPhrases {
    SliderPhrases(language: language, numbers: .localized(language), verbosity: verbosity)
  }
}

extension Failure {
  /// Creates the failure of a setting, if the user has set it.
  init(_ error: SpeechError, of setting: String? = nil) {
    let status: ExitStatus =
      if case .cannotWrite = error { .cannotCreate } else { .unavailable }
    let isFlag = setting?.hasPrefix("--") == true
    let place = isFlag ? "" : setting.map { "\($0): " } ?? ""
    let subject = isFlag ? setting.map { Mistake.Subject.flags([$0]) } : nil
    self.init(status: status, mistakes: [Mistake(in: subject, message: place + error.message)])
  }
}

extension SpeechError {
  /// The error, with a helpful command if there is one.
  var message: String {
    if case .unknownVoice(_, similar: []) = self {
      return "\(self); run \"sliderd voices\" to list all voices"
    }
    return "\(self)"
  }
}
