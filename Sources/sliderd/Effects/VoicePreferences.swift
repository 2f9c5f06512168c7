// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// What a listener has set with the keys for the voice; `nil` where the settings decide.
struct VoicePreferences: Hashable {
  var rate: Int?
  var pitch: Int?
  var volume: Int?
  var verbosity: Verbosity?

  subscript(control: SpeechControl) -> Int? {
    get {
      switch control {
      case .rate: rate
      case .pitch: pitch
      case .volume: volume
      }
    }
    set {
      switch control {
      case .rate: rate = newValue
      case .pitch: pitch = newValue
      case .volume: volume = newValue
      }
    }
  }

  /// Returns a voice as the listener has set it.
  func applied(to voice: VoiceSettings) -> VoiceSettings {
    var voice = voice
    for control in SpeechControl.allCases {
      if let number = self[control] { control.set(&voice, to: number) }
    }
    return voice
  }

  /// Returns these preferences without those that others set, too.
  func without(_ others: VoicePreferences) -> VoicePreferences {
    var rest = self
    for control in SpeechControl.allCases where others[control] != nil { rest[control] = nil }
    if others.verbosity != nil { rest.verbosity = nil }
    return rest
  }

  /// Returns these preferences with what differs between others.
  func changed(from old: VoicePreferences, to new: VoicePreferences) -> VoicePreferences {
    var changed = self
    for control in SpeechControl.allCases where old[control] != new[control] {
      changed[control] = new[control]
    }
    if old.verbosity != new.verbosity { changed.verbosity = new.verbosity }
    return changed
  }
}

// The preferences as the content of a file: a line for each, such as "rate 160".
extension VoicePreferences {
  /// A length that no file written by sliderd exceeds.
  private static let maximumFileLength = 200

  /// Reads the output of ``fileBytes``; fails for anything else. So a volume is never silent.
  init?(fileBytes bytes: [UInt8]) {
    guard bytes.count <= Self.maximumFileLength, let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, read(words[0], words[1]) else { return nil }
    }
  }

  private mutating func read(_ name: String, _ value: String) -> Bool {
    if let control = SpeechControl(rawValue: name) {
      guard let number = Int(value), control.audible.contains(number) else { return false }
      self[control] = number
      return true
    }
    verbosity = Verbosity(rawValue: value)
    return name == "verbosity" && verbosity != nil
  }

  /// The bytes of a file.
  var fileBytes: [UInt8] {
    let numbers = SpeechControl.allCases.compactMap { control in
      self[control].map { "\(control.rawValue) \($0)\n" }
    }
    let words = verbosity.map { "verbosity \($0.rawValue)\n" } ?? ""
    return Array((numbers.joined() + words).utf8)
  }
}
