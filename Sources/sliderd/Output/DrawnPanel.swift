// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// The sliders of a panel as they are drawn. Those that share a track are drawn together.
struct DrawnPanel {
  /// The tracks, from the top.
  let tracks: [DrawnThumbs]
  /// The index of the track whose slider has the focus.
  let focus: Int

  init(of panel: SliderPanel) {
    let starts = panel.controls.indices.filter { panel.thumbs(with: $0).lowerBound == $0 }
    tracks = starts.map { DrawnThumbs(of: panel, at: $0) }
    focus = tracks.firstIndex { $0.hasFocus } ?? 0
  }

  /// Returns whether another panel differs at most in its positions and in the focus.
  func isDefined(as other: DrawnPanel) -> Bool {
    tracks.count == other.tracks.count
      && zip(tracks, other.tracks).allSatisfy { $0.isDefined(as: $1) }
  }

  /// Returns the number of cells for the widest value of all sliders.
  func widestValue(in style: TerminalStyle) -> Int {
    tracks.map { $0.widestValue(in: style) }.max() ?? 0
  }

  /// Returns the number of lines that are drawn, one for each track. Below them, a line stays free.
  func lineCount(in style: TerminalStyle) -> Int { min(tracks.count, max(1, style.rows - 1)) }

  /// Returns the first track to draw in a number of lines, as near as possible to the one that was
  /// the first.
  ///
  /// The track before and the one after that with the focus are drawn too, if there is room.
  func firstTrack(near first: Int, lineCount: Int) -> Int {
    let margin = lineCount > 2 ? 1 : 0
    let (least, most) = (focus - (lineCount - 1 - margin), focus - margin)
    return min(max(0, min(max(first, least), most)), tracks.count - lineCount)
  }
}

/// The sliders that are drawn on one track, the lowest thumb first. A slider with a track of its own
/// is the only one.
struct DrawnThumbs {
  let controls: [SliderControl]
  /// The index of the slider whose label and value are shown: the one with the focus, or else the
  /// lowest.
  let focus: Int
  /// The index in the panel of the lowest slider.
  var first = 0
  /// Whether one of the sliders has the focus.
  var hasFocus = true

  /// The slider whose label and value are shown.
  var control: SliderControl { controls[focus] }

  /// The state of the slider whose label and value are shown.
  var slider: Slider { control.slider }

  /// The label that is shown; empty if there is none.
  var label: String { SpokenText.cleaned(slider.presentation.label ?? "") }
}

extension DrawnThumbs {
  /// Creates the thumbs of a slider with a track of its own.
  init(_ control: SliderControl) { self.init(controls: [control], focus: 0) }

  /// Creates the thumbs on the track of the slider with the focus.
  init(of panel: SliderPanel) { self.init(of: panel, at: panel.focus) }

  /// Creates the thumbs on the track of the slider at an index.
  init(of panel: SliderPanel, at index: Int) {
    let thumbs = panel.thumbs(with: index)
    let hasFocus = thumbs.contains(panel.focus)
    self.init(
      controls: Array(panel.controls[thumbs]),
      focus: hasFocus ? panel.focus - thumbs.lowerBound : 0,
      first: thumbs.lowerBound,
      hasFocus: hasFocus
    )
  }

  /// Returns whether other thumbs differ at most in their positions and in the focus.
  func isDefined(as other: DrawnThumbs) -> Bool {
    controls.count == other.controls.count
      && zip(controls, other.controls).allSatisfy { $0.slider.isDefined(as: $1.slider) }
  }

  /// Returns the number of cells for the widest value of the thumbs.
  func widestValue(in style: TerminalStyle) -> Int {
    let stops = SliderLayout(of: slider, in: .zero).measuredStops
    return controls.flatMap { control in
      stops.map { control.phrases.refusal(by: control.slider.placed(at: .stop($0))).text }
    }.map { $0.fitted(to: style.columns, style).cellCount }.max() ?? 0
  }
}

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
