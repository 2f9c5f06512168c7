// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// The speech settings that the user chose for other programs: Orca and speech-dispatcher.
struct ChosenSpeech {
  /// A setting, with the file that has it and the place in it.
  typealias Chosen<Value> = (value: Value, source: String)

  struct Voice {
    let source: String
    /// The language; `nil` for any.
    var language: LanguageTag?
    /// The voice's name, which espeak-ng may not know.
    var name: String?
    /// A variant of espeak-ng for the language's voice, such as `f2`.
    var variant: String?
  }

  /// The voices, the most relevant one first.
  var voices: [Voice] = []
  var numbers: [SpeechControl: Chosen<Int>] = [:]
  /// The files and values that are ignored, and why.
  var messages: [String] = []

  fileprivate func over(_ other: ChosenSpeech) -> ChosenSpeech {
    ChosenSpeech(
      voices: voices + other.voices,
      numbers: numbers.merging(other.numbers) { own, _ in own },
      messages: messages + other.messages
    )
  }

  mutating func ignore(_ name: String, from source: String, because reason: String) {
    messages.append("ignored \(name) from \(source): \(reason)")
  }
}

// The files in which Orca and speech-dispatcher keep the user's speech settings.
extension ChosenSpeech {
  /// Reads Orca's settings, then speech-dispatcher's, in the user's folders (XDG Base Directory
  /// Specification), which a system service doesn't have. Files that can't be used are ignored.
  init(environment: [String: String], read: (String) throws(FileError) -> [UInt8]?) {
    let folder = environment.userFolder("XDG_CONFIG_HOME", orAtHome: "/.config")
    let folders = [folder, "/etc"].compactMap(\.self)
    var notes = ChosenSpeech()
    let rates = notes.readRates(in: folders, read)
    var speech = ChosenSpeech()
    let data = environment.userFolder("XDG_DATA_HOME", orAtHome: "/.local/share")
    if let path = data.map({ $0 + "/orca/user-settings.conf" }),
      let bytes = notes.bytes(at: path, read)
    {
      do { speech = try ChosenSpeech(orca: bytes, path: path, rates: rates) } catch {
        notes.ignore("speech settings", from: path, because: "it is not a JSON file of Orca")
      }
    }
    if let (options, _) = notes.dispatcherOptions(of: "speechd.conf", in: folders, read) {
      speech = speech.over(ChosenSpeech(options, rates: rates))
    }
    self = notes.over(speech)
  }

  private mutating func readRates(
    in folders: [String],
    _ read: (String) throws(FileError) -> [UInt8]?
  ) -> DispatcherRequest.Rates {
    let name = "modules/espeak-ng.conf"
    guard let (options, path) = dispatcherOptions(of: name, in: folders, read) else {
      return DispatcherRequest.usualRates
    }
    func rate(_ name: String) -> Int? { options[name].map { Int($0.value) ?? 0 } }
    let rates = DispatcherRequest.rates(
      slowest: rate("espeakminrate"),
      normal: rate("espeaknormalrate"),
      fastest: rate("espeakmaxrate")
    )
    if let rates { return rates }
    ignore("rates", from: path, because: "expected ascending numbers from 80 to 900")
    return DispatcherRequest.usualRates
  }

  /// Reads a file of speech-dispatcher. As there, the system's counts only if the user has none.
  private mutating func dispatcherOptions(
    of name: String,
    in folders: [String],
    _ read: (String) throws(FileError) -> [UInt8]?
  ) -> (options: [String: Chosen<String>], path: String)? {
    for folder in folders {
      let path = "\(folder)/speech-dispatcher/\(name)"
      if let bytes = bytes(at: path, read) { return (options(in: bytes, path: path), path) }
    }
    return nil
  }

  private mutating func bytes(at path: String, _ read: (String) throws(FileError) -> [UInt8]?)
    -> [UInt8]?
  {
    do throws(FileError) {
      return try read(path)
    } catch {
      let reason = if case .unusable(_, let reason) = error { reason } else { "\(error)" }
      ignore("speech settings", from: path, because: reason)
      return nil
    }
  }
}

/// Returns the options of a file of speech-dispatcher, by their names in lower case. Of a repeated
/// one, the last counts. Sections for single clients and included files don't count.
private func options(in bytes: [UInt8], path: String) -> [String: ChosenSpeech.Chosen<String>] {
  var options: [String: ChosenSpeech.Chosen<String>] = [:]
  var (isForClient, text) = (false, "")
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  for (index, line) in lines.enumerated() {
    text += String(decoding: line, as: UTF8.self)
    if text.hasSuffix("\\") {
      text.removeLast()
      continue
    }
    let words = words(in: text)
    text = ""
    guard let name = words.first?.lowercased() else { continue }
    if name == "beginclient" { isForClient = true }
    if name == "endclient" { isForClient = false }
    guard !isForClient, words.count > 1 else { continue }
    options[name] = (words[1], "\(path):\(index + 1)")
  }
  return options
}

/// Splits a line into words, perhaps in quotation marks, without its comment.
private func words(in line: String) -> [String] {
  var (words, isInWord): ([String], Bool) = ([], false)
  var quote: Unicode.Scalar?
  for scalar in line.unicodeScalars {
    switch scalar {
    case " ", "\t", "\r":
      guard quote != nil else {
        isInWord = false
        continue
      }
    case "#" where !isInWord: return words
    case quote:
      quote = nil
      continue
    default: break
    }
    if !isInWord { words.append("") }
    let isQuote = quote == nil && (scalar == "\"" || scalar == "'")
    if isQuote { quote = scalar } else { words[words.count - 1].unicodeScalars.append(scalar) }
    isInWord = true
  }
  return words
}

extension ChosenSpeech {
  /// Reads `speechd.conf`. Defaults count as not chosen, because the file may be a copy with all.
  fileprivate init(_ options: [String: Chosen<String>], rates: DispatcherRequest.Rates) {
    let known: [(SpeechControl, name: String, usual: Int, convert: (Int) -> Int)] = [
      (.rate, "DefaultRate", 0, { DispatcherRequest.rate($0, in: rates) }),
      (.pitch, "DefaultPitch", 0, DispatcherRequest.pitch),
      (.volume, "DefaultVolume", 100, DispatcherRequest.volume),
    ]
    for (control, name, usual, convert) in known {
      guard let option = options[name.lowercased()] else { continue }
      if let number = Int(option.value), DispatcherRequest.numbers.contains(number) {
        guard number != usual else { continue }
        numbers[control] = (convert(number), option.source)
      } else {
        let rule = "a whole number from \(DispatcherRequest.numbers.words)"
        ignore(name, from: option.source, because: option.value.mistake(expecting: rule))
      }
    }
    let option = options["defaultlanguage"]
    let tag = option.flatMap { languageTag($0.value, "DefaultLanguage", from: $0.source) }
    let variant = variant(in: options)
    let source = tag == nil ? variant?.source : option?.source
    guard let source else { return }
    voices = [Voice(source: source, language: tag, variant: variant?.value)]
  }

  private mutating func variant(in options: [String: Chosen<String>]) -> Chosen<String>? {
    guard let option = options["defaultvoicetype"], option.value.lowercased() != "male1" else {
      return nil
    }
    if let variant = Self.variants[option.value.lowercased()] { return (variant, option.source) }
    let reason = option.value.mistake(expecting: "a voice type, such as FEMALE1")
    ignore("DefaultVoiceType", from: option.source, because: reason)
    return nil
  }

  /// The variants that espeak-ng selects for speech-dispatcher's voice types.
  private static let variants = [
    "male2": "m2", "male3": "m3", "female1": "f2", "female2": "f3", "female3": "f4",
    "child_male": "f2", "child_female": "f2",
  ]
}

// The voice of espeak-ng.
extension ChosenSpeech {
  /// Returns a named voice, or else the first that speaks a language, or else the language's usual
  /// one; with it, the one to use if espeak-ng has no such voice, and where it comes from.
  func voice(
    _ name: String?,
    for tag: LanguageTag?,
    isRequested: Bool
  ) -> (name: String, spare: String?, messages: [String]) {
    if let name { return (name, nil, []) }
    var messages: [String] = []
    let usual = tag?.voice ?? SpokenLanguage.english.tag
    for voice in voices {
      guard voice.speaks(tag, isRequested: isRequested) else {
        let name = SpokenText.cleaned(voice.name ?? voice.language?.voice ?? "")
        messages.append("ignored voice \(name) from \(voice.source): the words are in \(usual)")
        continue
      }
      guard let (name, spare) = voice.names(for: tag) else { continue }
      messages.append("speech voice \(SpokenText.cleaned(name)) from \(voice.source)")
      return (name, spare, messages)
    }
    return (usual, nil, messages)
  }
}

extension ChosenSpeech.Voice {
  /// Returns whether the voice speaks a language (`nil`: its own), and the region if that is
  /// requested.
  fileprivate func speaks(_ tag: LanguageTag?, isRequested: Bool) -> Bool {
    guard let language, let tag else { return true }
    guard language.language.tag == tag.language.tag else { return false }
    return !isRequested || !tag.hasRegion || language.voice == tag.voice
  }

  /// Returns the voice that is meant, and the one to use if there is none; `nil` for the usual one.
  fileprivate func names(for tag: LanguageTag?) -> (name: String, spare: String)? {
    let isRegional = language?.hasRegion == true || tag == nil
    let ownVoice = isRegional ? language?.voice : nil
    let spare = ownVoice ?? tag?.voice ?? SpokenLanguage.english.tag
    if let name { return (name, spare) }
    if let variant { return (spare + "+" + variant, spare) }
    return ownVoice.map { ($0, spare) }
  }
}
