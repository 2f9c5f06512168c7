// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

// Speech.

extension Setting<String> {
  static var voice: Self {
    let words =
      "A voice from the list of \"sliderd voices\"; with --speech dispatcher, one of "
      + "\"spd-say -L\""
    return Self("voice", .text, in: .speech, flag: .init("NAME", words, completion: .voices))
  }
}

extension Setting<String> {
  static var speechModule: Self {
    let words =
      "With --speech dispatcher, one of the output modules that \"spd-say -O\" lists, such as piper"
    return Self("speech_module", .text, in: .speech, flag: .init("NAME", words))
  }
}

extension Setting<Int> {
  static var rate: Self {
    let words = "Words per minute, \(SpeechControl.rate.range.words)"
    return number(.rate, default: VoiceSettings().rate, "WPM", words)
  }

  static var pitch: Self {
    let range = SpeechControl.pitch.range
    let words = "Pitch, \(range.lowerBound) (low) to \(range.upperBound) (high)"
    return number(.pitch, default: VoiceSettings().pitch, "N", words)
  }

  static var volume: Self {
    let range = SpeechControl.volume.range
    let words = "Volume, \(range.lowerBound) (silent) to \(range.upperBound)"
    return number(.volume, default: VoiceSettings().volume, "N", words)
  }

  private static func number(
    _ control: SpeechControl,
    default number: Int,
    _ valueName: String,
    _ words: String
  ) -> Self {
    Self(
      control.rawValue,
      .wholeNumber(in: control.range, suchAs: number),
      in: .speech,
      default: number,
      flag: .init(valueName, words)
    )
  }
}

extension Setting<LanguageTag> {
  static var language: Self { language(called: "the voice's", in: .speech) }

  /// The language of written words.
  static var languageOfPictures: Self { language(called: "the locale's") }

  private static func language(called name: String, in table: ConfigurationTable? = nil) -> Self {
    let tags = Language.all.map(\.tag)
    let rule = "one of these languages: " + tags.sorted().joined(separator: ", ")
    let flag = FlagDescription("TAG", "The language of the words", completion: .words(tags))
    return Self("language", .text(rule) { LanguageTag($0) }, in: table, called: name, flag: flag)
  }
}

extension Setting<Verbosity> {
  static var verbosity: Self {
    let flag = FlagDescription("HOW", "How much is spoken")
    return Self("verbosity", .choice, in: .speech, default: .normal, flag: flag)
  }
}

extension Setting<CueChoice> {
  static var cues: Self {
    let flag = FlagDescription(
      "WHICH",
      "Short sounds beside the words: ends marks each end; position adds a tone at each stop, "
        + "higher for greater values, and a click for each notch of a knob; instead is like "
        + "position, without the words of a change"
    )
    return Self("cues", .choice, in: .speech, default: .off, flag: flag)
  }
}

extension Setting<SpeechChoice> {
  static var speechChoice: Self {
    let flag = FlagDescription(
      "BY",
      "Who speaks: espeak is espeak-ng, at once; dispatcher is speech-dispatcher with the voice "
        + "that you set there, 15 to 20 ms later"
    )
    return Self("speech", .choice, in: .speech, default: .espeak, flag: flag)
  }
}

extension Setting<SpeechDefaults> {
  static var speechDefaults: Self {
    let flag = FlagDescription(
      "FROM",
      "Where voice, rate, pitch and volume come from if you do not set them here: auto is your "
        + "settings for Orca, then those for speech-dispatcher; none is sliderd itself"
    )
    return Self("speech_defaults", .choice, in: .speech, default: .auto, flag: flag)
  }
}

extension Setting<AudioDestination> {
  static var audioOfErrors: Self {
    let words = "Where errors are spoken in a terminal, as for sliderd itself; none: nowhere"
    return Self("audio", .audio, flag: .init("TO", words))
  }

  static var audio: Self {
    let words = ["auto", "pulse", "pulse:awake", "alsa", "none"]
    let flag = FlagDescription(
      "TO",
      "Where speech goes: \(words.joined(separator: ", ")), alsa:DEVICE or wav:FILE",
      completion: .words(words)
    )
    return Self("audio", .audio, in: .speech, default: .automatic, called: "auto", flag: flag)
  }
}

extension ValueKind<AudioDestination> {
  fileprivate static var audio: Self {
    text("one of auto, pulse, pulse:awake, alsa, alsa:DEVICE, wav:FILE, none") {
      AudioDestination($0)
    }
  }
}
