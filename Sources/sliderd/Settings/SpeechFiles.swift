// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import StepSliderSpeech

/// The speech settings that the user chose for other programs.
struct ChosenSpeech {
  /// The voices, the most relevant one first.
  var voices: [ChosenVoice] = []
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

  fileprivate mutating func ignore(_ name: String, from source: String, because reason: String) {
    messages.append("ignored \(name) from \(source): \(reason)")
  }
}

/// A setting that the user chose for another program.
struct Chosen<Value> {
  let value: Value
  /// The file that has the setting, and the place in it.
  let source: String
}

/// A voice that the user chose for another program.
struct ChosenVoice {
  let source: String
  /// The language; `nil` for any.
  var language: LanguageTag?
  /// The voice's name, which espeak-ng may not know.
  var name: String?
  /// A variant of espeak-ng for the language's voice, such as `f2`.
  var variant: String?
}

/// The files in which Orca and speech-dispatcher keep the user's speech settings.
struct SpeechFiles {
  private let folders: (configuration: String?, data: String?)
  private let read: (String) -> FileReading

  /// Finds the user's folders (XDG Base Directory Specification). A system service has none.
  init(environment: [String: String], read: @escaping (String) -> FileReading) {
    func folder(_ variable: String, or other: String) -> String? {
      [environment[variable], environment["HOME"].map { $0 + other }].compactMap(\.self)
        .first { $0.hasPrefix("/") }
    }
    folders = (
      folder("XDG_CONFIG_HOME", or: "/.config"), folder("XDG_DATA_HOME", or: "/.local/share")
    )
    self.read = read
  }

  /// Reads Orca's settings, then speech-dispatcher's. Files that can't be used are ignored.
  func chosen() -> ChosenSpeech {
    var notes = ChosenSpeech()
    let rates = rates(&notes)
    var speech = ChosenSpeech()
    if let path = folders.data.map({ $0 + "/orca/user-settings.conf" }),
      let bytes = bytes(at: path, &notes)
    {
      do { speech = try ChosenSpeech(orca: bytes, path: path, rates: rates) } catch {
        notes.ignore("speech settings", from: path, because: "it is not a JSON file of Orca")
      }
    }
    if let options = dispatcherOptions(in: "speechd.conf", &notes)?.options {
      speech = speech.over(ChosenSpeech(options, rates: rates))
    }
    return notes.over(speech)
  }

  private func rates(_ notes: inout ChosenSpeech) -> DispatcherRequest.Rates {
    guard let (options, path) = dispatcherOptions(in: "modules/espeak-ng.conf", &notes) else {
      return DispatcherRequest.usualRates
    }
    func rate(_ name: String) -> Int? { options[name].map { Int($0.value) ?? 0 } }
    let rates = DispatcherRequest.rates(
      slowest: rate("espeakminrate"),
      normal: rate("espeaknormalrate"),
      fastest: rate("espeakmaxrate")
    )
    if let rates { return rates }
    notes.ignore("rates", from: path, because: "expected ascending numbers from 80 to 900")
    return DispatcherRequest.usualRates
  }

  /// Reads a file of speech-dispatcher. As there, the system's counts only if the user has none.
  private func dispatcherOptions(
    in name: String,
    _ notes: inout ChosenSpeech
  ) -> (options: [String: Chosen<String>], path: String)? {
    for folder in [folders.configuration, "/etc"].compactMap(\.self) {
      let path = "\(folder)/speech-dispatcher/\(name)"
      if let bytes = bytes(at: path, &notes) { return (options(in: bytes, path: path), path) }
    }
    return nil
  }

  private func bytes(at path: String, _ notes: inout ChosenSpeech) -> [UInt8]? {
    switch read(path) {
    case .missing: return nil
    case .bytes(let bytes): return bytes
    case .refused(let reason):
      notes.ignore("speech settings", from: path, because: reason)
      return nil
    }
  }
}

/// The settings of Orca up to version 49, `user-settings.conf`: those of the starting profile, or else
/// the general ones. A value of the wrong type doesn't hide the others.
private struct OrcaFile: Decodable {
  /// The name of the profile. Its list has the shown name first.
  let profileName: String
  /// The numbers that are there, by their names; not a number if one has the wrong type.
  private(set) var numbers: [String: Double] = [:]
  /// The language of the voice as a tag; `nil` if the file has none.
  let language: String?
  /// The name of the voice; `nil` if it can't be one of espeak-ng.
  let espeakName: String?

  init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: AnyKey.self)
    let general = file.object("general")
    profileName = general?.texts("startingProfile")?.last ?? "default"
    let profile = file.object("profiles")?.object(AnyKey(stringValue: profileName))
    let voices = profile?.has("voices") == true ? profile : general
    let voice = voices?.object("voices")?.object("default")
    for name: AnyKey in ["rate", "average-pitch", "gain"] where voice?.has(name) == true {
      numbers[name.stringValue] = (try? voice?.decode(Double.self, forKey: name)) ?? .nan
    }
    let family = voice?.object("family")
    let parts = [family?.text("lang") ?? "", family?.text("dialect") ?? ""]
    language = parts[0].isEmpty ? nil : parts.filter { !$0.isEmpty }.joined(separator: "-")
    let servers = profile?.has("speechServerInfo") == true ? profile : general
    let server = servers?.texts("speechServerInfo")?.last ?? "default"
    let isOfEspeak = ["default", "espeak-ng", "espeak"].contains(server)
    espeakName = isOfEspeak ? family?.text("name").flatMap(\.asVoiceName) : nil
  }
}

// The members of a JSON object; `nil` if they are missing or have the wrong type.
extension KeyedDecodingContainer<AnyKey> {
  fileprivate func object(_ key: AnyKey) -> Self? {
    try? nestedContainer(keyedBy: AnyKey.self, forKey: key)
  }

  fileprivate func text(_ key: AnyKey) -> String? { try? decode(String.self, forKey: key) }

  fileprivate func texts(_ key: AnyKey) -> [String]? { try? decode([String].self, forKey: key) }

  /// Whether a member is there, whatever its type.
  fileprivate func has(_ key: AnyKey) -> Bool {
    contains(key) && (try? decodeNil(forKey: key)) == false
  }
}

extension String {
  /// The text, unless it can't be the name of a voice: espeak-ng would take a path for a file.
  fileprivate var asVoiceName: String? {
    let isName = !isEmpty && !contains("/") && !contains("\\") && SpokenText.cleaned(self) == self
    return isName ? self : nil
  }
}

extension ChosenSpeech {
  /// Reads Orca's settings; throws if the file isn't a JSON object. Orca saves defaults with any other
  /// value, so they count as not chosen.
  fileprivate init(orca bytes: [UInt8], path: String, rates: DispatcherRequest.Rates) throws {
    let file = try JSONDecoder().decode(OrcaFile.self, from: Data(bytes))
    let source = "\(path) (profile \(SpokenText.cleaned(file.profileName)))"
    // Orca's own conversions for speech-dispatcher, up to version 49.
    let known: [(SpeechControl, String, ClosedRange<Int>, usual: Double, Conversion)] = [
      (
        .rate, "rate", 0...100, 50, { DispatcherRequest.rate(Int(2 * min($0, 99) - 98), in: rates) }
      ),
      (.pitch, "average-pitch", 0...10, 5, { DispatcherRequest.pitch(Int(20 * min($0, 9) - 90)) }),
      (.volume, "gain", 0...10, 10, { DispatcherRequest.volume(Int(15 * min($0, 9) - 35)) }),
    ]
    for (control, name, range, usual, convert) in known {
      guard let number = file.numbers[name], number != usual else { continue }
      if Double(range.lowerBound)...Double(range.upperBound) ~= number {
        numbers[control] = Chosen(value: convert(number), source: source)
      } else {
        ignore(name, from: source, because: "expected a number from \(range.words)")
      }
    }
    guard let language = file.language else { return }
    guard let tag = languageTag(language, "voice", from: source) else { return }
    voices = [ChosenVoice(source: source, language: tag, name: file.espeakName)]
  }

  private typealias Conversion = (Double) -> Int

  /// Returns the tag of a language, or notes that sliderd has no words in it.
  private mutating func languageTag(
    _ language: String,
    _ name: String,
    from source: String
  ) -> LanguageTag? {
    let tag = LanguageTag(language)
    if tag == nil {
      let words = SpokenText.cleaned(language)
      ignore(name, from: source, because: "sliderd has no words in the language \"\(words)\"")
    }
    return tag
  }
}

/// Returns the options of a file of speech-dispatcher, by their names in lower case. Of a repeated one,
/// the last counts. Sections for single clients and included files don't count.
private func options(in bytes: [UInt8], path: String) -> [String: Chosen<String>] {
  var options: [String: Chosen<String>] = [:]
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
    options[name] = Chosen(value: words[1], source: "\(path):\(index + 1)")
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
        numbers[control] = Chosen(value: convert(number), source: option.source)
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
    voices = [ChosenVoice(source: source, language: tag, variant: variant?.value)]
  }

  private mutating func variant(in options: [String: Chosen<String>]) -> Chosen<String>? {
    guard let option = options["defaultvoicetype"], option.value.lowercased() != "male1" else {
      return nil
    }
    if let variant = Self.variants[option.value.lowercased()] {
      return Chosen(value: variant, source: option.source)
    }
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
  /// Returns a named voice, or else the first that speaks a language, or else the language's usual one;
  /// with it, the one to use if espeak-ng has no such voice, and where it comes from.
  func voice(
    _ name: String?,
    for tag: LanguageTag?,
    isRequested: Bool
  ) -> (name: String, spare: String?, messages: [String]) {
    if let name { return (name, nil, []) }
    var messages: [String] = []
    let usual = tag?.voice ?? Language.english.tag
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

extension ChosenVoice {
  /// Returns whether the voice speaks a language (`nil`: its own), and the region if that is requested.
  fileprivate func speaks(_ tag: LanguageTag?, isRequested: Bool) -> Bool {
    guard let language, let tag else { return true }
    guard language.language.tag == tag.language.tag else { return false }
    return !isRequested || !tag.hasRegion || language.voice == tag.voice
  }

  /// Returns the voice that is meant, and the one to use if there is none; `nil` for the usual one.
  fileprivate func names(for tag: LanguageTag?) -> (name: String, spare: String)? {
    let isRegional = language?.hasRegion == true || tag == nil
    let ownVoice = isRegional ? language?.voice : nil
    let spare = ownVoice ?? tag?.voice ?? Language.english.tag
    if let name { return (name, spare) }
    if let variant { return (spare + "+" + variant, spare) }
    return ownVoice.map { ($0, spare) }
  }
}
