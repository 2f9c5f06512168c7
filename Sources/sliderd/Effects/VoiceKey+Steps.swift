// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

extension VoiceKey {
  /// The setting that the key changes; `nil` for how much is said, and for all of them.
  var control: SpeechControl? {
    switch self {
    case .slower, .faster: .rate
    case .softer, .louder: .volume
    case .lower, .higher: .pitch
    case .lessTalkative, .moreTalkative, .reset: nil
    }
  }

  /// Returns the number of a setting after a press, from that of a voice: a multiple of the step that
  /// is at least half a step away, so that it is heard. A number beyond the end stays.
  func number(of control: SpeechControl, after voice: VoiceSettings) -> Int {
    let (number, step) = (control.number(of: voice), control.step)
    let ends = control.ends(for: voice)
    return isUpward
      ? max(number, min((number + step / 2 + step - 1) / step * step, ends.upperBound))
      : min(number, max((number - step / 2) / step * step, ends.lowerBound))
  }

  /// Returns whether the key can do no more to a voice.
  func isAtEnd(of voice: VoiceSettings) -> Bool {
    control.map { $0.number(of: voice) == number(of: $0, after: voice) } ?? false
  }

  /// Returns how much is said after a press.
  func verbosity(after verbosity: Verbosity) -> Verbosity {
    let all = Verbosity.allCases
    let index = (all.firstIndex(of: verbosity) ?? 0) + (isUpward ? 1 : -1)
    return all.indices.contains(index) ? all[index] : verbosity
  }
}

extension SpeechControl {
  /// The quietest volume that a key, or something saved, can set.
  static let quietest = 20

  /// The numbers with which the voice can be heard.
  var audible: ClosedRange<Int> {
    self == .volume ? Self.quietest...range.upperBound : range
  }

  /// How far a key leads. The numbers are multiples of it.
  fileprivate var step: Int { self == .pitch ? 10 : 20 }

  /// Where the keys end. speech-dispatcher's voices can be neither as fast nor as loud as espeak-ng.
  fileprivate func ends(for voice: VoiceSettings) -> ClosedRange<Int> {
    guard voice.dispatcher != nil else { return audible }
    switch self {
    case .rate: return audible.lowerBound...440
    case .pitch: return audible
    case .volume: return audible.lowerBound...100
    }
  }

  func number(of voice: VoiceSettings) -> Int {
    switch self {
    case .rate: voice.rate
    case .pitch: voice.pitch
    case .volume: voice.volume
    }
  }
}
