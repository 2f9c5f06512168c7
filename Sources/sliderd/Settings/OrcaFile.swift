// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import StepSliderSpeech

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
