// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// The requested speech settings, with the same rules for flags and files.
struct SpeechRequest: Equatable {
  var voice: String?
  var rate: Int?
  var pitch: Int?
  var volume: Int?
  var language: Given<LanguageTag>?
  var verbosity: Verbosity?

  /// Returns the speech settings, and notes mistakes. The environment's locale is the default.
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

  /// Returns the speech settings from flags, completed by a file without mistakes.
  ///
  /// - Throws: A ``Failure`` with the first mistake.
  func settings(environment: [String: String]) throws(Failure) -> SpeechSettings {
    try [SettingMistake].throwingFirst { settings(environment: environment, &$0) }
  }

  /// Returns this request, completed by another one.
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

  /// Returns the requested number for a setting that a slider can control.
  func number(of control: SpeechControl) -> Int? {
    switch control {
    case .rate: rate
    case .pitch: pitch
    case .volume: volume
    }
  }
}

extension SpeechRequest {
  /// Reads the table `[speech]`, and notes its mistakes.
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

/// The speech settings.
struct SpeechSettings {
  let voice: VoiceSettings
  /// The language of the words; `nil` for the voice's own.
  let language: Language?
  let verbosity: Verbosity
}
