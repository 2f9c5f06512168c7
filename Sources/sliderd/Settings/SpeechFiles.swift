// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import StepSliderSpeech

/// The files in which Orca and speech-dispatcher keep the user's speech settings.
struct SpeechFiles {
  private let folders: (configuration: String?, data: String?)
  /// Reads a file by its path.
  private let read: (String) -> FileReading

  /// Finds the user's folders (XDG Base Directory Specification). A system service has none.
  init(environment: [String: String], read: @escaping (String) -> FileReading) {
    func folder(_ variable: String, or other: String) -> String? {
      [environment[variable], environment["HOME"].map { $0 + other }].compactMap(\.self)
        .first { $0.hasPrefix("/") }
    }
    folders.configuration = folder("XDG_CONFIG_HOME", or: "/.config")
    folders.data = folder("XDG_DATA_HOME", or: "/.local/share")
    self.read = read
  }

  /// Reads the settings: Orca's first, then speech-dispatcher's. Files that can't be used are
  /// ignored.
  func chosen() -> ChosenSpeech {
    var notes = ChosenSpeech()
    let scale = scale(&notes)
    var speech = ChosenSpeech()
    if let path = folders.data.map({ $0 + "/orca/user-settings.conf" }),
      let bytes = bytes(at: path, &notes)
    {
      do {
        speech = ChosenSpeech(try OrcaFile(bytes), path: path, scale: scale)
      } catch {
        notes.ignore("speech settings", from: path, because: "it is not a JSON file of Orca")
      }
    }
    if let file = dispatcherFile("speechd.conf", &notes)?.file {
      speech = speech.over(ChosenSpeech(file, scale: scale))
    }
    return notes.over(speech)
  }

  private func scale(_ notes: inout ChosenSpeech) -> DispatcherScale {
    guard let (file, path) = dispatcherFile("modules/espeak-ng.conf", &notes) else {
      return DispatcherScale()
    }
    if let scale = DispatcherScale(file) { return scale }
    notes.ignore("rates", from: path, because: "expected ascending numbers from 80 to 900")
    return DispatcherScale()
  }

  /// Returns a file of speech-dispatcher. As there, the system's counts only if the user has none.
  private func dispatcherFile(
    _ name: String,
    _ notes: inout ChosenSpeech
  ) -> (file: DispatcherFile, path: String)? {
    for folder in [folders.configuration, "/etc"].compactMap(\.self) {
      let path = "\(folder)/speech-dispatcher/\(name)"
      guard let bytes = bytes(at: path, &notes) else { continue }
      return (DispatcherFile(bytes, path: path), path)
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

/// The settings of Orca up to version 49, `user-settings.conf`.
///
/// Each value is read on its own, so that one of the wrong type doesn't hide the others.
struct OrcaFile: Decodable {
  private var general: Lenient<Profile>?
  private var profiles: Lenient<[String: Lenient<Profile>]>?

  /// The settings of a profile. The general settings, which complete them, have the same form.
  struct Profile: Decodable {
    fileprivate var startingProfile: Lenient<[String]>?
    fileprivate var speechServerInfo: Lenient<[String]>?
    fileprivate var voices: Lenient<VoiceSet>?
  }

  /// The voice for ordinary words; Orca has others for links and capital letters.
  struct VoiceSet: Decodable {
    fileprivate var `default`: Lenient<Voice>?
  }

  struct Voice: Decodable {
    var rate: Lenient<Double>?
    var pitch: Lenient<Double>?
    var volume: Lenient<Double>?
    var family: Lenient<Family>?

    private enum CodingKeys: String, CodingKey {
      case rate, family
      case pitch = "average-pitch"
      case volume = "gain"
    }
  }

  struct Family: Decodable {
    fileprivate var name: Lenient<String>?
    fileprivate var lang: Lenient<String>?
    fileprivate var dialect: Lenient<String>?
  }

  /// Parses any bytes.
  ///
  /// - Throws: An error if they aren't a JSON object.
  init(_ bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(bytes))
  }

  /// The name of the profile that Orca starts with. Its list has the shown name first.
  var profileName: String { general?.value?.startingProfile?.value?.last ?? "default" }

  private var profile: Profile? { profiles?.value?[profileName]?.value }

  var voice: Voice? { (profile?.voices ?? general?.value?.voices)?.value?.default?.value }

  /// Whether the names of voices are those of espeak-ng, as far as the file says.
  var usesEspeak: Bool {
    let server = (profile?.speechServerInfo ?? general?.value?.speechServerInfo)?.value?.last
    return ["default", "espeak-ng", "espeak"].contains(server ?? "default")
  }
}

/// A value of a file, or the fact that it has the wrong type.
enum Lenient<Value: Decodable>: Decodable {
  case right(Value)
  case wrong

  init(from decoder: any Decoder) {
    guard let value = try? Value(from: decoder) else {
      self = .wrong
      return
    }
    self = .right(value)
  }

  var value: Value? {
    if case .right(let value) = self { value } else { nil }
  }
}

extension ChosenSpeech {
  /// Reads Orca's settings. A value that is Orca's default counts as not chosen, because Orca
  /// saves it with any other.
  init(_ file: OrcaFile, path: String, scale: DispatcherScale) {
    guard let voice = file.voice else { return }
    let source = "\(path) (profile \(SpokenText.cleaned(file.profileName)))"
    // Orca's own conversions for speech-dispatcher, up to version 49.
    rate = number("rate", voice.rate, from: source, 0...100, default: 50) {
      scale.rate(Int(2 * min($0, 99) - 98))
    }
    pitch = number("average-pitch", voice.pitch, from: source, 0...10, default: 5) {
      DispatcherScale.pitch(Int(20 * min($0, 9) - 90))
    }
    volume = number("gain", voice.volume, from: source, 0...10, default: 10) {
      DispatcherScale.volume(Int(15 * min($0, 9) - 35))
    }
    voices = voiceChoice(voice.family, from: source, usesEspeak: file.usesEspeak)
  }

  private mutating func number(
    _ name: String,
    _ given: Lenient<Double>?,
    from source: String,
    _ range: ClosedRange<Double>,
    default defaultNumber: Double,
    _ convert: (Double) -> Int
  ) -> Chosen<Int>? {
    guard let given else { return nil }
    guard let number = given.value, range.contains(number) else {
      let limits = "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
      ignore(name, from: source, because: "expected a number from \(limits)")
      return nil
    }
    return number == defaultNumber ? nil : Chosen(value: convert(number), source: source)
  }

  private mutating func voiceChoice(
    _ family: Lenient<OrcaFile.Family>?,
    from source: String,
    usesEspeak: Bool
  ) -> [Chosen<ChosenVoice>] {
    guard let family = family?.value, let language = family.language else { return [] }
    guard let tag = LanguageTag(language) else {
      ignore("voice", from: source, because: Self.noWords(in: language))
      return []
    }
    let name = usesEspeak ? family.espeakName : nil
    return [Chosen(value: ChosenVoice(language: tag, name: name), source: source)]
  }
}

extension OrcaFile.Family {
  /// The language's tag; `nil` if the file has none.
  fileprivate var language: String? {
    guard let language = lang?.value, !language.isEmpty else { return nil }
    return [language, dialect?.value ?? ""].filter { !$0.isEmpty }.joined(separator: "-")
  }

  /// The name of the voice, unless it can't be one: espeak-ng would take a path for a file.
  fileprivate var espeakName: String? {
    guard let name = name?.value, !name.isEmpty, !name.contains("/"), !name.contains("\\"),
      SpokenText.cleaned(name) == name
    else { return nil }
    return name
  }
}

/// The options of a file of speech-dispatcher, such as `speechd.conf`.
///
/// A line is a name and a value, with or without quotation marks. Of a repeated option, the last
/// counts. Sections for single clients and included files don't count.
struct DispatcherFile {
  /// The value of an option, and its location.
  struct Option: Equatable {
    let value: String
    let source: String
  }

  private var options: [String: Option] = [:]

  /// Reads any bytes.
  init(_ bytes: [UInt8], path: String) {
    var isForClient = false
    var text = ""
    for (index, line) in bytes.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    .enumerated() {
      text += String(decoding: line, as: UTF8.self)
      if text.hasSuffix("\\") {
        text.removeLast()
        continue
      }
      let words = Self.words(in: text)
      text = ""
      guard let name = words.first?.lowercased() else { continue }
      if name == "beginclient" { isForClient = true }
      if name == "endclient" { isForClient = false }
      guard !isForClient, words.count > 1 else { continue }
      options[name] = Option(value: words[1], source: "\(path):\(index + 1)")
    }
  }

  /// Returns an option by its name, in upper or lower case.
  subscript(name: String) -> Option? { options[name.lowercased()] }

  /// Splits a line into words, without its comment.
  private static func words(in line: String) -> [String] {
    var words: [String] = []
    var isInWord = false
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
}

extension ChosenSpeech {
  /// Reads the options of `speechd.conf`. A value that is speech-dispatcher's default counts as
  /// not chosen, because the file may be a copy with all defaults.
  init(_ file: DispatcherFile, scale: DispatcherScale) {
    rate = number("DefaultRate", in: file, default: 0, scale.rate)
    pitch = number("DefaultPitch", in: file, default: 0, DispatcherScale.pitch)
    volume = number("DefaultVolume", in: file, default: 100, DispatcherScale.volume)
    let language = language(in: file)
    let variant = variant(in: file)
    guard let source = (language?.source ?? variant?.source) else { return }
    let voice = ChosenVoice(language: language?.value, variant: variant?.value)
    voices = [Chosen(value: voice, source: source)]
  }

  private mutating func number(
    _ name: String,
    in file: DispatcherFile,
    default defaultNumber: Int,
    _ convert: (Int) -> Int
  ) -> Chosen<Int>? {
    guard let option = file[name] else { return nil }
    guard let number = Int(option.value), DispatcherScale.range.contains(number) else {
      let rule = "a whole number from \(DispatcherScale.range.words)"
      ignore(name, from: option.source, because: option.value.mistake(expecting: rule))
      return nil
    }
    guard number != defaultNumber else { return nil }
    return Chosen(value: convert(number), source: option.source)
  }

  private mutating func language(in file: DispatcherFile) -> Chosen<LanguageTag>? {
    guard let option = file["DefaultLanguage"] else { return nil }
    guard let tag = LanguageTag(option.value) else {
      ignore("DefaultLanguage", from: option.source, because: Self.noWords(in: option.value))
      return nil
    }
    return Chosen(value: tag, source: option.source)
  }

  private mutating func variant(in file: DispatcherFile) -> Chosen<String>? {
    guard let option = file["DefaultVoiceType"], option.value.lowercased() != "male1" else {
      return nil
    }
    guard let variant = Self.variants[option.value.lowercased()] else {
      let rule = "a voice type, such as FEMALE1"
      let reason = option.value.mistake(expecting: rule)
      ignore("DefaultVoiceType", from: option.source, because: reason)
      return nil
    }
    return Chosen(value: variant, source: option.source)
  }

  /// The variants that espeak-ng selects for speech-dispatcher's voice types.
  private static let variants = [
    "male2": "m2", "male3": "m3", "female1": "f2", "female2": "f3", "female3": "f4",
    "child_male": "f2", "child_female": "f2",
  ]

  /// Returns the reason to ignore a language.
  static func noWords(in language: String) -> String {
    "sliderd has no words in the language \"\(SpokenText.cleaned(language))\""
  }
}

extension DispatcherScale {
  /// Reads the rates of `espeak-ng.conf`; fails if they make no scale.
  init?(_ file: DispatcherFile) {
    let rates = ["EspeakMinRate", "EspeakNormalRate", "EspeakMaxRate"].map { name in
      file[name].map { Int($0.value) ?? 0 }
    }
    self.init(slowest: rates[0], normal: rates[1], fastest: rates[2])
  }
}

/// Where the speech settings come from that neither a flag nor the configuration sets.
enum SpeechDefaults: String, CaseIterable {
  /// The files of Orca and speech-dispatcher.
  case auto
  /// The locale and sliderd itself.
  case own = "none"
}
