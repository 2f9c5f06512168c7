// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Logging
import StepSlider
import StepSliderSpeech

/// The requested speech settings, with the same rules for flags and files.
struct SpeechRequest: Equatable {
  var speech: SpeechChoice?
  /// The output module of speech-dispatcher.
  var module: String?
  var voice: String?
  var rate: Int?
  var pitch: Int?
  var volume: Int?
  var language: Given<LanguageTag>?
  var verbosity: Verbosity?
  var cues: CueChoice?
  /// Where settings come from that this request doesn't have.
  var defaults: SpeechDefaults?
  /// Where speech goes.
  var audio: Given<AudioDestination>?

  /// Completes this request with defaults, and notes mistakes.
  ///
  /// - Parameters:
  ///   - environment: The environment; its locale is the default for language and voice.
  ///   - chosen: What the user chose for other programs; the default for all else.
  ///   - mistakes: The list of mistakes.
  /// - Returns: The settings, with defaults in place of mistakes.
  func settings(
    environment: [String: String],
    chosen: ChosenSpeech = ChosenSpeech(),
    _ mistakes: inout [SettingMistake]
  ) -> SpeechSettings {
    let language = mistakes.value(of: language, .language)
    let tag = language ?? LanguageTag(environment: environment)
    let request = dispatcherRequest(in: tag)
    let audio = mistakes.value(of: audio, .audio) ?? .automatic
    if request != nil, audio != .automatic, audio != .silent {
      let message = "speech-dispatcher plays words itself; use auto or none, or espeak for speech"
      mistakes.append(SettingMistake(.audio, message: message))
    }
    // speech-dispatcher has its own voices; espeak-ng only replaces it.
    let choice = VoiceChoice(
      request == nil ? voice : nil,
      in: tag,
      isRequested: language != nil,
      chosen: request == nil ? chosen.voices : []
    )
    var settings = VoiceSettings(name: choice.name)
    settings.dispatcher = request
    settings.rate = rate ?? chosen.rate?.value ?? settings.rate
    settings.pitch = pitch ?? chosen.pitch?.value ?? settings.pitch
    settings.volume = volume ?? chosen.volume?.value ?? settings.volume
    let messages = chosen.messages + choice.messages + messages(using: chosen)
    return SpeechSettings(
      voice: settings,
      spareVoice: choice.spare,
      language: language?.language,
      verbosity: verbosity ?? .normal,
      cues: cues ?? .off,
      audio: audio,
      messages: messages.map { LogMessage(.info, $0) }
    )
  }

  /// Returns what speech-dispatcher is asked for; `nil` if espeak-ng is to speak.
  private func dispatcherRequest(in tag: LanguageTag?) -> DispatcherRequest? {
    guard speech == .dispatcher else { return nil }
    var request = DispatcherRequest(language: tag?.voice ?? Language.english.tag)
    (request.module, request.voice) = (module, voice)
    (request.rate, request.pitch, request.volume) = (rate, pitch, volume)
    return request
  }

  /// Returns the speech settings from flags, completed by a configuration without mistakes, and by
  /// the files of other programs.
  ///
  /// - Throws: A ``Failure`` with all mistakes.
  func settings(
    environment: [String: String],
    files: SpeechFiles? = nil
  ) throws(Failure) -> SpeechSettings {
    let chosen = defaults == .own ? nil : files?.chosen()
    return try [SettingMistake].throwingAll {
      settings(environment: environment, chosen: chosen ?? ChosenSpeech(), &$0)
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

  /// Returns this request, completed by another one.
  func over(_ other: SpeechRequest) -> SpeechRequest {
    SpeechRequest(
      speech: speech ?? other.speech,
      module: module ?? other.module,
      voice: voice ?? other.voice,
      rate: rate ?? other.rate,
      pitch: pitch ?? other.pitch,
      volume: volume ?? other.volume,
      language: language ?? other.language,
      verbosity: verbosity ?? other.verbosity,
      cues: cues ?? other.cues,
      defaults: defaults ?? other.defaults,
      audio: audio ?? other.audio
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
  /// What the request sets of that which a listener can set with keys.
  var preferences: VoicePreferences {
    VoicePreferences(rate: rate, pitch: pitch, volume: volume, verbosity: verbosity)
  }

  /// Reads the table `[speech]`, and notes its mistakes.
  init(_ table: inout TableReader, voiceMistake: (String) -> String?) {
    self.init(
      speech: table.read(.speechChoice),
      module: table.read(.speechModule),
      voice: table.read(.voice),
      rate: table.read(.rate),
      pitch: table.read(.pitch),
      volume: table.read(.volume),
      language: table.given(.language),
      verbosity: table.read(.verbosity),
      cues: table.read(.cues),
      defaults: table.read(.speechDefaults),
      audio: table.given(.audio)
    )
    var mistakes: [SettingMistake] = []
    _ = settings(environment: [:], &mistakes)
    table.note(mistakes)
    guard speech != .dispatcher else { return }
    if let mistake = voice.flatMap(voiceMistake) { table.note(.voice, mistake) }
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
enum SpeechChoice: String, ExpressibleByArgument, CaseIterable {
  /// espeak-ng, within sliderd.
  case espeak
  /// speech-dispatcher, and espeak-ng while that can't speak.
  case dispatcher
}
