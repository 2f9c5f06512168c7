// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

extension SpeechSettings: SettingGroup {
  static let settings: [any SettingDescription] = [
    Setting.usesDispatcher, Setting.speechModule, Setting.voice, Setting.rate, Setting.pitch,
    Setting.volume, Setting.language, Setting.verbosity, Setting.cues, Setting.usesDefaults,
  ]
}

extension Setting<Bool> {
  /// Whether speech-dispatcher speaks, with espeak-ng while that can't. If not, it is espeak-ng within
  /// sliderd.
  static var usesDispatcher: Self {
    let words =
      "Who speaks: espeak is espeak-ng, at once; dispatcher is speech-dispatcher with the voice "
      + "that you set there, 15 to 20 ms later"
    let kind = ValueKind.choice([("espeak", false), ("dispatcher", true)])
    return Self("speech", kind, in: .speech, called: "espeak", "BY", words)
  }

  /// Whether what isn't set comes from the files of Orca and speech-dispatcher. If not, it comes from
  /// the locale and sliderd itself.
  static var usesDefaults: Self {
    let words =
      "Where voice, rate, pitch and volume come from if you do not set them here: auto is your "
      + "settings for Orca, then those for speech-dispatcher; none is sliderd itself"
    let kind = ValueKind.choice([("auto", true), ("none", false)])
    return Self("speech_defaults", kind, in: .speech, called: "auto", "FROM", words)
  }
}

extension Setting<String> {
  static var voice: Self {
    let words =
      "A voice from the list of \"sliderd voices\"; with --speech dispatcher, one of "
      + "\"spd-say -L\""
    return Self("voice", .text, in: .speech, "NAME", words, completion: .voices)
  }

  static var speechModule: Self {
    let words =
      "With --speech dispatcher, one of the output modules that \"spd-say -O\" lists, such as piper"
    return Self("speech_module", .text, in: .speech, "NAME", words)
  }
}

extension Setting<Int> {
  static var rate: Self { SpeechControl.rate.setting }
  static var pitch: Self { SpeechControl.pitch.setting }
  static var volume: Self { SpeechControl.volume.setting }
}

extension SpeechControl {
  /// The setting for the start.
  var setting: Setting<Int> {
    let usual = VoiceSettings()
    switch self {
    case .rate: return setting(usual.rate, "WPM", "Words per minute, \(range.words)")
    case .pitch:
      let words = "Pitch, \(range.lowerBound) (low) to \(range.upperBound) (high)"
      return setting(usual.pitch, "N", words)
    case .volume:
      let words = "Volume, \(range.lowerBound) (silent) to \(range.upperBound)"
      return setting(usual.volume, "N", words)
    }
  }

  private func setting(_ usual: Int, _ valueName: String, _ words: String) -> Setting<Int> {
    let kind = ValueKind.wholeNumber(in: range, suchAs: usual)
    return Setting(rawValue, kind, in: .speech, default: usual, valueName, words)
  }
}

extension Setting<LanguageTag> {
  static var language: Self { language(called: "the voice's", in: .speech) }

  /// The language of written words.
  static var languageOfPictures: Self { language(called: "the locale's") }

  private static func language(called name: String, in table: ConfigurationTable? = nil) -> Self {
    let tags = Language.all.map(\.tag)
    let rule = "one of these languages: " + tags.sorted().joined(separator: ", ")
    let kind = ValueKind.text(rule) { LanguageTag($0) }
    let words = "The language of the words"
    let completion = FlagDescription.Completion.words(tags)
    return Self("language", kind, in: table, called: name, "TAG", words, completion: completion)
  }
}

extension Setting<Verbosity> {
  static var verbosity: Self {
    Self("verbosity", .choice, in: .speech, default: .normal, "HOW", "How much is spoken")
  }
}

extension Setting<CueChoice> {
  static var cues: Self {
    let words =
      "Short sounds beside the words: ends marks each end; position adds a tone at each stop, "
      + "higher for greater values, and a click for each notch of a knob; instead is like "
      + "position, without the words of a change"
    return Self("cues", .choice, in: .speech, default: .off, "WHICH", words)
  }
}

extension Setting<AudioDestination> {
  static var audioOfErrors: Self {
    let words = "Where errors are spoken in a terminal, as for sliderd itself; none: nowhere"
    return Self("audio", .audio, "TO", words)
  }

  static var audio: Self {
    let known = ["auto", "pulse", "pulse:awake", "alsa", "none"]
    let words = "Where speech goes: \(known.joined(separator: ", ")), alsa:DEVICE or wav:FILE"
    let completion = FlagDescription.Completion.words(known)
    return Self("audio", .audio, in: .speech, called: "auto", "TO", words, completion: completion)
  }
}

extension ValueKind<AudioDestination> {
  fileprivate static var audio: Self {
    text("one of auto, pulse, pulse:awake, alsa, alsa:DEVICE, wav:FILE, none") {
      AudioDestination($0)
    }
  }
}
