// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// A slider drawn in one line, such as `Text size  ├───┼───┼───●───┤  Large, 4 of 5`.
///
/// Where room is short the track shrinks first, then the label goes, then the track; the value
/// always stays, and the cursor rests on its first cell, where a braille display looks.
struct SliderLine: Equatable {
  /// The line, with the escape sequences of its colours.
  let text: String
  /// The column of the value, from 0.
  let cursorColumn: Int

  /// How many cells a step is where there is room.
  private static let widestStep = 4
  /// How wide a track is whose ticks can't all be drawn.
  private static let widestPlainTrack = 61

  init(slider: Slider, valueText: String, style: TerminalStyle) {
    // The last cell stays free: some terminals wrap as soon as it is filled.
    let room = max(1, style.columns - 1)
    let value = valueText.fitted(to: room, style)
    let label = SpokenText.cleaned(slider.presentation.label ?? "")
      .fitted(to: max(8, room / 3), style)
    let choices = [(label, 2), (label, 1), ("", 2), ("", 1)]
    for (label, gap) in choices {
      let before = label.isEmpty ? 0 : label.cellCount + gap
      let width = Self.trackWidth(
        for: slider.stops.count,
        room: room - before - gap - value.cellCount
      )
      guard let width else { continue }
      let track = Self.track(of: slider, width: width, style: style)
      let space = String(repeating: " ", count: gap)
      text = (label.isEmpty ? "" : label + space) + track + space + value
      cursorColumn = before + width + gap
      return
    }
    (text, cursorColumn) = (value, 0)
  }

  /// The widest track that looks right in so many cells; `nil` if there is none.
  private static func trackWidth(for count: Int, room: Int) -> Int? {
    guard room >= min(count, 5) else { return nil }
    let step = count > 1 ? min(widestStep, (room - 1) / (count - 1)) : 1
    return step > 0 ? (count - 1) * step + 1 : min(room, widestPlainTrack)
  }

  private static func track(of slider: Slider, width: Int, style: TerminalStyle) -> String {
    let steps = slider.stops.count - 1
    let spacing = steps > 0 && (width - 1).isMultiple(of: steps) ? (width - 1) / steps : width
    let glyphs = style.usesUnicode ? Array("├─┼┤●") : Array("|-+|O")
    var cells = (0..<width).map { $0.isMultiple(of: spacing) ? glyphs[2] : glyphs[1] }
    (cells[0], cells[width - 1]) = (glyphs[0], glyphs[3])
    let offset = steps > 0 ? (slider.index * (width - 1) + steps / 2) / steps : 0
    let presentation = slider.presentation
    let isMirrored =
      presentation.orientation == .horizontal && presentation.direction == .rightToLeft
    let thumb = isMirrored ? width - 1 - offset : offset
    let bold = style.usesColor ? ("\u{1B}[1m", "\u{1B}[0m") : ("", "")
    return String(cells[..<thumb]) + bold.0 + String(glyphs[4]) + bold.1
      + String(cells[(thumb + 1)...])
  }
}
