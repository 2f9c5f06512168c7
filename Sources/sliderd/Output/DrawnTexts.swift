// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// The texts of a drawing, and their greatest widths, so that the track doesn't jump when a thumb
/// moves or the focus goes to another thumb.
struct DrawnTexts {
  /// The label of the thumb with the focus.
  let label: String
  /// The value of the thumb with the focus, cut to the terminal's width.
  let value: String
  /// The number of cells for the widest value.
  let valueWidth: Int
  /// The number of cells available in a line. Some terminals wrap as soon as the last cell is
  /// filled.
  let room: Int
  private let labels: [String]

  /// Creates the texts, with room for a value of a given width, or of the widest value.
  init(of thumbs: DrawnThumbs, valueWidth: Int?, style: TerminalStyle) {
    room = max(1, style.columns - 1)
    labels = thumbs.controls.map { SpokenText.cleaned($0.slider.presentation.label ?? "") }
    label = labels[thumbs.focus]
    value = thumbs.control.shownText.fitted(to: room, style)
    let widest = valueWidth ?? thumbs.widestValue(in: style)
    self.valueWidth = max(value.cellCount, min(widest, room))
  }

  /// Returns the label in front of a track, cut to a number of cells, and as wide as the widest.
  func label(in room: Int, _ style: TerminalStyle) -> String {
    let widest = labels.map { $0.fitted(to: room, style).cellCount }.max() ?? 0
    let label = label.fitted(to: room, style)
    return label + String(repeating: " ", count: widest - label.cellCount)
  }
}
