// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// The Material slider of Flutter: packages/flutter/test/material/slider_test.dart.
@Suite struct FlutterSliderTests {
  private static let quarters = PeerSlider.from(0, to: 1, by: 0.25)
  private static let fine = PeerSlider.from(0, to: 1, by: 0.05)
  private static let tall = PeerSlider.from(0, to: 200, by: 20)

  /// "The initial value should respect the discrete value", "Slider can move when tapped (LTR)",
  /// "Slider can move when tapped (RTL)", "Slider doesn't send duplicate change events if tapped on
  /// the same value", "discrete Slider repaints when dragged" and "Slider take on discrete values".
  static let pointers = [
    PeerCase(quarters, at: "0.20", gives: "0.25"),
    PeerCase(quarters.kept, at: "0.20", gives: "0.2"),
    PeerCase(quarters, at: "0", "press=0.5 release", gives: "0.5", commits: 1),
    PeerCase(quarters, at: "0.5", "press=0.25 release", gives: "0.25", commits: 1),
    PeerCase(quarters, at: "0.5", "press=0.5 release", gives: "0.5", commits: 0),
    PeerCase(quarters, at: "0", "press=0.5 release press=0.5 release", gives: "0.5", commits: 1),
    PeerCase(quarters, at: "0", "press=0.5 drag=-0.2 release", gives: "0", commits: 0),
    PeerCase(quarters, at: "0", "press=0.5 drag=0.7 release", gives: "0.75", commits: 1),
    PeerCase(quarters.rightToLeft, at: "0", "press=0.5 release", gives: "0.5"),
    PeerCase(quarters.rightToLeft, at: "0.5", "press=0.25 release", gives: "0.75"),
    PeerCase(quarters.rightToLeft, at: "0", "press=0 release", gives: "1"),
    PeerCase(.from(0, to: 100, by: 10), at: "0", "press=0.5 release", gives: "50"),
    PeerCase(.from(0, to: 100, by: 10), at: "50", "press=0.52 drag=0.58 release", gives: "60"),
    PeerCase(quarters.disabled, at: "0.5", "press=0 drag=1 release", gives: "0.5", commits: 0),
  ]

  @Test(arguments: pointers)
  func `a tap and a drag move the thumb as in Flutter`(peer: PeerCase) throws {
    try peer.check()
  }

  /// "Slider can be incremented and decremented by keyboard shortcuts - LTR" and "… - RTL", where
  /// a key moves the thumb by a twentieth.
  static let keys = [
    PeerCase(fine, at: "0.5", "right", gives: "0.55"),
    PeerCase(fine, at: "0.55", "left", gives: "0.5"),
    PeerCase(fine, at: "0.5", "up", gives: "0.55"),
    PeerCase(fine, at: "0.55", "down", gives: "0.5"),
    PeerCase(fine.rightToLeft, at: "0.5", "right", gives: "0.45"),
    PeerCase(fine.rightToLeft, at: "0.45", "left", gives: "0.5"),
    PeerCase(fine.rightToLeft, at: "0.5", "up", gives: "0.55"),
    PeerCase(fine.rightToLeft, at: "0.55", "down", gives: "0.5"),
    PeerCase(fine, at: "1", "right", gives: "1", commits: 0),
    PeerCase(fine, at: "0", "left", gives: "0", commits: 0),
  ]

  @Test(arguments: keys)
  func `arrow keys move the thumb as in Flutter`(peer: PeerCase) throws { try peer.check() }

  /// "Slider Semantics" and "Slider semantics with custom formatter", whose slider tells what an
  /// increase and a decrease would give; "Slider.label info should not write to semantic node".
  static let semantics = [
    PeerCase(tall, at: "40", gives: "40"),
    PeerCase(tall, at: "40", "increment", gives: "60", says: "60"),
    PeerCase(tall, at: "40", "decrement", gives: "20", says: "20"),
    PeerCase(tall, at: "200", "increment", gives: "200", commits: 0),
    PeerCase(tall.disabled, at: "40", "increment decrement*2", gives: "40", commits: 0),
    PeerCase(
      .from(0, to: 100, by: 5).unit(.percent),
      at: "50",
      "increment",
      gives: "55",
      says: "55 percent"
    ),
  ]

  @Test(arguments: semantics)
  func `a screen reader moves the thumb as in Flutter`(peer: PeerCase) throws { try peer.check() }
}
