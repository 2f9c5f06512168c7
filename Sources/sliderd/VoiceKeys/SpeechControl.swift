// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// A setting of sliderd's own voice that a slider or a key can change, named like its key.
enum SpeechControl: String, CaseIterable {
  case rate, pitch, volume

  /// The numbers that espeak-ng accepts. The rate is in words per minute.
  var range: ClosedRange<Int> {
    switch self {
    case .rate: VoiceSettings.rates
    case .pitch: VoiceSettings.pitches
    case .volume: VoiceSettings.volumes
    }
  }

  /// The numbers with which the voice can be heard. Nothing else is set by a key, or saved.
  var audible: ClosedRange<Int> { self == .volume ? 20...range.upperBound : range }

  func number(of voice: VoiceSettings) -> Int {
    switch self {
    case .rate: voice.rate
    case .pitch: voice.pitch
    case .volume: voice.volume
    }
  }

  func set(_ voice: inout VoiceSettings, to number: Int) {
    switch self {
    case .rate:
      voice.rate = number
      voice.dispatcher?.rate = number
    case .pitch:
      voice.pitch = number
      voice.dispatcher?.pitch = number
    case .volume:
      voice.volume = number
      voice.dispatcher?.volume = number
    }
  }

  /// A slider that isn't set leaves the voice as it is.
  func set(_ voice: inout VoiceSettings, to slider: Slider) {
    if let number = number(of: slider) { set(&voice, to: number) }
  }

  func index(in stops: Stops, of voice: VoiceSettings) -> Int {
    stops.index(nearestTo: DecimalNumber(number(of: voice)))
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
