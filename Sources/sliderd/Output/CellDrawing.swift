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

  /// A slider that a pointer can reach.
  struct Target: Equatable {
    /// The index of the slider in its panel; of several thumbs, that of the lowest.
    let slider: Int
    /// The lines that belong to it.
    let lines: Range<Int>
    /// The layout of track, ticks and thumb, in cells from the upper left cell of the drawing; `nil`
    /// if there is no room for a track.
    let layout: SliderLayout?
    /// The labels of the track.
    let labels: [TickLabel]
  }

  /// The lines, from the top.
  private(set) var lines: [CellText]
  /// The value's first cell.
  let cursor: Cell
  /// The sliders that a pointer can reach; none if only the value of a single slider fits.
  let targets: [Target]

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
      ?? CellDrawing(
        lines: [CellText(texts.value)],
        cursor: Cell(line: 0, column: 0),
        targets: []
      )
  }

  init(lines: [CellText], cursor: Cell, targets: [Target]) {
    (self.lines, self.cursor, self.targets) = (lines, cursor, targets)
  }

  /// Creates the drawing of a single track.
  init(lines: [CellText], cursor: Cell, _ track: CellTrack, of thumbs: DrawnThumbs) {
    let target = Target(
      slider: thumbs.first,
      lines: lines.indices,
      layout: track.layout,
      labels: track.labels
    )
    self.init(lines: lines, cursor: cursor, targets: [target])
  }

  /// Replaces each character with a space.
  mutating func leaveOut() { lines = lines.map(\.blank) }

  /// The shortest track that is drawn in a line with its label while there is room below.
  private static let sensibleLength = 16
}
