// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// How the slider is to speak; the same rules for flags and files.
struct SpeechRequest: Equatable {
  var voice: String?
  var rate: Int?
  var pitch: Int?
  var volume: Int?
  var language: Given<LanguageTag>?
  var verbosity: Verbosity?

  /// The settings that are asked for; where nothing says, the environment's locale decides. Mistakes
  /// are noted.
  func settings(
    environment: [String: String],
    _ mistakes: inout [SettingMistake]
  ) -> SpeechSettings {
    mistakes.check(rate, .rate)
    mistakes.check(pitch, .pitch)
    mistakes.check(volume, .volume)
    let language = mistakes.value(of: language, .language)
    let tag = language ?? LanguageTag(environment: environment)
    var settings = VoiceSettings(name: voice ?? tag?.voice ?? Language.english.tag)
    settings.rate = rate ?? settings.rate
    settings.pitch = pitch ?? settings.pitch
    settings.volume = volume ?? settings.volume
    return SpeechSettings(
      voice: settings,
      language: language?.language,
      verbosity: verbosity ?? .normal
    )
  }

  /// The settings that flags ask for, and where they say nothing, a file without mistakes.
  ///
  /// - Throws: A ``Failure`` that tells the first mistake.
  func settings(environment: [String: String]) throws(Failure) -> SpeechSettings {
    try [SettingMistake].throwingFirst { settings(environment: environment, &$0) }
  }

  /// This request, where it says something, and else what another one says.
  func over(_ other: SpeechRequest) -> SpeechRequest {
    SpeechRequest(
      voice: voice ?? other.voice,
      rate: rate ?? other.rate,
      pitch: pitch ?? other.pitch,
      volume: volume ?? other.volume,
      language: language ?? other.language,
      verbosity: verbosity ?? other.verbosity
    )
  }

  /// What is asked for of something that a slider can set.
  func number(of control: SpeechControl) -> Int? {
    switch control {
    case .rate: rate
    case .pitch: pitch
    case .volume: volume
    }
  }
}

extension SpeechRequest {
  /// Reads the table `[speech]`, and notes what is wrong with its voice.
  init(_ table: inout TableReader, voiceMistake: (String) -> String?) {
    self.init(
      voice: table.read(.voice),
      rate: table.read(.rate),
      pitch: table.read(.pitch),
      volume: table.read(.volume),
      language: table.given(.language),
      verbosity: table.read(.verbosity)
    )
    var mistakes: [SettingMistake] = []
    _ = settings(environment: [:], &mistakes)
    table.note(mistakes)
    if let mistake = voice.flatMap(voiceMistake) { table.note(.voice, mistake) }
  }
}

/// How the slider speaks.
struct SpeechSettings {
  let voice: VoiceSettings
  /// The language of the words; `nil` for the voice's own.
  let language: Language?
  let verbosity: Verbosity
}
