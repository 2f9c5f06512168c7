// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// Drawn sliders and their location on the screen, for a pointer.
struct DrawingFrame: Equatable {
  /// The sliders, in cells from the upper left cell of the drawing.
  private let targets: [CellDrawing.Target]
  /// The screen lines of the drawing, counting from 1.
  let rows: Range<Int>
  /// The screen column of the drawing's first cell, counting from 1.
  let column: Int

  /// What a pointer does to a slider.
  struct Hit: Equatable {
    let target: CellDrawing.Target
    let event: PointerEvent
  }

  /// Creates the frame of a drawing from the location of its cursor, counting from 1. Fails if the
  /// drawing has nothing for a pointer.
  init?(of drawing: CellDrawing, cursorRow: Int, cursorColumn: Int) {
    guard !drawing.targets.isEmpty else { return nil }
    targets = drawing.targets
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

  /// Returns what a mouse report means; `nil` if it is beside all sliders.
  ///
  /// The pointer counts as being in the middle of its cell.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - slider: The index of the slider whose thumb is held, or of the lowest on its track. It gets
  ///     all reports, wherever the pointer is.
  /// - Returns: The slider and what happens to it.
  func hit(by report: PointerReport, holding slider: Int?) -> Hit? {
    let line = report.row - rows.lowerBound
    let target =
      slider.map { held in targets.first { $0.slider == held } }
      ?? targets.first { $0.lines.contains(line) }
    let point = LayoutPoint(x: Double(report.column - column) + 0.5, y: Double(line) + 0.5)
    return target.map { Hit(target: $0, event: PointerEvent(report, at: point)) }
  }
}

extension PointerEvent {
  fileprivate init(_ report: PointerReport, at point: LayoutPoint) {
    self =
      switch report.action {
      case .press: .press(at: point)
      case .drag: .move(to: point, speed: report.hasModifier ? .fine : .full)
      case .release: .release
      case .wheelUp: .wheel(1)
      case .wheelDown: .wheel(-1)
      }
  }
}
