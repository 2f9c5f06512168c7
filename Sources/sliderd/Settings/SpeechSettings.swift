// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider
import StepSliderSpeech

/// The speech settings.
struct SpeechSettings {
  /// How messages name settings that the user can change.
  struct Names {
    /// The setting of the voice; `nil` if the user didn't set it.
    var voice: String?
    /// The setting of the destination.
    var audio: String?
  }

  private(set) var voice: VoiceSettings
  /// The voice to use if espeak-ng doesn't know the first one, which another program named.
  private(set) var spareVoice: String?
  /// The language of the words; `nil` for the voice's own.
  let language: Language?
  let verbosity: Verbosity
  let cues: CueChoice
  /// Where speech goes.
  var audio: AudioDestination
  /// Whether sound may show no sign of life for less time, because the program ends after the words.
  var hurries = false
  /// Where settings of other programs are used or ignored.
  private(set) var messages: [LogMessage]
  var names = Names()

  /// Does something with the voice, or else with the spare one.
  ///
  /// - Returns: The result, and the settings with the voice that was used.
  /// - Throws: A ``Failure`` if that isn't possible, such as for a voice that the user named here.
  func usingVoice<Result>(
    _ use: (VoiceSettings) throws(SpeechError) -> Result
  ) throws(Failure) -> (result: Result, settings: SpeechSettings) {
    do throws(SpeechError) {
      return (try use(voice), self)
    } catch {
      if case .cannotWrite = error { throw Failure(error, of: names.audio) }
      guard case .unknownVoice = error else { throw Failure(error) }
      guard let spareVoice else { throw Failure(error, of: names.voice) }
      return try withVoice(spareVoice).usingVoice(use)
    }
  }

  /// Returns the settings with another voice to use if there is no voice with the first name.
  func orVoice(_ name: String?) -> SpeechSettings {
    var settings = self
    settings.spareVoice = spareVoice ?? name
    return settings
  }

  private func withVoice(_ name: String) -> SpeechSettings {
    var settings = self
    settings.voice.name = name
    settings.spareVoice = nil
    let message = "espeak-ng has no voice \"\(SpokenText.cleaned(voice.name))\"; using \(name)"
    settings.messages.append(LogMessage(.info, message))
    return settings
  }
}

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

  /// What sliderd says of itself.
  var program: ProgramPhrases { ProgramPhrases(language: language) }

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
