// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// GtkScale, GtkRange and GtkAdjustment of GTK 4.
@Suite struct GTKScaleTests {
  private static let page = PeerSlider.from(0, to: 90)

  /// testsuite/gtk/adjustment.c, "/adjustment/basic", "/adjustment/signals" and
  /// "/adjustment/clamp", where a page of 10 keeps the value from 0 to 90.
  static let adjustments = [
    PeerCase(page, at: "2", gives: "2"),
    PeerCase(page, at: "2", "value=50", gives: "50", commits: 1),
    PeerCase(page, at: "2", "value=-10", gives: "0"),
    PeerCase(page, at: "2", "value=200", gives: "90"),
    PeerCase(page, at: "2", "value=99", gives: "90"),
    PeerCase(.from(0, to: 0), at: "5", gives: "0"),
    PeerCase(.from(0, to: 0), at: "5", "value=5", gives: "0", commits: 0),
    PeerCase(page, at: "50", "value=50", gives: "50", commits: 0),
  ]

  @Test(arguments: adjustments)
  func `a value is clamped as in GtkAdjustment`(peer: PeerCase) throws { try peer.check() }

  private static let scale = PeerSlider.from(0, to: 100).page(10)
  private static let mirrored = scale.rightToLeft
  /// The minimum is at the top unless the scale is inverted.
  private static let tall = scale.vertical.reversed
  private static let inverted = scale.vertical

  /// The key bindings of gtk/gtkscale.c, which the class documents, and `should_invert` of
  /// gtk/gtkrange.c. `gtk_scale_new_with_range` documents the page of ten steps.
  static let keys = [
    PeerCase(scale, at: "50", "right", gives: "51"),
    PeerCase(scale, at: "50", "left", gives: "49"),
    PeerCase(scale, at: "50", "up", gives: "51"),
    PeerCase(scale, at: "50", "down", gives: "49"),
    PeerCase(scale, at: "50", "+", gives: "51"),
    PeerCase(scale, at: "50", "-", gives: "49"),
    PeerCase(scale, at: "50", "page-up", gives: "60"),
    PeerCase(scale, at: "50", "page-down", gives: "40"),
    PeerCase(scale, at: "50", "home", gives: "0"),
    PeerCase(scale, at: "50", "end", gives: "100"),
    PeerCase(scale, at: "100", "right", gives: "100", commits: 0),
    PeerCase(scale, at: "0", "home", gives: "0", commits: 0),
    PeerCase(mirrored, at: "50", "right", gives: "49"),
    PeerCase(mirrored, at: "50", "left", gives: "51"),
    PeerCase(mirrored, at: "50", "+", gives: "51"),
    PeerCase(mirrored, at: "50", "home", gives: "0"),
    PeerCase(tall, at: "50", "up", gives: "49"),
    PeerCase(tall, at: "50", "down", gives: "51"),
    PeerCase(tall, at: "50", "right", gives: "51"),
    PeerCase(tall, at: "50", "home", gives: "0"),
    PeerCase(tall, at: "50", "page-up", gives: "60", not: ("40", .pageUpIsMore)),
    PeerCase(inverted, at: "50", "up", gives: "51"),
    PeerCase(inverted, at: "50", "down", gives: "49"),
    PeerCase(inverted, at: "50", "page-up", gives: "60"),
    PeerCase(scale.disabled, at: "50", "right page-up end", gives: "50", commits: 0),
    PeerCase(.from(1, to: 5), at: "1", "page-up", gives: "3", not: ("5", .pageIsATenth)),
  ]

  @Test(arguments: keys)
  func `keys move the thumb as in GtkScale`(peer: PeerCase) throws { try peer.check() }

  /// gtk/gtkrange.c: the gestures, `gtk_range_set_round_digits`, and Escape, which in GTK 4 stops a
  /// drag where it is.
  static let pointers = [
    PeerCase(scale, at: "50", "press=0.5 drag=0.75 release", gives: "75", commits: 1),
    PeerCase(
      scale,
      at: "50",
      "press=0.5 drag=0.75 escape",
      gives: "50",
      not: ("75", .cancelRestores)
    ),
    PeerCase(scale, at: "50", "wheel=1", gives: "51"),
    PeerCase(scale, at: "50", "wheel=-1", gives: "49"),
    PeerCase(scale, at: "99", "wheel=3", gives: "100"),
    PeerCase(tall, at: "50", "press=0.5 drag=0.25 release", gives: "25"),
    PeerCase(inverted, at: "50", "press=0.5 drag=0.25 release", gives: "75"),
    PeerCase(mirrored, at: "50", "press=0.5 drag=0.25 release", gives: "75"),
    PeerCase(.from(0, to: 10, by: 0.1), at: "5", "value=2.44", gives: "2.4"),
    PeerCase(.from(0, to: 10), at: "5", "value=2.44", gives: "2"),
  ]

  private static let filled = scale.within(0...60)

  /// gtk/gtkrange.c: `gtk_range_set_restrict_to_fill_level` keeps the value below the fill level;
  /// a value that no step reaches is kept.
  static let limits = [
    PeerCase(filled, at: "50", "page-up*2", gives: "60"),
    PeerCase(filled, at: "80", gives: "60"),
    PeerCase(filled, at: "50", "end", gives: "60"),
    PeerCase(filled, at: "50", "press=0.5 drag=0.9 release", gives: "60"),
    PeerCase(scale.kept, at: "50.5", gives: "50.5"),
    PeerCase(scale.kept, at: "50.5", "right", gives: "51", not: ("51.5", .nextStop)),
    PeerCase(scale.kept, at: "50.5", "left", gives: "50", not: ("49.5", .nextStop)),
  ]

  @Test(arguments: limits)
  func `a fill level limits the thumb, as in GtkRange`(peer: PeerCase) throws { try peer.check() }

  @Test(arguments: pointers)
  func `a pointer moves the thumb as in GtkRange`(peer: PeerCase) throws { try peer.check() }
}
