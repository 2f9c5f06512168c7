// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider
import StepSliderSpeech

// The settings for speech, as flags or a file set them.
extension Layers {
  /// Returns the settings for speech, with defaults for what isn't set, and notes mistakes.
  ///
  /// - Parameters:
  ///   - environment: The environment; its locale is the default for language and voice.
  ///   - chosen: What the user chose for other programs; the default for all else.
  ///   - mistakes: The list of mistakes.
  /// - Returns: The settings, with defaults in place of mistakes.
  func speech(
    environment: [String: String],
    chosen: ChosenSpeech = ChosenSpeech(),
    _ mistakes: inout [SettingMistake]
  ) -> SpeechSettings {
    let language = self[.language]
    let tag = language ?? LanguageTag(environment: environment)
    let request = dispatcherRequest(in: tag)
    let audio = self[.audio] ?? .automatic
    if request != nil, audio != .automatic, audio != .silent {
      let message = "speech-dispatcher plays words itself; use auto or none, or espeak for speech"
      mistakes.append(SettingMistake(.audio, message: message))
    }
    // speech-dispatcher has its own voices; espeak-ng only replaces it.
    let choice = VoiceChoice(
      request == nil ? self[.voice] : nil,
      in: tag,
      isRequested: language != nil,
      chosen: request == nil ? chosen.voices : []
    )
    var settings = VoiceSettings(name: choice.name)
    settings.dispatcher = request
    settings.rate = self[.rate] ?? chosen.rate?.value ?? settings.rate
    settings.pitch = self[.pitch] ?? chosen.pitch?.value ?? settings.pitch
    settings.volume = self[.volume] ?? chosen.volume?.value ?? settings.volume
    let messages = chosen.messages + choice.messages + messages(using: chosen)
    return SpeechSettings(
      voice: settings,
      spareVoice: choice.spare,
      language: language?.language,
      verbosity: self[.verbosity] ?? .normal,
      cues: self[.cues] ?? .off,
      audio: audio,
      messages: messages.map { LogMessage(.info, $0) }
    )
  }

  /// Returns what speech-dispatcher is asked for; `nil` if espeak-ng is to speak.
  private func dispatcherRequest(in tag: LanguageTag?) -> DispatcherRequest? {
    guard self[.speechChoice] == .dispatcher else { return nil }
    var request = DispatcherRequest(language: tag?.voice ?? Language.english.tag)
    (request.module, request.voice) = (self[.speechModule], self[.voice])
    (request.rate, request.pitch, request.volume) = (self[.rate], self[.pitch], self[.volume])
    return request
  }

  /// Returns the settings for speech from flags and a configuration without mistakes, completed by the
  /// files of other programs.
  ///
  /// - Throws: A ``Failure`` with all mistakes.
  func speech(
    environment: [String: String],
    files: SpeechFiles? = nil
  ) throws(Failure) -> SpeechSettings {
    let chosen = self[.speechDefaults] == .own ? nil : files?.chosen()
    return try [SettingMistake].throwingAll {
      speech(environment: environment, chosen: chosen ?? ChosenSpeech(), &$0)
    }
  }

  /// Returns where the numbers come from that this request doesn't have.
  private func messages(using chosen: ChosenSpeech) -> [String] {
    let numbers: [(control: SpeechControl, chosen: Chosen<Int>?)] = [
      (.rate, chosen.rate), (.pitch, chosen.pitch), (.volume, chosen.volume),
    ]
    return numbers.compactMap { control, chosen in
      guard number(of: control) == nil, let chosen else { return nil }
      return "speech \(control.rawValue) \(chosen.value) from \(chosen.source)"
    }
  }

  /// What is set of that which a listener can set with keys.
  var preferences: VoicePreferences {
    VoicePreferences(
      rate: self[.rate],
      pitch: self[.pitch],
      volume: self[.volume],
      verbosity: self[.verbosity]
    )
  }

  /// Returns the requested number for a setting that a slider can control.
  func number(of control: SpeechControl) -> Int? {
    switch control {
    case .rate: self[.rate]
    case .pitch: self[.pitch]
    case .volume: self[.volume]
    }
  }
}

/// The voice to speak with: the requested one, or else one that the user chose for another program
/// and that speaks the words' language, or else that language's usual voice.
struct VoiceChoice {
  let name: String
  /// The voice to use if there is none with that name.
  private(set) var spare: String?
  /// Where the voice comes from, and the voices that are ignored.
  private(set) var messages: [String] = []

  /// Chooses a voice.
  ///
  /// - Parameters:
  ///   - voice: The name of the requested voice.
  ///   - tag: The language of the words; `nil` if the voice's own language decides.
  ///   - isRequested: Whether a flag or the configuration sets that language.
  ///   - chosen: The voices that the user chose for other programs.
  init(
    _ voice: String?,
    in tag: LanguageTag?,
    isRequested: Bool,
    chosen: [Chosen<ChosenVoice>]
  ) {
    if let voice {
      name = voice
      return
    }
    for choice in chosen {
      guard choice.value.speaks(tag, isRequested: isRequested) else {
        messages.append(Self.message(ignoring: choice, for: tag))
        continue
      }
      guard let names = choice.value.names(for: tag) else { continue }
      (name, spare) = (names.name, names.spare)
      messages.append("speech voice \(SpokenText.cleaned(name)) from \(choice.source)")
      return
    }
    name = tag?.voice ?? Language.english.tag
  }

  private static func message(ignoring choice: Chosen<ChosenVoice>, for tag: LanguageTag?) -> String
  {
    let voice = choice.value.name ?? choice.value.language?.voice ?? ""
    let language = tag?.voice ?? Language.english.tag
    return
      "ignored voice \(SpokenText.cleaned(voice)) from \(choice.source): the words are in \(language)"
  }
}

/// Who speaks.
enum SpeechChoice: String, CaseIterable {
  /// espeak-ng, within sliderd.
  case espeak
  /// speech-dispatcher, and espeak-ng while that can't speak.
  case dispatcher
}
