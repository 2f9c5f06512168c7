// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// noUiSlider with several thumbs.
extension NoUiSliderTests {
  private static let threes = PeerSlider.from(0, to: 10, by: 3).thumbs()
  private static let twenty = PeerSlider.from(0, to: 20).thumbs()
  private static let oddPair = PeerSlider(.reachable(3, 106, by: 10)).thumbs()
  private static let tenths = PeerSlider.from(-30, to: 1080, by: 0.1)

  /// tests/slider_keyboard.js, "Handle 0 cannot push past handle 1";
  /// slider_three_or_more_handles.js; slider_step.js; slider_setting-getting.js, where a value
  /// beyond the other thumb pushes it.
  static let thumbs = [
    PeerCase(threes, at: "1 6", gives: "0 6"),
    PeerCase(threes, at: "0 6", "up", gives: "3 6"),
    PeerCase(threes, at: "0 6", "up*2", gives: "6 6"),
    PeerCase(threes, at: "0 6", "up*3", gives: "6 6", commits: 2),
    PeerCase(twenty, at: "5 10 15", gives: "5 10 15"),
    PeerCase(twenty, at: "5 10 15", "value=0 tab value=0 tab value=1", gives: "0 0 1"),
    PeerCase(oddPair, at: "20 50", gives: "23 53"),
    PeerCase(oddPair, at: "23 53", "tab value=106 shift-tab value=50", gives: "53 106"),
    PeerCase(oddPair, at: "53 106", "value=71", gives: "73 106"),
    PeerCase(tenths.thumbs(), at: "0 10", "tab value=80 shift-tab value=-10", gives: "-10 80"),
    PeerCase(tenths.thumbs(), at: "-10 80", "value=5", gives: "5 80"),
    PeerCase(tenths.thumbs(), at: "10 80", "tab value=980.51", gives: "10 980.5"),
    PeerCase(tenths.thumbs(), at: "10.6 80", "tab value=10.6", gives: "10.6 10.6"),
    PeerCase(tenths.thumbs(pushes: true), at: "10.6 10.6", "value=30", gives: "30 30"),
    PeerCase(tenths.thumbs(), at: "20 40", "tab value=15", gives: "20 20"),
  ]

  @Test(arguments: thumbs)
  func `a thumb stops at its neighbour or pushes it, as in noUiSlider`(peer: PeerCase) throws {
    try peer.check()
  }

  private static let margin = PeerSlider.from(15, to: 25).thumbs(distance: 3)
  private static let wide = PeerSlider.from(6, to: 94, by: 3).thumbs(distance: 2)
  private static let labelled = PeerSlider.from(50, to: 1050).thumbs(distance: 50)

  /// tests/slider_lookaround.js, "Padding and margin (lookaround)"; slider_init_max.js;
  /// slider_aria.js; slider_limit.js.
  static let margins = [
    PeerCase(margin, at: "20 23", gives: "20 23"),
    PeerCase(margin, at: "20 23", "tab right shift-tab right", gives: "21 24"),
    PeerCase(margin, at: "22 25", "tab right shift-tab right", gives: "22 25", commits: 0),
    PeerCase(margin, at: "22 25", "left tab left", gives: "21 24"),
    PeerCase(margin, at: "20 23", "value=10 tab value=12", gives: "15 18"),
    PeerCase(margin, at: "15 18", "tab value=17", gives: "15 18"),
    PeerCase(wide, at: "20 24 27", gives: "21 27 33"),
    PeerCase(wide, at: "21 27 33", "tab tab value=36", gives: "21 27 36"),
    PeerCase(.from(0, to: 10).thumbs(distance: 1), at: "10 10 10 10", gives: "7 8 9 10"),
    PeerCase(labelled, at: "50 150", "end", gives: "100 150"),
    PeerCase(labelled, at: "50 150", "tab home", gives: "50 100"),
    PeerCase(labelled, at: "50 150", "tab end", gives: "50 1050"),
    PeerCase(
      .from(30, to: 986).thumbs(),
      at: "50 100",
      gives: "50 100",
      not: ("50 80", .noGreatestDistance)
    ),
  ]

  @Test(arguments: margins)
  func `thumbs keep a margin, as in noUiSlider`(peer: PeerCase) throws { try peer.check() }

  /// tests/slider_three_or_more_handles.js: the thumb that a press chooses.
  static let presses = [
    PeerCase(twenty, at: "10 20 20", "press=0.63 release", gives: "13 20 20"),
    PeerCase(twenty, at: "10 20 20", "press=0.85 release", gives: "10 17 20"),
    PeerCase(twenty, at: "10 10 10", "press=0.85 release", gives: "10 10 17"),
    PeerCase(twenty, at: "10 20 20", "press=1 drag=0.75 release", gives: "10 15 20"),
    PeerCase(twenty, at: "0 0 10", "press=0 drag=0.25 release", gives: "0 5 10"),
  ]

  @Test(arguments: presses)
  func `a press moves the thumb that noUiSlider chooses`(peer: PeerCase) throws {
    try peer.check()
  }
}
