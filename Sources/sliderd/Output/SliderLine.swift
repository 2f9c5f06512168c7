// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

extension CellDrawing {
  /// Draws a slider in one line, such as `Text size  ├───┼───┼───●───┤  Large, 4 of 5`.
  ///
  /// If room is short, the track shrinks first. Then the label is left out, and finally the track.
  /// The value always stays. A vertical slider that doesn't fit upright is drawn here, with its
  /// minimum at the left.
  init(inLine slider: Slider, valueText: String, style: TerminalStyle) {
    let room = Self.width(in: style)
    let value = valueText.fitted(to: room, style)
    let label = SpokenText.cleaned(slider.presentation.label ?? "")
      .fitted(to: max(8, room / 3), style)
    for (label, gap) in [(label, 2), (label, 1), ("", 2), ("", 1)] {
      let before = label.isEmpty ? 0 : label.cellCount + gap
      let rest = room - before - gap - value.cellCount
      guard
        let length = Self.trackLength(for: slider.stops.count, room: rest, step: 4, plain: 61)
      else { continue }
      let layout = SliderLayout(
        TrackScale(evenly: slider.stops),
        in: LayoutRect(x: Double(before), y: 0, width: Double(length), height: 1),
        metrics: .cells,
        growth: Growth(inLineOf: slider.presentation)
      )
      let space = String(repeating: " ", count: gap)
      let track = TrackGlyphs(.horizontal, style).cells(of: layout, at: slider.index).joined()
      self.init(
        lines: [(label.isEmpty ? "" : label + space) + track + space + value],
        cursorColumn: before + length + gap,
        layout: layout
      )
      return
    }
    self.init(lines: [value], cursorColumn: 0, layout: nil)
  }
}

extension Growth {
  fileprivate init(inLineOf presentation: Presentation) {
    let own = Growth(of: presentation)
    self = own.orientation == .horizontal ? own : .rightward
  }
}
