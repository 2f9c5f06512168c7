// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// A slider drawn in the cells of a terminal, in one line or, if it is vertical, in several.
///
/// The label comes first and the value last, and the cursor rests on the value's first cell, where a
/// braille display looks. Nothing is wider or higher than the terminal, less a cell each way.
struct CellDrawing: Equatable {
  /// The lines, with the escape sequences of their colours.
  private(set) var lines: [String]
  /// The column of the value in the last line, from 0.
  let cursorColumn: Int
  /// Where track, ticks and thumb are, in cells from the upper left one of the drawing; `nil` where
  /// there was room for the value alone.
  let layout: SliderLayout?

  init(slider: Slider, valueText: String, style: TerminalStyle) {
    self =
      CellDrawing(upright: slider, valueText: valueText, style: style)
      ?? CellDrawing(inLine: slider, valueText: valueText, style: style)
  }

  init(lines: [String], cursorColumn: Int, layout: SliderLayout?) {
    (self.lines, self.cursorColumn, self.layout) = (lines, cursorColumn, layout)
  }

  /// Puts a space in the place of each character.
  mutating func leaveOut() {
    lines = lines.map { line in
      let text = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      return String(repeating: " ", count: text.unicodeScalars.count)
    }
  }

  /// How many cells a line has room for: some terminals wrap as soon as the last one is filled.
  static func width(in style: TerminalStyle) -> Int { max(1, style.columns - 1) }

  /// The length of a track that looks right in a room of cells; `nil` if there is none.
  ///
  /// A step takes so many cells where there is room. Where the stops don't have a cell each, the track
  /// is as long as a plain one, ticks or not.
  static func trackLength(for count: Int, room: Int, step: Int, plain: Int) -> Int? {
    guard room >= min(count, 5) else { return nil }
    let fitting = count > 1 ? min(step, (room - 1) / (count - 1)) : 1
    return fitting > 0 ? (count - 1) * fitting + 1 : min(room, plain)
  }
}
