// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// A key that changes sliderd's voice, under the name of its command.
enum VoiceKey: String, CaseIterable {
  case slower, faster, softer, louder, lower, higher
  case lessTalkative = "less-talkative"
  case moreTalkative = "more-talkative"
  case reset = "reset-voice"

  /// The key that gives the command in sliderd: F2 to F9 in this order, and F12.
  var key: SliderKey {
    let index = Self.allCases.firstIndex(of: self) ?? 0
    return .function(self == .reset ? 12 : index + 2)
  }

  /// Whether the key leads to a greater number, or to more words.
  var isUpward: Bool { [.faster, .louder, .higher, .moreTalkative].contains(self) }

  /// The setting that the key changes; `nil` for how much is said, and for all of them.
  var control: SpeechControl? {
    switch self {
    case .slower, .faster: .rate
    case .softer, .louder: .volume
    case .lower, .higher: .pitch
    case .lessTalkative, .moreTalkative, .reset: nil
    }
  }

  /// Returns the number of a setting after a press: a multiple of the step that is at least half a
  /// step away, so that it is heard. A number beyond the end stays.
  func number(of control: SpeechControl, after voice: VoiceSettings) -> Int {
    let (number, step) = (control.number(of: voice), control.step)
    let ends = control.ends(for: voice)
    return isUpward
      ? max(number, min((number + step / 2 + step - 1) / step * step, ends.upperBound))
      : min(number, max((number - step / 2) / step * step, ends.lowerBound))
  }

  func verbosity(after verbosity: Verbosity) -> Verbosity {
    let all = Verbosity.allCases
    let index = (all.firstIndex(of: verbosity) ?? 0) + (isUpward ? 1 : -1)
    return all.indices.contains(index) ? all[index] : verbosity
  }

  func isAtEnd(of voice: VoiceSettings, _ verbosity: Verbosity) -> Bool {
    guard let control else { return self.verbosity(after: verbosity) == verbosity }
    return control.number(of: voice) == number(of: control, after: voice)
  }
}

extension VoicePreferences {
  mutating func change(by key: VoiceKey, from voice: VoiceSettings, _ verbosity: Verbosity) {
    if key == .reset {
      self = VoicePreferences()
    } else if let control = key.control {
      let number = key.number(of: control, after: voice)
      if control.audible.contains(number) { self[control] = number }
    } else {
      self.verbosity = key.verbosity(after: verbosity)
    }
  }
}

/// A setting of sliderd's own voice that a slider or a key can change, named like its key.
enum SpeechControl: String, CaseIterable {
  case rate, pitch, volume

  /// The numbers that espeak-ng accepts. The rate is in words per minute.
  var range: ClosedRange<Int> { places.range }

  /// The numbers with which the voice can be heard. Nothing else is set by a key, or saved.
  var audible: ClosedRange<Int> { self == .volume ? 20...range.upperBound : range }

  /// How far a key leads. The numbers are multiples of it.
  fileprivate var step: Int { self == .pitch ? 10 : 20 }

  /// Where the keys end. speech-dispatcher's voices can be neither as fast nor as loud as espeak-ng.
  fileprivate func ends(for voice: VoiceSettings) -> ClosedRange<Int> {
    guard voice.dispatcher != nil, self != .pitch else { return audible }
    return audible.lowerBound...(self == .rate ? 440 : 100)
  }

  private typealias Places = (
    range: ClosedRange<Int>, own: WritableKeyPath<VoiceSettings, Int>,
    dispatcher: WritableKeyPath<DispatcherRequest, Int?>
  )

  /// The numbers, where espeak-ng's is kept, and speech-dispatcher's.
  private var places: Places {
    switch self {
    case .rate: (VoiceSettings.rates, \.rate, \.rate)
    case .pitch: (VoiceSettings.pitches, \.pitch, \.pitch)
    case .volume: (VoiceSettings.volumes, \.volume, \.volume)
    }
  }

  func number(of voice: VoiceSettings) -> Int { voice[keyPath: places.own] }

  func set(_ voice: inout VoiceSettings, to number: Int) {
    voice[keyPath: places.own] = number
    voice.dispatcher?[keyPath: places.dispatcher] = number
  }

  /// A slider that isn't set leaves the voice as it is.
  func set(_ voice: inout VoiceSettings, to slider: Slider) {
    if let number = number(of: slider) { set(&voice, to: number) }
  }

  func silences(_ slider: Slider) -> Bool {
    number(of: slider).map { !audible.contains($0) } ?? false
  }

  /// `nil` if the slider isn't set.
  private func number(of slider: Slider) -> Int? {
    let (least, most) = (Double(range.lowerBound), Double(range.upperBound))
    return slider.value.map { Int(min(max(Double($0).rounded(), least), most)) }
  }

  /// Returns why stops can't control the setting; `nil` if they can.
  func mistake(in stops: Stops) -> String? {
    let ends = [stops.minimum, stops.maximum].map { Double($0.value) }
    let numbers = Double(range.lowerBound)...Double(range.upperBound)
    guard stops.hasValues, ends.allSatisfy(numbers.contains) else {
      return "stops that set the \(rawValue) must be numbers from \(range.words)"
    }
    return nil
  }
}
