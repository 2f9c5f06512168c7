// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// QAbstractSlider of Qt: tests/auto/widgets/widgets/qabstractslider/tst_qabstractslider.cpp.
@Suite struct QtSliderTests {
  private static let thousand = PeerSlider.from(900, to: 1000)
  private static let fives = PeerSlider.from(903, to: 998, by: 5)

  /// `triggerAction`. Its single steps are the steps of the slider here.
  static let actions = [
    PeerCase(thousand, at: "987", gives: "987"),
    PeerCase(thousand, at: "900", "value=988", gives: "988"),
    PeerCase(fives, at: "988", "increment", gives: "993"),
    PeerCase(fives, at: "988", "decrement", gives: "983"),
    PeerCase(thousand.page(5), at: "988", "page-up", gives: "993"),
    PeerCase(thousand.page(5), at: "987", "page-down", gives: "982"),
    PeerCase(thousand.page(500), at: "988", "page-up", gives: "1000"),
    PeerCase(thousand.page(500), at: "987", "page-down", gives: "900"),
    PeerCase(thousand.page(-1), at: "988", "page-up", gives: "989"),
    PeerCase(thousand.page(-1), at: "987", "page-down", gives: "986"),
    PeerCase(thousand.page(-500), at: "988", "page-up", gives: "989", not: ("1000", .pageHasAStop)),
    PeerCase(thousand.page(0), at: "988", "page-up", gives: "989", not: ("988", .pageHasAStop)),
    PeerCase(thousand.page(1), at: "988", "home", gives: "900"),
    PeerCase(thousand.page(1), at: "988", "end", gives: "1000"),
  ]

  @Test(arguments: actions)
  func `actions move the thumb as in QAbstractSlider`(peer: PeerCase) throws {
    try peer.check()
  }

  /// `minimum_maximum`, `setSliderPosition` and `setValue`.
  static let ranges = [
    PeerCase(.from(100, to: 200), at: "200", "value=201", gives: "200"),
    PeerCase(.from(100, to: 200), at: "100", "value=99", gives: "100"),
    PeerCase(.from(100, to: 0), gives: "refused", not: ("100", .error)),
    PeerCase(.from(-100, to: 100), at: "0", "value=-101", gives: "-100"),
    PeerCase(.from(-100, to: 100), at: "0", "value=101", gives: "100"),
    PeerCase(.from(-100, to: -50), at: "-60", "value=0", gives: "-50"),
    PeerCase(.from(-100, to: -50), at: "-60", "value=-200", gives: "-100"),
    PeerCase(.from(0, to: 0), at: "0", "value=1", gives: "0"),
  ]

  @Test(arguments: ranges)
  func `a value is clamped as in QAbstractSlider`(peer: PeerCase) throws { try peer.check() }

  private static let threes = PeerSlider.from(1, to: 100, by: 3)
  private static let upright = threes.vertical
  private static let paged = PeerSlider.from(0, to: 100).page(3)
  private static let pair = PeerSlider.from(2, to: 98, by: 3).page(1)

  /// `keyPressed`: horizontal and vertical, and both inverted.
  static let keys = [
    PeerCase(threes, at: "10", "down", gives: "7"),
    PeerCase(upright, at: "10", "down", gives: "7"),
    PeerCase(threes.reversed, at: "10", "down", gives: "7", not: ("13", .upIsMore)),
    PeerCase(upright.reversed, at: "10", "down", gives: "13"),
    PeerCase(threes, at: "10", "up", gives: "13"),
    PeerCase(upright, at: "10", "up", gives: "13"),
    PeerCase(threes.reversed, at: "10", "up", gives: "13", not: ("7", .upIsMore)),
    PeerCase(upright.reversed, at: "10", "up", gives: "7"),
    PeerCase(threes, at: "10", "left", gives: "7"),
    PeerCase(upright, at: "10", "left", gives: "7"),
    PeerCase(threes.reversed, at: "10", "left", gives: "13"),
    PeerCase(upright.reversed, at: "10", "left", gives: "7", not: ("13", .upIsMore)),
    PeerCase(threes, at: "10", "right", gives: "13"),
    PeerCase(upright, at: "10", "right", gives: "13"),
    PeerCase(threes.reversed, at: "10", "right", gives: "7"),
    PeerCase(upright.reversed, at: "10", "right", gives: "13", not: ("7", .upIsMore)),
    PeerCase(paged, at: "10", "page-down", gives: "7"),
    PeerCase(paged.vertical, at: "10", "page-down", gives: "7"),
    PeerCase(paged.reversed, at: "10", "page-down", gives: "7", not: ("13", .pageUpIsMore)),
    PeerCase(paged, at: "10", "page-up", gives: "13"),
    PeerCase(paged.vertical.reversed, at: "10", "page-up", gives: "13", not: ("7", .pageUpIsMore)),
    PeerCase(
      pair,
      at: "50",
      "up up page-down page-down left left right down page-up page-up down right",
      gives: "50"
    ),
    PeerCase(paged, at: "10", "home", gives: "0"),
    PeerCase(paged.reversed, at: "10", "home", gives: "0"),
    PeerCase(paged, at: "10", "end", gives: "100"),
    PeerCase(paged.vertical.reversed, at: "10", "end", gives: "100"),
    PeerCase(threes, at: "10", "end up", gives: "100"),
    PeerCase(upright.reversed, at: "10", "end up", gives: "97"),
    PeerCase(threes, at: "10", "home down", gives: "1"),
    PeerCase(upright.reversed, at: "10", "home down", gives: "4"),
  ]

  @Test(arguments: keys)
  func `keys move the thumb as in QAbstractSlider`(peer: PeerCase) throws { try peer.check() }

  /// `wheelEvent`, with one line a notch: "Normal data step", "Past end" and "Past start".
  static let wheels = [
    PeerCase(.from(0, to: 100).vertical, at: "0", "wheel=1", gives: "1"),
    PeerCase(.from(0, to: 100, by: 25), at: "50", "wheel=3", gives: "100"),
    PeerCase(.from(0, to: 100, by: 25), at: "50", "wheel=-3", gives: "0"),
    PeerCase(.from(0, to: 100), at: "50", "wheel=0.5 wheel=0.5", gives: "51"),
    PeerCase(.from(0, to: 100), at: "50", "wheel=0.5 wheel=-0.5", gives: "50"),
  ]

  @Test(arguments: wheels)
  func `a wheel moves the thumb as in QAbstractSlider`(peer: PeerCase) throws {
    try peer.check()
  }
}
