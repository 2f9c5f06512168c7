// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// The sliders of React Stately and React Aria (adobe/react-spectrum).
@Suite struct ReactSliderTests {
  private static let tens = PeerSlider.from(10, to: 200, by: 10)
  private static let hundred = PeerSlider.from(0, to: 100)
  private static let halves = PeerSlider.from(1, to: 15, by: 2.5)

  /// packages/react-stately/test/slider/useSliderState.test.js: "should allow setting and reading
  /// values, percentages, and labels", "should round values to nearest step with two thumbs" and
  /// "should not call onChange and onChangeEnd if not being moved".
  static let state = [
    PeerCase(tens, at: "50", gives: "50"),
    PeerCase(tens, at: "50", "value=100", gives: "100"),
    PeerCase(tens, at: "50", "value=500", gives: "200"),
    PeerCase(tens, at: "50", "value=0", gives: "10"),
    PeerCase(tens, at: "50", "value=7", gives: "10"),
    PeerCase(tens, at: "200", "press=0.13 release", gives: "30"),
    PeerCase(halves, at: "1", gives: "1"),
    PeerCase(halves, at: "13", gives: "13.5"),
    PeerCase(halves, at: "6", gives: "6"),
    PeerCase(halves, at: "1", "value=3", gives: "3.5"),
    PeerCase(halves, at: "13.5", "value=5", gives: "6"),
    PeerCase(hundred, at: "0", "value=0", gives: "0", commits: 0),
  ]

  @Test(arguments: state)
  func `a set value moves to the step that React Stately chooses`(peer: PeerCase) throws {
    try peer.check()
  }

  /// packages/react-stately/src/slider/useSliderState.ts, `pageSize`: a tenth of the
  /// range, in steps.
  static let pages = [
    PeerCase(hundred, at: "50", "page-up", gives: "60"),
    PeerCase(
      .from(0, to: 100, by: 20),
      at: "20",
      "page-up",
      gives: "60",
      not: ("40", .pageIsTwoSteps)
    ),
    PeerCase(.from(0, to: 230, by: 10), at: "100", "page-up", gives: "120"),
    PeerCase(
      .from(50, to: 75, by: 2),
      at: "60",
      "page-up",
      gives: "64",
      not: ("62", .pageIsTwoSteps)
    ),
    PeerCase(.from(-50, to: -15, by: 2), at: "-40", "page-up", gives: "-36"),
    PeerCase(.from(-50, to: -15, by: 2), at: "-40", "page-down", gives: "-44"),
  ]

  @Test(arguments: pages)
  func `a page is as long as in React Stately where that is more than a step`(
    peer: PeerCase
  ) throws { try peer.check() }

  private static let coarse = PeerSlider.from(0, to: 100, by: 10)
  private static let narrow = PeerSlider.from(-1, to: 1)

  private static let tall = hundred.vertical

  /// packages/@react-spectrum/slider/test/Slider.test.tsx, "keyboard interactions";
  /// packages/react-aria/test/slider/useSliderThumb.test.js, "using KeyEvents" and "direction".
  static let keys = [
    PeerCase(hundred, at: "50", "right", gives: "51", commits: 1),
    PeerCase(hundred, at: "51", "left", gives: "50"),
    PeerCase(hundred.rightToLeft, at: "50", "right", gives: "49"),
    PeerCase(hundred.rightToLeft, at: "49", "left", gives: "50"),
    PeerCase(hundred.disabled, at: "50", "right left", gives: "50", commits: 0),
    PeerCase(hundred, at: "0", "left", gives: "0", commits: 0),
    PeerCase(hundred, at: "0", "left right", gives: "1", commits: 1),
    PeerCase(hundred, at: "100", "right", gives: "100", commits: 0),
    PeerCase(hundred, at: "100", "right left", gives: "99", commits: 1),
    PeerCase(tall, at: "10", "right", gives: "11"),
    PeerCase(tall, at: "11", "up", gives: "12"),
    PeerCase(tall, at: "12", "down", gives: "11"),
    PeerCase(tall, at: "11", "left", gives: "10"),
    PeerCase(tall, at: "0", "down up", gives: "1", commits: 1),
    PeerCase(tall, at: "100", "up down", gives: "99", commits: 1),
    PeerCase(tall.rightToLeft, at: "25", "up", gives: "26"),
    PeerCase(hundred.rightToLeft, at: "25", "right", gives: "24"),
    PeerCase(coarse, at: "50", "right", gives: "60"),
    PeerCase(coarse, at: "60", "left", gives: "50"),
    PeerCase(coarse.rightToLeft, at: "50", "right", gives: "40"),
    PeerCase(coarse.rightToLeft, at: "40", "left", gives: "50"),
    PeerCase(narrow, at: "0", "left", gives: "-1"),
    PeerCase(narrow, at: "0", "left left", gives: "-1", commits: 1),
    PeerCase(narrow.rightToLeft, at: "0", "right right", gives: "-1", commits: 1),
  ]

  @Test(arguments: keys)
  func `arrow keys move the thumb as in React Spectrum`(peer: PeerCase) throws {
    try peer.check()
  }

  /// packages/@react-spectrum/slider/test/Slider.test.tsx, "mouse interactions" and "touch
  /// interactions"; packages/react-aria/test/slider/useSlider.test.js, "interactions on track";
  /// packages/react-aria/test/slider/useSliderThumb.test.js, "can be moved by dragging". A lost
  /// pointer ends a drag in packages/react-aria/src/interactions/useMove.ts.
  static let pointers = [
    PeerCase(hundred, at: "50", "press=0.5 release", gives: "50", commits: 0),
    PeerCase(hundred, at: "50", "press=0.5 drag=0.1 release", gives: "10", commits: 1),
    PeerCase(hundred, at: "50", "press=0.5 drag=0.1 drag=-0.1 release", gives: "0"),
    PeerCase(hundred, at: "50", "press=0.5 drag=-0.1 drag=1.2 release", gives: "100", commits: 1),
    PeerCase(hundred.disabled, at: "50", "press=0.5 drag=0.1 release", gives: "50", commits: 0),
    PeerCase(hundred, at: "50", "press=0.2 release", gives: "20", commits: 1),
    PeerCase(hundred, at: "20", "press=0.7 release", gives: "70", commits: 1),
    PeerCase(hundred.disabled, at: "50", "press=0.2 release", gives: "50", commits: 0),
    PeerCase(hundred, at: "50", "press=0.5 press=0.6 drag=0.3 release", gives: "30"),
    PeerCase(hundred, at: "10", "press=0.1 drag=0.2 drag=0.3 drag=0.4 release", gives: "40"),
    PeerCase(hundred, at: "25", "press=0.25 drag=0.35 release", gives: "35"),
    PeerCase(hundred.rightToLeft, at: "25", "press=0.75 drag=0.85 release", gives: "15"),
    PeerCase(hundred.vertical, at: "10", "press=0.9 drag=0.8 drag=0.6 release", gives: "40"),
    PeerCase(hundred.vertical, at: "10", "press=0.75 drag=0.7 release", gives: "30"),
    PeerCase(hundred.rightToLeft, at: "90", "press=0.8 release", gives: "20"),
    PeerCase(
      hundred,
      at: "50",
      "press=0.5 drag=0.75 cancel",
      gives: "50",
      not: ("75", .cancelRestores)
    ),
  ]

  @Test(arguments: pointers)
  func `a pointer moves the thumb as in React Aria`(peer: PeerCase) throws { try peer.check() }

  private static let three = PeerSlider.from(10, to: 200).thumbs()
  private static let pair = hundred.thumbs()
  private static let halvesPair = halves.thumbs()

  /// useSliderState.test.js: "should enforce maxValue and minValue for multiple thumbs", "should
  /// round values to nearest step with two thumbs" and "… three thumbs".
  static let thumbs = [
    PeerCase(three, at: "50 70 90", gives: "50 70 90"),
    PeerCase(three, at: "50 70 90", "tab value=80", gives: "50 80 90"),
    PeerCase(three, at: "50 80 90", "tab value=100", gives: "50 90 90"),
    PeerCase(three, at: "50 70 90", "end", gives: "70 70 90"),
    PeerCase(three, at: "50 70 90", "tab home", gives: "50 50 90"),
    PeerCase(three, at: "50 70 90", "tab tab end", gives: "50 70 200"),
    PeerCase(halvesPair, at: "1 13", gives: "1 13.5"),
    PeerCase(halvesPair, at: "1 13.5", "value=3", gives: "3.5 13.5"),
    PeerCase(halvesPair, at: "3.5 13.5", "tab value=5", gives: "3.5 6"),
    PeerCase(halvesPair, at: "1 6 13", gives: "1 6 13.5"),
    PeerCase(halvesPair, at: "1 6 13.5", "value=3", gives: "3.5 6 13.5"),
    PeerCase(halvesPair, at: "3.5 6 13.5", "tab tab value=5", gives: "3.5 6 6"),
  ]

  @Test(arguments: thumbs)
  func `neighbours limit each thumb, as in React Stately`(peer: PeerCase) throws {
    try peer.check()
  }

  private static let stacked = "25 25 50 75 75"

  /// useSliderState.test.js: "should return the closest thumb to a value" and "should return the
  /// last of two stacked thumbs as the closest"; useSlider.test.js: "interactions on track";
  /// useSliderThumb.test.js: "can be moved by dragging".
  static let presses = [
    PeerCase(pair, at: "20 50 80", "press=0 release", gives: "0 50 80"),
    PeerCase(pair, at: "20 50 80", "press=0.34 release", gives: "34 50 80"),
    PeerCase(pair, at: "20 50 80", "press=0.36 release", gives: "20 36 80"),
    PeerCase(pair, at: "20 50 80", "press=0.5 release", gives: "20 50 80", commits: 0),
    PeerCase(pair, at: "20 50 80", "press=1 release", gives: "20 50 100"),
    PeerCase(pair, at: "50 50", "press=0.5 drag=0.6 release", gives: "50 60"),
    PeerCase(pair, at: "50 50", "press=0.5 drag=0.4 release", gives: "40 50"),
    PeerCase(pair, at: "10 80", "press=0.2 release", gives: "20 80", commits: 1),
    PeerCase(pair, at: "20 80", "press=0.9 release", gives: "20 90", commits: 1),
    PeerCase(pair, at: "10 80", "press=0.2 drag=0.3 drag=0.4 release", gives: "40 80"),
    PeerCase(pair.disabled, at: "10 80", "press=0.2 drag=0.3 release", gives: "10 80"),
    PeerCase(pair.vertical, at: "10 80", "press=0.8 drag=0.6 release", gives: "40 80"),
    PeerCase(pair, at: "40 40", "press=0.2 release", gives: "20 40"),
    PeerCase(pair, at: "40 40", "press=0.6 release", gives: "40 60"),
    PeerCase(pair, at: stacked, "press=0.65 release", gives: "25 25 50 65 75"),
    PeerCase(pair, at: stacked, "press=0.15 release", gives: "15 25 50 75 75"),
    PeerCase(pair, at: stacked, "press=0.85 release", gives: "25 25 50 75 85"),
    PeerCase(pair, at: stacked, "press=0.35 release", gives: "25 35 50 75 75"),
    PeerCase(
      pair,
      at: stacked,
      "press=0.7 release",
      gives: stacked,
      not: ("25 25 50 70 75", .grip)
    ),
    PeerCase(pair, at: "10 80", "press=0.1 drag=0.2 drag=0.4 release", gives: "40 80"),
    PeerCase(pair, at: "40 80", "press=0.8 drag=0.6 release", gives: "40 60"),
    PeerCase(pair, at: "40 80", "press=0.8 drag=0.6 drag=0.3 release", gives: "40 40", commits: 1),
  ]

  @Test(arguments: presses)
  func `a press moves the thumb that React Aria chooses`(peer: PeerCase) throws {
    try peer.check()
  }
}
