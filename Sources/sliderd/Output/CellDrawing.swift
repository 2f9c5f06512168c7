// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// A slider drawn in the cells of a terminal. A horizontal one takes one line, a vertical one
/// several.
///
/// The label comes first and the value last. The cursor rests on the value's first cell, where a
/// braille display looks. A drawing is at least one cell smaller than the terminal in each
/// direction.
struct CellDrawing: Equatable {
  /// The lines, with escape sequences for colours.
  private(set) var lines: [String]
  /// The column of the value in the last line, counting from 0.
  let cursorColumn: Int
  /// The layout of track, ticks and thumb, in cells from the upper left cell of the drawing; `nil`
  /// if only the value fits.
  let layout: SliderLayout?

  init(slider: Slider, valueText: String, style: TerminalStyle) {
    self =
      CellDrawing(upright: slider, valueText: valueText, style: style)
      ?? CellDrawing(inLine: slider, valueText: valueText, style: style)
  }

  init(lines: [String], cursorColumn: Int, layout: SliderLayout?) {
    (self.lines, self.cursorColumn, self.layout) = (lines, cursorColumn, layout)
  }

  /// Replaces each character with a space.
  mutating func leaveOut() {
    lines = lines.map { line in
      let parts = line.unicodeScalars.split(separator: "\u{1B}", omittingEmptySubsequences: false)
      // All but the first begin with the rest of an escape sequence, which ends in "m".
      let texts = parts.prefix(1) + parts.dropFirst().map { $0.drop { $0 != "m" }.dropFirst() }
      return String(repeating: " ", count: texts.reduce(0) { $0 + $1.count })
    }
  }

  /// The number of cells available in a line. Some terminals wrap as soon as the last cell is
  /// filled.
  static func width(in style: TerminalStyle) -> Int { max(1, style.columns - 1) }

  /// Returns the length of a track that fits in a number of cells; `nil` if none fits.
  ///
  /// Each step takes `step` cells, or fewer if room is short. If there are more stops than cells,
  /// the track has at most `plain` cells.
  static func trackLength(for count: Int, room: Int, step: Int, plain: Int) -> Int? {
    guard room >= min(count, 5) else { return nil }
    let fitting = count > 1 ? min(step, (room - 1) / (count - 1)) : 1
    return fitting > 0 ? (count - 1) * fitting + 1 : min(room, plain)
  }
}
