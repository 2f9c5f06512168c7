// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

struct SpeechSettings {
  private(set) var voice: VoiceSettings
  /// The voice to use if espeak-ng doesn't know the first one, which another program named.
  var spareVoice: String?
  /// The name of the first voice, if espeak-ng doesn't know it and the spare one is in use.
  private(set) var unknownVoice: String?
  /// The language of the words; `nil` for the voice's own.
  let language: SpokenLanguage?
  let verbosity: Verbosity
  let cues: CueMode
  var audio: AudioDestination
  /// Whether sound may show no sign of life for less time, because the program ends after the words.
  var hurries = false
  /// Where settings of other programs are used or ignored.
  private(set) var messages: [String]
  /// How messages name the settings of the voice, if the user set it, and of the destination.
  var names: (voice: String?, audio: String?) = (nil, nil)

  /// Uses the voice, or else the spare one, and returns the settings with the voice that was used.
  func usingVoice<Result>(
    _ use: (VoiceSettings) throws(SpeechError) -> Result
  ) throws(Failure) -> (result: Result, settings: SpeechSettings) {
    do throws(SpeechError) {
      return (try use(voice), self)
    } catch {
      if case .cannotWrite = error.reason { throw Failure(error, of: names.audio) }
      guard case .unknownVoice = error.reason else { throw Failure(error) }
      guard let spareVoice else { throw Failure(error, of: names.voice) }
      let name = SpokenText.cleaned(voice.name)
      var settings = self
      settings.useSpareVoice()
      settings.messages.append("espeak-ng has no voice \"\(name)\"; using \(spareVoice)")
      return try settings.usingVoice(use)
    }
  }

  private mutating func useSpareVoice() {
    guard let spareVoice else { return }
    unknownVoice = voice.name
    (voice.name, self.spareVoice) = (spareVoice, nil)
  }

  /// Returns the settings with the spare voice that older ones led to, if these ask for the same
  /// voices.
  func keepingSpareVoice(of old: SpeechSettings) -> SpeechSettings {
    var settings = self
    if (old.unknownVoice, old.voice.name) == (voice.name, spareVoice) { settings.useSpareVoice() }
    return settings
  }
}

// The settings for speech, as flags or a file set them.
extension Layers {
  /// Returns the settings for speech, with defaults for what isn't set and in place of mistakes.
  mutating func speech(
    environment: [String: String],
    chosen: ChosenSpeech = ChosenSpeech()
  ) -> SpeechSettings {
    let language = self[Setting.language]
    let tag = language ?? LanguageTag(environment: environment)
    let usesDispatcher = self[Setting.usesDispatcher] == true
    let audio = self[Setting.audio] ?? .automatic
    if usesDispatcher, audio != .automatic, audio != .silent {
      note(
        Setting.audio,
        "speech-dispatcher plays words itself; use auto or none, or espeak for the option speech"
      )
    }
    // speech-dispatcher has its own voices; espeak-ng only replaces it.
    let voices = usesDispatcher ? ChosenSpeech() : chosen
    let name = usesDispatcher ? nil : self[Setting.voice]
    let choice = voices.voice(name, for: tag, isRequested: language != nil)
    var settings = VoiceSettings(name: choice.name)
    var messages = chosen.messages + choice.messages
    for control in SpeechControl.allCases {
      if let number = self[control.setting] {
        control.set(&settings, to: number)
      } else if let number = chosen.numbers[control] {
        control.set(&settings, to: number.value)
        messages.append("speech \(control.rawValue) \(number.value) from \(number.source)")
      }
    }
    if usesDispatcher { requestDispatcher(for: &settings, in: tag) }
    return SpeechSettings(
      voice: settings,
      spareVoice: choice.spare,
      language: language?.language,
      verbosity: value(of: Setting.verbosity),
      cues: value(of: Setting.cues),
      audio: audio,
      messages: messages
    )
  }

  /// Returns the settings for speech, completed by the files of other programs, or throws all
  /// mistakes.
  func checkedSpeech(
    environment: [String: String],
    readingFiles read: (String) throws(FileError) -> [UInt8]? = { _ in nil }
  ) throws(Failure) -> SpeechSettings {
    let chosen = chosenSpeech(environment: environment, readingFiles: read)
    if list.first?.has(Setting.speechModule) == true, self[Setting.usesDispatcher] != true {
      throw .flag(Setting.speechModule, "requires --speech dispatcher, which has the modules")
    }
    return try checked { $0.speech(environment: environment, chosen: chosen) }
  }

  /// Returns what the user chose for other programs, unless it is to be ignored.
  func chosenSpeech(
    environment: [String: String],
    readingFiles read: (String) throws(FileError) -> [UInt8]?
  ) -> ChosenSpeech {
    self[Setting.usesDefaults] == false
      ? ChosenSpeech() : ChosenSpeech(environment: environment, read: read)
  }

  private func requestDispatcher(for voice: inout VoiceSettings, in tag: LanguageTag?) {
    voice.dispatcher = .init(language: tag?.voice ?? SpokenLanguage.english.tag)
    voice.dispatcher?.module = self[Setting.speechModule]
    voice.dispatcher?.voice = self[Setting.voice]
    voice.dispatcher?.rate = self[Setting.rate]
    voice.dispatcher?.pitch = self[Setting.pitch]
    voice.dispatcher?.volume = self[Setting.volume]
  }

  /// What is set of that which a listener can set with keys.
  var preferences: VoicePreferences {
    var preferences = VoicePreferences(verbosity: self[Setting.verbosity])
    for control in SpeechControl.allCases { preferences[control] = self[control.setting] }
    return preferences
  }

  /// Returns the file that keeps what a listener sets with keys; `nil` if nothing is kept.
  func preferencesFile(environment: [String: String]) -> StatePath? {
    // No slider's identity has a full stop.
    self[Setting.noState] == true
      ? nil : StatePath.usual(for: "voice.txt", environment: environment)
  }
}

extension Failure {
  init(_ error: SpeechError, of setting: String? = nil) {
    let status: ExitStatus =
      if case .cannotWrite = error.reason { .cannotCreate } else { .unavailable }
    let isFlag = setting?.hasPrefix("--") == true
    let place = isFlag ? "" : setting.map { "\($0): " } ?? ""
    let subject = isFlag ? setting.map { Mistake.Subject.flags([$0]) } : nil
    self.init(status: status, in: subject, message: place + error.message)
  }
}

extension SpeechError {
  var message: String {
    if case .unknownVoice(_, similar: []) = reason {
      return "\(self); run \"sliderd voices\" to list all voices"
    }
    return "\(self)"
  }
}
