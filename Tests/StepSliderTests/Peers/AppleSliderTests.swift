// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// UISlider and SwiftUI's Slider, as far as their behaviour is documented or reported.
@Suite struct AppleSliderTests {
  /// The step of SwiftUI's `Slider.init(value:in:step:)` is the distance between valid values. A
  /// `UISlider.value` beyond an end becomes that end. VoiceOver moves a UISlider by a tenth of its
  /// range (Open Radar 21546307), and can't move a slider with fewer than six steps
  /// (callstack/react-native-slider issue 264).
  static let cases = [
    PeerCase(.from(0, to: 100, by: 5), at: "40", "increment", gives: "45"),
    PeerCase(.from(0, to: 100, by: 5), at: "40", "decrement", gives: "35"),
    PeerCase(.from(0, to: 100), at: "40", "value=140", gives: "100"),
    PeerCase(.from(0, to: 100), at: "40", "value=-1", gives: "0"),
    PeerCase(.from(0, to: 100), at: "40", "increment", gives: "41", not: ("50", .oneStop)),
    PeerCase(.from(0, to: 4), at: "2", "increment", gives: "3", not: ("2", .oneStop)),
    PeerCase(.from(0, to: 4), at: "2", "decrement", gives: "1", not: ("2", .oneStop)),
    PeerCase(.from(0, to: 4).disabled, at: "2", "increment", gives: "2", commits: 0),
  ]

  @Test(arguments: cases)
  func `a screen reader moves by a step, as SwiftUI documents it`(peer: PeerCase) throws {
    try peer.check()
  }
}
