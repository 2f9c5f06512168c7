// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The speech settings that the user chose for other programs.
struct ChosenSpeech: Equatable {
  /// The voices, the most relevant one first.
  var voices: [Chosen<ChosenVoice>] = []
  var rate: Chosen<Int>?
  var pitch: Chosen<Int>?
  var volume: Chosen<Int>?
  /// The files and values that are ignored, and why.
  var messages: [String] = []

  /// Returns these settings, each completed by others.
  func over(_ other: ChosenSpeech) -> ChosenSpeech {
    ChosenSpeech(
      voices: voices + other.voices,
      rate: rate ?? other.rate,
      pitch: pitch ?? other.pitch,
      volume: volume ?? other.volume,
      messages: messages + other.messages
    )
  }

  /// Notes that a value is ignored.
  mutating func ignore(_ name: String, from source: String, because reason: String) {
    messages.append("ignored \(name) from \(source): \(reason)")
  }
}

/// A setting that the user chose for another program.
struct Chosen<Value: Equatable>: Equatable {
  let value: Value
  /// The file that has the setting, and the place in it.
  let source: String
}

/// A voice that the user chose for another program.
struct ChosenVoice: Equatable {
  /// The language; `nil` for any.
  var language: LanguageTag?
  /// The voice's name, which espeak-ng may not know.
  var name: String?
  /// A variant of espeak-ng for the language's voice, such as `f2`.
  var variant: String?

  /// Decides whether the voice can speak the words.
  ///
  /// - Parameters:
  ///   - tag: The language of the words; `nil` if the voice's own language decides.
  ///   - isRequested: Whether a flag or the configuration sets that language.
  /// - Returns: Whether it has their language, and the region if one is requested.
  func speaks(_ tag: LanguageTag?, isRequested: Bool) -> Bool {
    guard let language, let tag else { return true }
    guard language.language.tag == tag.language.tag else { return false }
    return !isRequested || !tag.hasRegion || language.voice == tag.voice
  }

  /// Returns the voice of espeak-ng that is meant, and the one to use if there is no such voice;
  /// `nil` if it is the usual voice of the words' language.
  func names(for tag: LanguageTag?) -> (name: String, spare: String)? {
    let isRegional = language?.hasRegion == true || tag == nil
    let ownVoice = isRegional ? language?.voice : nil
    let spare = ownVoice ?? tag?.voice ?? Language.english.tag
    if let name { return (name, spare) }
    if let variant { return (spare + "+" + variant, spare) }
    return ownVoice.map { ($0, spare) }
  }
}
