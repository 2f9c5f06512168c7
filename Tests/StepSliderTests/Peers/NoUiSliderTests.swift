// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// noUiSlider (leongersen/noUiSlider), with one thumb.
@Suite struct NoUiSliderTests {
  private static let odd = PeerSlider(.reachable(3, 106, by: 10))
  private static let fifteen = PeerSlider(.reachable(0, 100, by: 15))

  /// tests/slider_step.js, "Testing handling of odd-numbered steps", and tests/range.js, "Standard
  /// step" and "Standard range".
  static let steps = [
    PeerCase(odd, at: "20", gives: "23"),
    PeerCase(odd, at: "50", gives: "53"),
    PeerCase(odd, at: "50", "value=106", gives: "106"),
    PeerCase(odd, at: "20", "value=71", gives: "73"),
    PeerCase(odd, at: "50", "value=101", gives: "103"),
    PeerCase(odd, at: "50", "value=105", gives: "106", not: ("103", .nearest)),
    PeerCase(odd, at: "106", "left", gives: "103"),
    PeerCase(fifteen, at: "0", gives: "0"),
    PeerCase(fifteen, at: "10", gives: "15"),
    PeerCase(fifteen, at: "50.2", gives: "45"),
    PeerCase(fifteen, at: "95", gives: "100", not: ("90", .tie)),
    PeerCase(fifteen, at: "100", gives: "100"),
    PeerCase(.from(0, to: 100, by: 0.1), at: "50.2", gives: "50.2"),
  ]

  @Test(arguments: steps)
  func `odd steps and a reachable end are as in noUiSlider`(peer: PeerCase) throws {
    try peer.check()
  }

  private static let thousands = PeerSlider.from(0, to: 10_000, by: 1000)

  /// tests/slider_set-exactInput.js, "Set & SetHandle exactInput parameter";
  /// tests/slider_unordered.js; tests/slider_rtl.js.
  static let values = [
    PeerCase(thousands, at: "3000", gives: "3000"),
    PeerCase(thousands, at: "3000", "value=5000", gives: "5000"),
    PeerCase(thousands, at: "3000", "value=4600", gives: "5000"),
    PeerCase(thousands, at: "3000", "value=2200", gives: "2000"),
    PeerCase(thousands, at: "3000", "value=300", gives: "0"),
    PeerCase(thousands, at: "3000", "value=8000", gives: "8000"),
    PeerCase(thousands, at: "3000", "value=3400", gives: "3000"),
    PeerCase(thousands, at: "3000", "value=3200", gives: "3000"),
    PeerCase(thousands, at: "3000", "value=1800", gives: "2000"),
    PeerCase(thousands, at: "3000", "value=1200", gives: "1000", not: ("1200", .fixedSteps)),
    PeerCase(thousands.kept, at: "1200", gives: "1200"),
    PeerCase(thousands.kept, at: "6789.99", gives: "6789.99"),
    PeerCase(thousands.kept, at: "6789.99", "value=2200", gives: "2000"),
    PeerCase(
      thousands.kept,
      at: "5400",
      "value=7777.77",
      gives: "8000",
      not: ("7777.77", .fixedSteps)
    ),
    PeerCase(.from(11, to: 20), at: "12", "value=11", gives: "11"),
    PeerCase(.from(11, to: 20), at: "12", "value=16", gives: "16"),
    PeerCase(.from(0.201, to: 1, by: 0.01).vertical.reversed, at: "0.401", gives: "0.401"),
    PeerCase(.from(0.201, to: 1, by: 0.01).vertical, at: "0.401", "value=0.201", gives: "0.201"),
  ]

  @Test(arguments: values)
  func `a set value moves to the step that noUiSlider chooses`(peer: PeerCase) throws {
    try peer.check()
  }

  private static let ten = PeerSlider.from(0, to: 10)
  private static let tenths = PeerSlider.from(1.1, to: 2, by: 0.1)

  /// tests/slider_keyboard.js, "Keyboard support"; tests/slider_get-step.js, "Step API", issue 391.
  /// src/nouislider.ts has the page of five steps and the keys of a vertical slider, whose minimum
  /// is at the top.
  static let keys = [
    PeerCase(.from(0, to: 10, by: 3), at: "1", gives: "0"),
    PeerCase(.from(0, to: 10, by: 3), at: "0", "up", gives: "3"),
    PeerCase(.from(0, to: 10, by: 3), at: "3", "up", gives: "6"),
    PeerCase(ten.page(2), at: "5", "page-down", gives: "3"),
    PeerCase(ten.page(2), at: "3", "page-up", gives: "5"),
    PeerCase(.from(1, to: 5), at: "1", "page-up", gives: "3", not: ("5", .pageIsATenth)),
    PeerCase(tenths, at: "1.1", "left", gives: "1.1", commits: 0),
    PeerCase(tenths, at: "1.1", "right", gives: "1.2"),
    PeerCase(tenths, at: "1.2", "left", gives: "1.1"),
    PeerCase(tenths, at: "1.9", "right", gives: "2"),
    PeerCase(tenths, at: "1.9", "left", gives: "1.8"),
    PeerCase(tenths, at: "2", "right", gives: "2", commits: 0),
    PeerCase(tenths, at: "2", "left", gives: "1.9"),
    PeerCase(ten.vertical.reversed, at: "5", "up", gives: "4"),
    PeerCase(ten.vertical.reversed, at: "5", "down", gives: "6"),
    PeerCase(
      ten.vertical.reversed.page(5),
      at: "5",
      "page-up",
      gives: "10",
      not: ("0", .pageUpIsMore)
    ),
    PeerCase(ten.rightToLeft, at: "5", "left", gives: "6"),
    PeerCase(ten.rightToLeft, at: "5", "right", gives: "4"),
    PeerCase(ten.disabled, at: "5", "up page-up end", gives: "5", commits: 0),
  ]

  @Test(arguments: keys)
  func `keys move the thumb as in noUiSlider`(peer: PeerCase) throws { try peer.check() }

  private static let piecewise = PeerSlider(
    .pieces(
      from: 50,
      [
        Stops.Piece(to: 100, by: 5), Stops.Piece(to: 500, by: 40), Stops.Piece(to: 1000, by: 50),
        Stops.Piece(to: 1250, by: 10), Stops.Piece(to: 1300, by: 5),
      ]
    )
  )
  private static let uneven = PeerSlider(
    .pieces(
      from: 0,
      [Stops.Piece(to: 10, by: 1), Stops.Piece(to: 100, by: 60), Stops.Piece(to: 105, by: 2)]
    )
  )
  private static let mixed = PeerSlider(
    .pieces(
      from: 0,
      [Stops.Piece(to: 300, by: 10), Stops.Piece(to: 800, by: 100), Stops.Piece(to: 1000, by: 50)]
    )
  )

  /// tests/slider_keyboard.js, "Keyboard support", where the parts without a step have the steps of
  /// its keys here; tests/slider_get-step.js, "Step API", its second and fifth slider.
  static let pieces = [
    PeerCase(piecewise, at: "85", "down", gives: "80"),
    PeerCase(piecewise, at: "80", "down", gives: "75"),
    PeerCase(piecewise, at: "75", "up*2", gives: "85"),
    PeerCase(piecewise, at: "600", "down", gives: "550"),
    PeerCase(piecewise, at: "550", "down", gives: "500"),
    PeerCase(piecewise, at: "500", "down", gives: "460"),
    PeerCase(piecewise, at: "1000", "down", gives: "950"),
    PeerCase(piecewise, at: "950", "up", gives: "1000"),
    PeerCase(piecewise, at: "1000", "up", gives: "1010"),
    PeerCase(piecewise, at: "1230", "up", gives: "1240"),
    PeerCase(piecewise, at: "1240", "up", gives: "1250"),
    PeerCase(piecewise, at: "1250", "up", gives: "1255"),
    PeerCase(piecewise, at: "55", "down", gives: "50"),
    PeerCase(uneven, at: "5", "up*5", gives: "10"),
    PeerCase(uneven, at: "10", "up", gives: "70"),
    PeerCase(uneven, at: "70", "up", gives: "100"),
    PeerCase(uneven, at: "100", "up", gives: "102"),
    PeerCase(uneven, at: "102", "up", gives: "104"),
    PeerCase(uneven, at: "104", "up", gives: "105"),
    PeerCase(uneven, at: "105", "up", gives: "105", commits: 0),
    PeerCase(uneven, at: "105", "down", gives: "104"),
    PeerCase(uneven, at: "100", "down", gives: "70"),
    PeerCase(uneven, at: "70", "down", gives: "10"),
    PeerCase(uneven, at: "10", "down*11", gives: "0", commits: 10),
    PeerCase(mixed, at: "0", "up", gives: "10"),
    PeerCase(mixed, at: "190", "up", gives: "200"),
    PeerCase(mixed, at: "300", "down", gives: "290"),
    PeerCase(mixed, at: "300", "up", gives: "400"),
    PeerCase(mixed, at: "800", "down", gives: "700"),
    PeerCase(mixed, at: "800", "up", gives: "850"),
    PeerCase(mixed, at: "950", "up", gives: "1000"),
    PeerCase(mixed, at: "1000", "down", gives: "950"),
  ]

  @Test(arguments: pieces)
  func `pieces have steps of their own, as in noUiSlider`(peer: PeerCase) throws {
    try peer.check()
  }

  private static let padded = ten.within(1...9)
  private static let lopsided = PeerSlider.from(0, to: 100).within(10...95)

  /// tests/slider_padding.js, "Padding option".
  static let paddings = [
    PeerCase(padded, at: "0", gives: "1"),
    PeerCase(padded, at: "10", gives: "9"),
    PeerCase(padded, at: "2", "value=10", gives: "9"),
    PeerCase(padded, at: "2", "home", gives: "1"),
    PeerCase(padded, at: "2", "end right", gives: "9", commits: 1),
    PeerCase(padded, at: "2", "press=1 release", gives: "2", not: ("9", .refusal)),
    PeerCase(padded, at: "2", "press=0.2 drag=-1 release", gives: "1"),
    PeerCase(padded.rightToLeft, at: "10", gives: "9"),
    PeerCase(padded.rightToLeft, at: "3", "value=10", gives: "9"),
    PeerCase(lopsided, at: "0", gives: "10"),
    PeerCase(lopsided, at: "100", gives: "95"),
    PeerCase(lopsided, at: "50", "value=100", gives: "95"),
    PeerCase(PeerSlider.from(0, to: 100).within(30...30), at: "0", gives: "30"),
    PeerCase(PeerSlider.from(0, to: 100).within(30...30), at: "0", "value=70", gives: "30"),
  ]

  @Test(arguments: paddings)
  func `limits keep the thumb inside, as noUiSlider's padding does`(peer: PeerCase) throws {
    try peer.check()
  }

  /// tests/slider_errors.js, "Errors".
  static let errors = [
    PeerCase(PeerSlider(.list([])), gives: "refused"),
    PeerCase(.from(10, to: 0), gives: "refused"),
    PeerCase(.from(0, to: 10, by: 0), gives: "refused"),
  ]

  @Test(arguments: errors)
  func `settings that noUiSlider refuses are refused`(peer: PeerCase) throws { try peer.check() }
}
