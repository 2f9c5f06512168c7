// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// A slider drawn in the cells of a terminal.
///
/// The cursor rests on the value's first cell, where a braille display looks. A drawing is at least
/// one cell smaller than the terminal in each direction.
struct CellDrawing: Equatable {
  /// A cell of the drawing, counting from 0.
  struct Cell: Equatable {
    let line: Int
    let column: Int
  }

  /// The lines, from the top.
  private(set) var lines: [CellText]
  /// The value's first cell.
  let cursor: Cell
  /// The layout of track, ticks and thumb, in cells from the upper left cell of the drawing; `nil`
  /// if only the value fits.
  let layout: SliderLayout?
  /// The labels of the track.
  let labels: [TickLabel]

  /// Draws a slider.
  ///
  /// A horizontal one is drawn in a line if that leaves room for a track of a sensible length, and
  /// otherwise between the lines of its label and its value. A vertical one is always drawn like
  /// that, and in a line if the terminal is too low. If room is short, the track shrinks first.
  /// Then the label is left out, and finally the track. The value always stays.
  ///
  /// The width of the widest value is measured if it isn't known.
  init(of thumbs: DrawnThumbs, valueWidth: Int? = nil, style: TerminalStyle) {
    let texts = DrawnTexts(of: thumbs, valueWidth: valueWidth, style: style)
    let isVertical = thumbs.slider.presentation.orientation == .vertical
    let drawing =
      isVertical
      ? CellDrawing(upright: thumbs, texts, style)
      : CellDrawing(inLine: thumbs, texts, least: Self.sensibleLength, style)
        ?? CellDrawing(stacked: thumbs, texts, style)
    self =
      drawing ?? CellDrawing(inLine: thumbs, texts, least: 1, style)
      ?? CellDrawing(lines: [CellText(texts.value)], cursor: Cell(line: 0, column: 0), nil)
  }

  init(lines: [CellText], cursor: Cell, _ track: CellTrack?) {
    (self.lines, self.cursor) = (lines, cursor)
    (layout, labels) = (track?.layout, track?.labels ?? [])
  }

  /// Replaces each character with a space.
  mutating func leaveOut() { lines = lines.map(\.blank) }

  /// The shortest track that is drawn in a line with its label while there is room below.
  private static let sensibleLength = 16
}
