// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// How the slider is to speak, as its user wrote it; the same rules for flags and files.
struct SpeechRequest: Equatable {
  var voice: String?
  var rate: Int?
  var pitch: Int?
  var volume: Int?
  var language: String?
  var verbosity: Verbosity?

  /// The settings that are asked for; where nothing says, the environment's locale decides. Mistakes
  /// are noted.
  func settings(
    environment: [String: String],
    _ mistakes: inout [SettingMistake]
  ) -> SpeechSettings {
    let rate = mistakes.check(rate ?? 175, .rate, in: 80...900)
    let pitch = mistakes.check(pitch ?? 50, .pitch, in: 0...99)
    let volume = mistakes.check(volume ?? 100, .volume, in: 0...200)
    let words = mistakes.read(language, .language, Language.rule, Language.init(tag:))
    let name =
      voice ?? language.flatMap(VoiceSettings.name(tag:))
      ?? VoiceSettings.name(environment: environment)
    return SpeechSettings(
      voice: VoiceSettings(name: name, rate: rate, pitch: pitch, volume: volume),
      language: words,
      verbosity: verbosity ?? .normal
    )
  }

  /// The settings that flags ask for; where nothing says, the environment's locale decides.
  func settingsOfFlags(environment: [String: String]) throws(Failure) -> SpeechSettings {
    var mistakes: [SettingMistake] = []
    let settings = settings(environment: environment, &mistakes)
    try mistakes.throwFirst()
    return settings
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
}

/// How the slider speaks.
struct SpeechSettings {
  let voice: VoiceSettings
  /// The language of the words; `nil` for the voice's own.
  let language: Language?
  let verbosity: Verbosity
}
