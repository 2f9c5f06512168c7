// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// A drawn slider and its location on the screen, for a pointer.
struct DrawingFrame: Equatable {
  /// The layout of the slider's parts, in cells from its upper left cell.
  let layout: SliderLayout
  /// The labels that can be pressed.
  let labels: [TickLabel]
  /// The screen lines of the drawing, counting from 1.
  let rows: Range<Int>
  /// The screen column of the drawing's first cell, counting from 1.
  let column: Int

  /// Creates the frame of a drawing from the location of its cursor, counting from 1. Fails if the
  /// drawing has no track.
  init?(of drawing: CellDrawing, cursorRow: Int, cursorColumn: Int) {
    guard let layout = drawing.layout else { return nil }
    (self.layout, labels) = (layout, drawing.labels)
    let first = cursorRow - drawing.cursor.line
    rows = first..<first + drawing.lines.count
    column = cursorColumn - drawing.cursor.column
  }

  /// Returns the frame of a drawing whose first cell is that of this one.
  func moved(to drawing: CellDrawing) -> DrawingFrame? {
    DrawingFrame(
      of: drawing,
      cursorRow: rows.lowerBound + drawing.cursor.line,
      cursorColumn: column + drawing.cursor.column
    )
  }

  /// Returns the slider's event for a mouse report; `nil` for a wheel outside the drawing's lines.
  ///
  /// The pointer counts as being in the middle of its cell.
  func event(for report: PointerReport) -> PointerEvent? {
    let point = LayoutPoint(
      x: Double(report.column - column) + 0.5,
      y: Double(report.row - rows.lowerBound) + 0.5
    )
    switch report.action {
    case .press: return .press(at: point)
    case .drag: return .move(to: point, speed: report.hasModifier ? .fine : .full)
    case .release: return .release
    case .wheelUp: return rows.contains(report.row) ? .wheel(1) : nil
    case .wheelDown: return rows.contains(report.row) ? .wheel(-1) : nil
    }
  }
}
