// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import StepSliderSpeech

extension SpeechSettings: SettingGroup {
  static let settings: [any SettingDescription] = [
    Setting.usesDispatcher, Setting.speechModule, Setting.voice, Setting.rate, Setting.pitch,
    Setting.volume, Setting.language, Setting.verbosity, Setting.cues, Setting.usesDefaults,
  ]
}

extension Setting {
  /// Whether speech-dispatcher speaks, and espeak-ng in its place while it can't. If not, espeak-ng
  /// within sliderd speaks.
  static let usesDispatcher = TypedSetting(
    "speech",
    .choice([("espeak", false), ("dispatcher", true)]),
    in: .speech,
    called: "espeak"
  )
  .flag(
    "BY",
    "Who speaks: espeak is espeak-ng, at once; dispatcher is speech-dispatcher with the voice "
      + "that you set there, 15 to 20 ms later"
  )
  static let speechModule = TypedSetting("speech_module", .text, in: .speech)
    .flag(
      "NAME",
      "With --speech dispatcher, one of the output modules that \"spd-say -O\" lists, such as piper"
    )
  static let voice = TypedSetting("voice", .text, in: .speech)
    .flag(
      "NAME",
      "A voice from the list of \"sliderd voices\"; with --speech dispatcher, one of "
        + "\"spd-say -L\"",
      completion: .voices
    )
  static let rate = number(.rate, VoiceSettings().rate)
    .flag("WPM", "Words per minute, \(SpeechControl.rate.range.words)")
  static let pitch = number(.pitch, VoiceSettings().pitch)
    .flag("N", "Pitch, 0 (low) to \(SpeechControl.pitch.range.upperBound) (high)")
  static let volume = number(.volume, VoiceSettings().volume)
    .flag("N", "Volume, 0 (silent) to \(SpeechControl.volume.range.upperBound)")
  static let language = TypedSetting("language", .language, in: .speech, called: "the voice's")
    .flag("TAG", "The language of the words", completion: .languages)
  static let verbosity = TypedSetting("verbosity", .choice, in: .speech, default: Verbosity.normal)
    .flag("HOW", "How much is spoken")
  static let cues = TypedSetting("cues", .choice, in: .speech, default: CueMode.off)
    .flag(
      "WHICH",
      "Short sounds beside the words: ends marks each end; position adds a tone at each stop, "
        + "higher for greater values, and a click for each notch of a knob; instead is like "
        + "position, without the words of a change"
    )
  /// Whether what isn't set comes from the files of Orca and speech-dispatcher. If not, it comes
  /// from the locale and sliderd itself.
  static let usesDefaults = TypedSetting(
    "speech_defaults",
    .choice([("auto", true), ("none", false)]),
    in: .speech,
    called: "auto"
  )
  .flag(
    "FROM",
    "Where voice, rate, pitch and volume come from if you do not set them here: auto is your "
      + "settings for Orca, then those for speech-dispatcher; none is sliderd itself"
  )
  static let audio = TypedSetting("audio", .audio, in: .speech, called: "auto")
    .flag(
      "TO",
      "Where speech goes: \(audioWords.joined(separator: ", ")), alsa:DEVICE or wav:FILE",
      completion: .words(audioWords)
    )
  static let audioOfErrors = TypedSetting("audio", .audio)
    .flag("TO", "Where errors are spoken in a terminal, as for sliderd itself; none: nowhere")
  /// The language of written words.
  static let languageOfPictures = TypedSetting("language", .language, called: "the locale's")
    .flag("TAG", "The language of the words", completion: .languages)

  private static let audioWords = ["auto", "pulse", "pulse:awake", "alsa", "none"]

  private static func number(_ control: SpeechControl, _ usual: Int) -> TypedSetting<Int> {
    let kind = ValueKind.wholeNumber(in: control.range, suchAs: usual)
    return TypedSetting(control.rawValue, kind, in: .speech, default: usual)
  }
}

extension SpeechControl {
  /// The setting for the start.
  var setting: TypedSetting<Int> {
    switch self {
    case .rate: Setting.rate
    case .pitch: Setting.pitch
    case .volume: Setting.volume
    }
  }
}

extension ValueKind<LanguageTag> {
  fileprivate static var language: Self {
    let tags = SpokenLanguage.all.map(\.tag).sorted().joined(separator: ", ")
    return text("one of these languages: " + tags, advice: advice) { LanguageTag($0) }
  }

  /// Returns the tag of a language that is named in English or in itself.
  private static func advice(insteadOf name: String) -> String {
    let language = SpokenLanguage.all.first { language in
      ["en", language.tag].contains { tag in
        Locale(identifier: tag).localizedString(forLanguageCode: language.tag)?.lowercased()
          == name.lowercased()
      }
    }
    return language.map { "; did you mean \($0.tag)?" } ?? ""
  }
}

extension ValueKind<AudioDestination> {
  fileprivate static var audio: Self {
    text("one of auto, pulse, pulse:awake, alsa, alsa:DEVICE, wav:FILE, none", advice: advice) {
      AudioDestination($0)
    }
  }

  private static func advice(insteadOf text: String) -> String {
    text.lowercased().hasSuffix(".wav")
      ? "; did you mean wav:\(SpokenText.cleaned(text))?"
      : text.advice(amongValues: ["auto", "pulse", "alsa", "none"])
  }
}
