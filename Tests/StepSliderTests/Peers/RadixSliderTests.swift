// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// The slider of Radix Primitives: packages/react/slider/src/slider.test.tsx.
@Suite struct RadixSliderTests {
  private static let thousands = PeerSlider.from(1000, to: 100_000, by: 5000)
  private static let volume = PeerSlider.from(0, to: 100)

  /// "steps by a normal step value on arrow key press", "when the value is off the step grid",
  /// "steps correctly when step is serialized in scientific notation" and "preserves precision for
  /// fractional scientific-notation steps".
  static let steps = [
    PeerCase(.from(0, to: 1, by: 0.1), at: "0", "right", gives: "0.1"),
    PeerCase(.from(0, to: 1, by: 0.1), at: "0", "right*3", gives: "0.3"),
    PeerCase(thousands, at: "49000", gives: "51000", not: ("49000", .nearest)),
    PeerCase(thousands.kept, at: "49000", gives: "49000"),
    PeerCase(thousands.kept, at: "49000", "right", gives: "51000", commits: 1),
    PeerCase(thousands.kept, at: "49000", "right*2", gives: "56000"),
    PeerCase(thousands.kept, at: "49000", "left", gives: "46000"),
    PeerCase(thousands, at: "49000", "left", gives: "46000"),
    PeerCase(thousands, at: "51000", "right", gives: "56000"),
    PeerCase(.from(0, to: 1, by: 0.0000001), gives: "refused", not: ("0", .stopCount)),
    PeerCase(.from(0, to: 0.01, by: 0.0000001), at: "0", "right", gives: "0.0000001"),
    PeerCase(.from(0, to: 0.01, by: 0.0000001), at: "0", "right*2", gives: "0.0000002"),
    PeerCase(.from(0, to: 0.01, by: 0.00000015), at: "0", "right", gives: "0.00000015"),
  ]

  @Test(arguments: steps)
  func `an arrow key moves to the next value of the grid, as in Radix`(peer: PeerCase) throws {
    try peer.check()
  }

  /// packages/react/slider/src/slider.tsx: `PAGE_KEYS` and `ARROW_KEYS`, `BACK_KEYS` for each
  /// direction, and the multiplier of 10 for a page.
  static let keys = [
    PeerCase(volume, at: "20", "right", gives: "21"),
    PeerCase(volume, at: "20", "up", gives: "21"),
    PeerCase(volume, at: "20", "left", gives: "19"),
    PeerCase(volume, at: "20", "down", gives: "19"),
    PeerCase(volume, at: "20", "page-up", gives: "30"),
    PeerCase(volume, at: "20", "page-down", gives: "10"),
    PeerCase(volume, at: "20", "home", gives: "0"),
    PeerCase(volume, at: "20", "end", gives: "100"),
    PeerCase(volume.rightToLeft, at: "20", "left", gives: "21"),
    PeerCase(volume.rightToLeft, at: "20", "up", gives: "21"),
    PeerCase(volume.rightToLeft, at: "20", "page-up", gives: "30"),
    PeerCase(volume.vertical, at: "20", "up", gives: "21"),
    PeerCase(volume.vertical, at: "20", "right", gives: "21"),
    PeerCase(volume.vertical.reversed, at: "20", "up", gives: "19"),
    PeerCase(volume.vertical.reversed, at: "20", "right", gives: "21"),
    PeerCase(volume.vertical.reversed, at: "20", "page-up", gives: "30"),
    PeerCase(volume.vertical.reversed, at: "20", "home", gives: "0"),
    PeerCase(.from(1, to: 5), at: "1", "page-up", gives: "3", not: ("5", .pageIsATenth)),
    PeerCase(volume.disabled, at: "20", "right page-up end", gives: "20", commits: 0),
  ]

  @Test(arguments: keys)
  func `keys move the thumb as in Radix`(peer: PeerCase) throws { try peer.check() }

  /// "calls `onValueCommit` with the narrowed value" and "does not call `onValueCommit` when the
  /// value is unchanged".
  static let commits = [
    PeerCase(
      .from(100, to: 110),
      at: "107",
      "press=0.7 drag=0.5 release",
      gives: "105",
      commits: 1
    ),
    PeerCase(.from(100, to: 110), at: "107", "press=0.7 release", gives: "107", commits: 0),
    PeerCase(.from(100, to: 110), at: "107", "press=0.7 drag=0.5 drag=0.7 release", gives: "107"),
  ]

  @Test(arguments: commits)
  func `a drag commits once, as in Radix`(peer: PeerCase) throws { try peer.check() }

  private static let form = volume.returning(to: "20")

  /// "within a form that is reset" and "with external form association".
  static let resets = [
    PeerCase(form, gives: "20"),
    PeerCase(form, at: "20", "right", gives: "21"),
    PeerCase(form, at: "20", "right delete", gives: "20", commits: 2),
    PeerCase(form, at: "70", "delete", gives: "20", commits: 1),
    PeerCase(form, at: "20", "delete", gives: "20", commits: 0),
    PeerCase(volume, at: "70", "delete", gives: "70", commits: 0),
    PeerCase(form, at: "70", "double-press=0.7 release", gives: "20"),
  ]

  @Test(arguments: resets)
  func `a reset returns to the default, as in Radix`(peer: PeerCase) throws { try peer.check() }

  private static let range = volume.thumbs()
  private static let decade = PeerSlider.from(100, to: 110).thumbs()

  /// "preserveThumbOrder", and "when dragging a range thumb to overlap another".
  static let thumbs = [
    PeerCase(range, at: "10 30", "right*15", gives: "25 30"),
    PeerCase(range, at: "10 30", "right*25", gives: "30 30", not: ("30 35", .neverCross)),
    PeerCase(range, at: "10 30", "tab left*25", gives: "10 10"),
    PeerCase(volume.thumbs(distance: 5), at: "10 30", "right*25", gives: "25 30"),
    PeerCase(volume.thumbs(distance: 5), at: "10 30", "tab left*25", gives: "10 15"),
    PeerCase(decade, at: "105 107", "press=0.7 drag=0.5 release", gives: "105 105", commits: 1),
    PeerCase(decade, at: "105 107", "press=0.7 release", gives: "105 107", commits: 0),
  ]

  @Test(arguments: thumbs)
  func `a thumb stops at its neighbour, as in Radix with a preserved order`(
    peer: PeerCase
  ) throws { try peer.check() }
}
