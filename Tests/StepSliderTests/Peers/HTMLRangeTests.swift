// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// The range input of HTML, as browsers test it.
@Suite struct HTMLRangeTests {
  /// web-platform-tests, html/semantics/forms/the-input-element/range.html and input-stepup.html.
  static let values = [
    PeerCase(.from(0, to: 100), gives: "50"),
    PeerCase(.from(0, to: 5), gives: "3"),
    PeerCase(.from(2, to: 6), gives: "4"),
    PeerCase(.from(0, to: 7, by: 2), gives: "4"),
    PeerCase(.from(0, to: 5), at: "-10", gives: "0"),
    PeerCase(.from(0, to: 5), at: "7", gives: "5"),
    PeerCase(.from(2, to: -3), gives: "refused", not: ("2", .error)),
    PeerCase(.from(5, to: 12.6), at: "6.7", gives: "7"),
    PeerCase(.from(5.3, to: 12), at: "6.7", gives: "6.3"),
    PeerCase(.from(5.3, to: 12, by: 0.5), at: "6.7", gives: "6.8"),
    PeerCase(.from(5, to: 12.6, by: 0.5), at: "6.7", gives: "6.5"),
    PeerCase(.from(3, to: 14, by: 3), at: "6", "increment", gives: "9"),
    PeerCase(.from(3, to: 11, by: 3), at: "9", "decrement", gives: "6"),
    PeerCase(.from(3, to: 14, by: 3), at: "9", "increment*2", gives: "12"),
    PeerCase(.from(3, to: 11, by: 3), at: "6", "decrement*2", gives: "3"),
    PeerCase(.from(0, to: 7, by: 3), at: "0", "increment*3", gives: "6"),
    PeerCase(.from(0, to: 100, by: 2), at: "50", "increment*2", gives: "54"),
    PeerCase(.from(0, to: 100, by: 0), gives: "refused", not: ("50", .error)),
    PeerCase(.from(0, to: 100, by: -2), gives: "refused", not: ("50", .error)),
  ]

  @Test(arguments: values)
  func `a range input has the value that web-platform-tests expect`(peer: PeerCase) throws {
    try peer.check()
  }

  private static let hundred = PeerSlider.from(0, to: 100)
  private static let tall = hundred.vertical
  private static let small = PeerSlider.from(0, to: 10, by: 3).vertical

  /// WebKit, LayoutTests/fast/forms/range/range-keyoperation.html.
  static let keys = [
    PeerCase(hundred, at: "50", "up", gives: "51", commits: 1),
    PeerCase(hundred, at: "51", "down", gives: "50", commits: 1),
    PeerCase(hundred, at: "50", "left", gives: "49"),
    PeerCase(hundred, at: "49", "right", gives: "50"),
    PeerCase(hundred, at: "50", "page-up", gives: "60"),
    PeerCase(hundred, at: "60", "page-down", gives: "50"),
    PeerCase(hundred, at: "50", "home", gives: "0"),
    PeerCase(hundred, at: "0", "end", gives: "100"),
    PeerCase(hundred, at: "0", "left", gives: "0", commits: 0),
    PeerCase(hundred, at: "0", "right", gives: "1"),
    PeerCase(hundred, at: "100", "right", gives: "100", commits: 0),
    PeerCase(hundred, at: "100", "left", gives: "99"),
    PeerCase(hundred, at: "0", "page-down home", gives: "0", commits: 0),
    PeerCase(hundred, at: "100", "page-up end", gives: "100", commits: 0),
    PeerCase(tall, at: "50", "up", gives: "51"),
    PeerCase(tall, at: "51", "down", gives: "50"),
    PeerCase(tall, at: "50", "left", gives: "49", not: ("51", .upIsMore)),
    PeerCase(tall, at: "50", "right", gives: "51", not: ("49", .upIsMore)),
    PeerCase(tall, at: "50", "page-up", gives: "60"),
    PeerCase(tall, at: "60", "page-down", gives: "50"),
    PeerCase(tall, at: "50", "home", gives: "0", not: ("100", .homeIsMinimum)),
    PeerCase(tall, at: "50", "end", gives: "100", not: ("0", .homeIsMinimum)),
    PeerCase(small, at: "6", "page-up", gives: "9"),
    PeerCase(small, at: "9", "page-down", gives: "3", not: ("6", .pageIsTwoSteps)),
    PeerCase(small, at: "6", "home", gives: "0", not: ("9", .homeIsMinimum)),
    PeerCase(small, at: "6", "end", gives: "9", not: ("0", .homeIsMinimum)),
    PeerCase(hundred.disabled, at: "1", "up home page-up", gives: "1", commits: 0),
    PeerCase(hundred.readOnly, at: "1", "up home page-up", gives: "1", commits: 0),
  ]

  @Test(arguments: keys)
  func `keys move a range input as WebKit tests it`(peer: PeerCase) throws { try peer.check() }

  private static let tenths = PeerSlider.from(0, to: 100, by: 0.1)
  private static let bytes = PeerStops.range(0, 1, by: 0.00392156862745098)

  /// WebKit, LayoutTests/fast/forms/range/range-stepup-stepdown.html,
  /// range-stepup-stepdown-from-renderer.html and range-default-value.html.
  static let steps = [
    PeerCase(.from(1, to: 101), gives: "51"),
    PeerCase(hundred, "up", gives: "51"),
    PeerCase(hundred, "down", gives: "49"),
    PeerCase(hundred, at: "1", "up*2", gives: "3"),
    PeerCase(hundred, at: "3", "down", gives: "2"),
    PeerCase(.from(-100, to: 100), at: "2", "down", gives: "1"),
    PeerCase(.from(-100, to: 100), at: "1", "down*2", gives: "-1"),
    PeerCase(.from(-100, to: 100), at: "-1", "up", gives: "0"),
    PeerCase(hundred, at: "99", "up", gives: "100"),
    PeerCase(hundred, at: "99", "up*2", gives: "100", commits: 1),
    PeerCase(hundred, at: "1", "down*2", gives: "0", commits: 1),
    PeerCase(.from(-100, to: 0), at: "-1", "up", gives: "0"),
    PeerCase(.from(-100, to: 0), at: "-1", "up*2", gives: "0", commits: 1),
    PeerCase(.from(0, to: 0), at: "0", "up", gives: "0", commits: 0),
    PeerCase(.from(0, to: 100, by: 2), at: "1", "up", gives: "4"),
    PeerCase(.from(0, to: 100, by: 2), at: "1", "up down", gives: "2"),
    PeerCase(.from(0, to: 100, by: 10), at: "9", "up*9", gives: "100"),
    PeerCase(.from(0, to: 100, by: 10), at: "19", "down", gives: "10"),
    PeerCase(.from(0, to: 99, by: 10), at: "89", "up", gives: "90"),
    PeerCase(tenths, at: "1", "up", gives: "1.1"),
    PeerCase(tenths, at: "1", "up*8", gives: "1.8"),
    PeerCase(tenths, at: "1", "up*10", gives: "2"),
    PeerCase(tenths, at: "1", "up*20", gives: "3"),
    PeerCase(tenths, at: "1", "down*8", gives: "0.2"),
    PeerCase(tenths, at: "1", "down", gives: "0.9"),
    PeerCase(PeerSlider(bytes), at: "0", "up*255", gives: "0.9999999999999999", not: ("1", .exact)),
    PeerCase(PeerSlider(bytes), at: "0", "up*255 down*255", gives: "0"),
  ]

  @Test(arguments: steps)
  func `steps add up in a range input as WebKit tests it`(peer: PeerCase) throws {
    try peer.check()
  }

  /// WebKit, LayoutTests/fast/forms/range/disabled-while-dragging.html, range-drag.html and
  /// slider-mouse-events.html.
  static let pointers = [
    PeerCase(hundred, at: "50", "press=0.5 drag=0.75 release", gives: "75", commits: 1),
    PeerCase(hundred, at: "50", "press=0.5 drag=2 release", gives: "100"),
    PeerCase(hundred, at: "50", "press=0.5 drag=-2 release", gives: "0"),
    PeerCase(hundred, at: "50", "press=0.5 drag=0.75 drag=0.5 release", gives: "50", commits: 0),
    PeerCase(hundred, at: "50", "press=0.2 release", gives: "20", commits: 1),
    PeerCase(hundred, at: "50", "press=0.5 release", gives: "50", commits: 0),
    PeerCase(hundred, at: "50", "press=0.5 drag=0.6 disable drag=0.9 release", gives: "50"),
    PeerCase(hundred.disabled, at: "50", "press=0.2 drag=0.9 release", gives: "50", commits: 0),
    PeerCase(tall, at: "50", "press=0.5 drag=0.25 release", gives: "75"),
    PeerCase(tall, at: "50", "press=1 release", gives: "0"),
  ]

  @Test(arguments: pointers)
  func `a pointer moves a range input as WebKit tests it`(peer: PeerCase) throws {
    try peer.check()
  }

  private static let form = hundred.returning(to: "50")

  /// WebKit, LayoutTests/fast/forms/range/range-reset.html.
  static let resets = [
    PeerCase(form, "value=80 delete", gives: "50"),
    PeerCase(form, "value=80 delete right", gives: "51"),
  ]

  @Test(arguments: resets)
  func `a reset returns to the default, as WebKit tests it`(peer: PeerCase) throws {
    try peer.check()
  }

  private static let based = PeerSlider(.based(0, 100, by: 5, base: 2))

  /// HTML, "The step attribute": without a minimum, steps count from the value of the markup.
  static let bases = [
    PeerCase(based, at: "2", gives: "2"),
    PeerCase(based, at: "2", "right", gives: "7"),
    PeerCase(based, at: "7", "left", gives: "2"),
    PeerCase(based, at: "52", "home", gives: "2"),
    PeerCase(based, at: "52", "end", gives: "97"),
    PeerCase(based, at: "52", "value=60", gives: "62"),
    PeerCase(based, at: "52", "value=0", gives: "2"),
    PeerCase(based, at: "52", "value=100", gives: "97"),
  ]

  @Test(arguments: bases)
  func `steps count from a base as HTML defines it`(peer: PeerCase) throws { try peer.check() }

  /// WebKit, LayoutTests/fast/forms/range/input-valueasnumber-range.html. What is no number gives
  /// the default there, which is the start here.
  static let texts =
    [
      ("0", "0"), ("10", "10"), ("01", "1"), ("-0", "0"), ("-1.2", "0"), ("0.2", "0"), (".2", "0"),
      ("1.2E10", "100"), ("1.2E-10", "0"), ("1.2E+10", "100"), ("abc", "50"), ("0xff", "50"),
      ("1E", "50"), ("NaN", "50"), ("nan", "50"), ("Inf", "50"), ("Infinity", "50"),
      ("1.2E65535", "50"),
    ].map { PeerCase(hundred, at: "50", "value=\($0)", gives: $1) } + [
      PeerCase(hundred, at: "50", "value=+1", gives: "1", not: ("50", .plusSign)),
      PeerCase(hundred, at: "50", "value=12345678901234567890", gives: "50", not: ("100", .digits)),
      PeerCase(hundred, at: "50", "value=0.1234567890123456789", gives: "50", not: ("0", .digits)),
    ]

  @Test(arguments: texts)
  func `a text is read as a number where HTML does so`(peer: PeerCase) throws {
    try peer.check()
  }

  /// WebKit, LayoutTests/fast/forms/range/range-value-rounding.html: each digit at each of fifteen
  /// decimal places.
  @Test(arguments: 0..<15)
  func `each decimal digit survives as WebKit tests it`(places: Int) throws {
    let zeros = "0." + String(repeating: "0", count: places)
    let step = try number(zeros + "1")
    let maximum = try #require(step.multiplied(by: 10))
    for digit in 1...9 {
      let peer = PeerCase(
        .from(0, to: maximum, by: step),
        at: zeros + "\(digit)",
        gives: zeros + "\(digit)"
      )
      try peer.check()
    }
  }
}
