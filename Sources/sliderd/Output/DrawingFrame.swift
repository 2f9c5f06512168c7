// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// A drawn slider and where on the screen it is, for a pointer.
struct DrawingFrame: Equatable {
  /// Where its parts are, in cells from its upper left one.
  let layout: SliderLayout
  /// The screen's lines that it takes, from 1.
  let rows: Range<Int>
  /// The screen's column of its first cell, from 1.
  let column: Int

  /// Where a drawing is whose cursor is at a line and column of the screen, from 1; `nil` where
  /// there is no track to point at.
  init?(of drawing: CellDrawing, cursorRow: Int, cursorColumn: Int) {
    guard let layout = drawing.layout else { return nil }
    self.layout = layout
    rows = cursorRow - (drawing.lines.count - 1)..<cursorRow + 1
    column = cursorColumn - drawing.cursorColumn
  }

  /// Where a drawing is of as many lines that was drawn over this one.
  func moved(to drawing: CellDrawing) -> DrawingFrame? {
    DrawingFrame(
      of: drawing,
      cursorRow: rows.upperBound - 1,
      cursorColumn: column + drawing.cursorColumn
    )
  }

  /// What a report means for the slider; `nil` for a wheel that turns elsewhere.
  ///
  /// The pointer is taken to be in the middle of its cell.
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
