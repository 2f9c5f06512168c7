// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import StepSliderSpeech

/// The settings of Orca up to version 49, `user-settings.conf`: those of the starting profile, or
/// else the general ones. A value of the wrong type doesn't hide the others.
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
  /// Reads Orca's settings; throws if the file isn't a JSON object. Orca saves defaults with any
  /// other value, so they count as not chosen.
  init(orca bytes: [UInt8], path: String, rates: DispatcherRequest.Rates) throws {
    let file = try JSONDecoder().decode(OrcaFile.self, from: Data(bytes))
    let source = "\(path) (profile \(SpokenText.cleaned(file.profileName)))"
    // Orca's own conversions for speech-dispatcher, up to version 49.
    let known: [(SpeechControl, String, ClosedRange<Int>, usual: Double, (Double) -> Int)] = [
      (
        .rate, "rate", 0...100, 50, { DispatcherRequest.rate(Int(2 * min($0, 99) - 98), in: rates) }
      ),
      (.pitch, "average-pitch", 0...10, 5, { DispatcherRequest.pitch(Int(20 * min($0, 9) - 90)) }),
      (.volume, "gain", 0...10, 10, { DispatcherRequest.volume(Int(15 * min($0, 9) - 35)) }),
    ]
    for (control, name, range, usual, convert) in known {
      guard let number = file.numbers[name], number != usual else { continue }
      if Double(range.lowerBound)...Double(range.upperBound) ~= number {
        numbers[control] = (convert(number), source)
      } else {
        ignore(name, from: source, because: "expected a number from \(range.words)")
      }
    }
    guard let language = file.language else { return }
    guard let tag = languageTag(language, "voice", from: source) else { return }
    voices = [Voice(source: source, language: tag, name: file.espeakName)]
  }

  /// Returns the tag of a language, or notes that sliderd has no words in it.
  mutating func languageTag(
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
