// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// The slider of Material Components Android: lib/javatests/com/google/android/material/slider.
@Suite struct MaterialSliderTests {
  /// SliderConfigTest.java, `data`. The settings that throw there say "throws".
  static let settings = [
    PeerCase(.from(0, to: 1, by: 0.2), at: "0", gives: "0"),
    PeerCase(.from(1.2, to: 2.5, by: 0.01), at: "1.2", "end", gives: "2.5"),
    PeerCase(.from(1.235, to: 2.555, by: 0.04), at: "1.235", "end", gives: "2.555"),
    PeerCase(
      .from(1.235, to: 2.555, by: 0.039),
      at: "1.235",
      "end",
      gives: "2.522",
      not: ("throws", .lastStep)
    ),
    PeerCase(.from(10, to: 3, by: 2), at: "10", gives: "refused"),
    PeerCase(.from(0, to: 1, by: 0), at: "0", gives: "refused", not: ("0", .fixedSteps)),
    PeerCase(.from(0, to: 5, by: 10), at: "0", "end", gives: "0", not: ("throws", .lastStep)),
    PeerCase(.from(0, to: 10, by: 10), at: "0", "end", gives: "10"),
    PeerCase(.from(0, to: 10, by: 10), at: "21", gives: "10", not: ("throws", .nearest)),
    PeerCase(.from(0.1, to: 10, by: 0.1), at: "0.1", gives: "0.1"),
    PeerCase(
      .from(0.1, to: 10, by: 0.1),
      at: "0.1999999",
      gives: "0.2",
      not: ("0.1999999", .nearest)
    ),
    PeerCase(.from(0, to: 10, by: 0.001), at: "7", gives: "7"),
    PeerCase(.from(0.1, to: 10, by: 0.1), at: "0.15", gives: "0.2", not: ("throws", .nearest)),
    PeerCase(.from(0, to: 100_000, by: 0.01), gives: "refused", not: ("65536.02", .stopCount)),
    PeerCase(.from(65_000, to: 70_000, by: 0.01), at: "65536.02", gives: "65536.02"),
  ]

  @Test(arguments: settings)
  func `settings that Material accepts are accepted`(peer: PeerCase) throws { try peer.check() }

  private static let hundred = PeerSlider.from(0, to: 100)

  /// SliderKeyTest.java, SliderKeyTestLtr.java and SliderKeyTestRtl.java: "moveRight", "moveLeft",
  /// "clickUpDPad_unhandled" and "clickDownDPad_unhandled"; the keys for plus and minus are in
  /// BaseSlider.java, `calculateIncrementForKey`, and issue 1381.
  static let keys = [
    PeerCase(hundred, at: "3", "right*20", gives: "23"),
    PeerCase(hundred, at: "3", "left*3", gives: "0"),
    PeerCase(hundred.rightToLeft, at: "3", "right*3", gives: "0"),
    PeerCase(hundred.rightToLeft, at: "3", "left*20", gives: "23"),
    PeerCase(hundred, at: "3", "+", gives: "4"),
    PeerCase(hundred, at: "3", "=", gives: "4"),
    PeerCase(hundred, at: "3", "-", gives: "2"),
    PeerCase(hundred.rightToLeft, at: "3", "+", gives: "4"),
    PeerCase(hundred.rightToLeft, at: "3", "-", gives: "2"),
    PeerCase(hundred, at: "3", "up", gives: "4", not: ("3", .eachArrow)),
    PeerCase(hundred, at: "3", "down", gives: "2", not: ("3", .eachArrow)),
    PeerCase(hundred.disabled, at: "3", "right + -", gives: "3", commits: 0),
    PeerCase(.from(0, to: 4), at: "2", "increment", gives: "3"),
    PeerCase(hundred, at: "50", "increment", gives: "51", not: ("55", .oneStop)),
  ]

  @Test(arguments: keys)
  func `keys move the thumb as in Material`(peer: PeerCase) throws { try peer.check() }

  /// SliderEventTest.java.
  static let events = [
    PeerCase(hundred, at: "0", "press=0 release", gives: "0", commits: 0),
    PeerCase(hundred, at: "0", "press=0.5 release", gives: "50", commits: 1),
    PeerCase(hundred, at: "0", "press=0.25 drag=0.5 release", gives: "50", commits: 1),
    PeerCase(hundred, at: "0", "value=50 value=50", gives: "50", commits: 1),
    PeerCase(hundred, at: "0", "press=0.4 release", gives: "40", commits: 1),
    PeerCase(hundred, at: "0", "press=0.4 drag=0.8 cancel", gives: "0", commits: 0),
  ]

  @Test(arguments: events)
  func `a listener hears of each change once, as in Material`(peer: PeerCase) throws {
    try peer.check()
  }

  /// SliderRoundingErrorTest.java, `testKnownValues_snapTouchToValue_NoRoundingError`.
  @Test(arguments: 1..<100)
  func `a touch at each of a hundred values gives the value, as in Material`(
    step: Int
  ) throws {
    let drag = "press=0 drag=\(step < 10 ? "0.0" : "0.")\(step) release"
    let slider = PeerSlider.from(0, to: 10_000, by: 100)
    try PeerCase(slider, at: "0", drag, gives: "\(step * 100)").check()
  }

  private static let eight = "1 2 3 4 5 6 7 8"
  private static let several = hundred.thumbs()
  private static let tenths = PeerSlider.from(0, to: 100, by: 0.1).thumbs()

  /// SliderKeyTest.java, whose thumbs pass one another: "tab_correctThumbHasFocus" and
  /// "testActivateThirdThumb…"; SliderTouchTest.java.
  static let thumbs = [
    PeerCase(several, at: eight, "tab*7 right", gives: "1 2 3 4 5 6 7 9"),
    PeerCase(several, at: eight, "tab*7 shift-tab*7 left", gives: "0 2 3 4 5 6 7 8"),
    PeerCase(several, at: eight, "tab*2 right", gives: "1 2 4 4 5 6 7 8"),
    PeerCase(
      several,
      at: eight,
      "tab*2 right*20",
      gives: "1 2 4 4 5 6 7 8",
      not: ("1 2 4 5 6 7 8 23", .neverCross)
    ),
    PeerCase(
      several,
      at: eight,
      "tab*2 left*3",
      gives: "1 2 2 4 5 6 7 8",
      not: ("0 1 2 4 5 6 7 8", .neverCross)
    ),
    PeerCase(tenths, at: "20 20", "press=0.2 drag=0.201 release", gives: "20 20.1"),
    PeerCase(tenths, at: "20 20.1", "press=0.2 release", gives: "20 20.1", commits: 0),
    PeerCase(tenths, at: "20 20.1 20.2", "press=0.41 release", gives: "20 20.1 41"),
    PeerCase(
      tenths,
      at: "20 20.1 20.2",
      "press=0.2005 drag=0.41 release",
      gives: "20 20.2 20.2",
      not: ("20 20.2 41", .neverCross)
    ),
  ]

  @Test(arguments: thumbs)
  func `several thumbs take keys and touches as in Material`(peer: PeerCase) throws {
    try peer.check()
  }
}
