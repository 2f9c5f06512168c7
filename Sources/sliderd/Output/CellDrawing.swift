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

extension CellDrawing {
  /// Draws a slider in a line, such as `Text size  ┝━━━┿━━━┿━━━●───┤  Large, 4 of 5`, and its labels
  /// beneath the track.
  ///
  /// Fails if there is no room for a track. If all of the label is to be kept, a track shorter than
  /// `least` counts as none.
  init?(inLine thumbs: DrawnThumbs, _ texts: DrawnTexts, least: Int, _ style: TerminalStyle) {
    let label = texts.label(in: max(8, texts.room / 3), style)
    let forms = least > 1 ? [(label, 2)] : [(label, 2), (label, 1), ("", 2), ("", 1)]
    for (label, gap) in forms {
      let space = String(repeating: " ", count: gap)
      let before = label.isEmpty ? "" : label + space
      let room = texts.room - before.cellCount - gap - texts.valueWidth
      guard room >= least,
        let fit = TrackFit(of: thumbs.slider.stops, room: room, limits: .horizontal)
      else { continue }
      let start = before.cellCount
      let origin = LayoutPoint(x: Double(start), y: 0)
      let track = CellTrack(horizontally: thumbs, fit: fit, at: origin, style: style)
      let first = CellText(before) + track.lines[0] + CellText(space + texts.value)
      let others = track.lines.dropFirst().map { CellText(before).blank + $0 }
      let cursor = Cell(line: 0, column: start + fit.length + gap)
      self.init(lines: [first] + others, cursor: cursor, track, of: thumbs)
      return
    }
    return nil
  }

  /// Draws a horizontal slider in several lines: the label, the track, its labels, and the value.
  init?(stacked thumbs: DrawnThumbs, _ texts: DrawnTexts, _ style: TerminalStyle) {
    let label = texts.label.fitted(to: texts.room, style)
    let heading = label.isEmpty ? [] : [CellText(label)]
    guard style.rows > heading.count + 3,
      let fit = TrackFit(of: thumbs.slider.stops, room: texts.room, limits: .horizontal)
    else { return nil }
    let origin = LayoutPoint(x: 0, y: Double(heading.count))
    let track = CellTrack(horizontally: thumbs, fit: fit, at: origin, style: style)
    self.init(heading: heading, track, value: texts.value, of: thumbs)
  }

  /// Draws a vertical slider: the label above the track, names next to it, the value below.
  ///
  /// If room is short, the track shrinks first; then the label is left out. Fails if that isn't
  /// enough.
  init?(upright thumbs: DrawnThumbs, _ texts: DrawnTexts, _ style: TerminalStyle) {
    let label = texts.label.fitted(to: texts.room, style)
    for heading in label.isEmpty ? [[]] : [[CellText(label)], []] {
      let room = style.rows - 2 - heading.count
      guard let fit = TrackFit(of: thumbs.slider.stops, room: room, limits: .vertical) else {
        continue
      }
      let size = LayoutSize(width: Double(texts.room), height: Double(fit.length))
      let bounds = LayoutRect(origin: LayoutPoint(x: 0, y: Double(heading.count)), size: size)
      let track = CellTrack(vertically: thumbs, fit: fit, in: bounds, style: style)
      self.init(heading: heading, track, value: texts.value, of: thumbs)
      return
    }
    return nil
  }

  private init(heading: [CellText], _ track: CellTrack, value: String, of thumbs: DrawnThumbs) {
    let lines = heading + track.lines + [CellText(value)]
    self.init(lines: lines, cursor: Cell(line: lines.count - 1, column: 0), track, of: thumbs)
  }
}

extension CellDrawing {
  /// Draws the sliders of a panel, one line for each track, as in:
  ///
  ///       Volume  ┝━━━━━━○────────┤  40 percent
  ///     ► Bass    ┝━━━━━━━●───────┤  0
  ///
  /// A mark, the shape of the thumb and the look of the label show which slider has the focus. A
  /// triangle shows that there are more sliders above or below.
  ///
  /// - Parameters:
  ///   - panel: The sliders.
  ///   - first: The track in the first line. If there is none with that index, the line is empty.
  ///   - valueWidth: The number of cells for the widest value; measured if it isn't known.
  ///   - style: The abilities of the terminal.
  init(of panel: DrawnPanel, from first: Int, valueWidth: Int? = nil, style: TerminalStyle) {
    let columns = PanelColumns(
      of: panel,
      valueWidth: valueWidth ?? panel.widestValue(in: style),
      style: style
    )
    let lines = (0..<panel.lineCount(in: style)).map { line in
      PanelLine(line, of: panel, from: first, in: columns, style)
    }
    self.init(
      lines: lines.map { $0?.text ?? CellText() },
      cursor: Cell(line: panel.focus - first, column: columns.valueStart),
      targets: lines.compactMap { $0?.target }
    )
  }
}

/// A line of a panel, with one track.
private struct PanelLine {
  let text: CellText
  let target: CellDrawing.Target

  /// Draws a line of a panel. Fails if there is no track for it.
  init?(
    _ line: Int,
    of panel: DrawnPanel,
    from first: Int,
    in columns: PanelColumns,
    _ style: TerminalStyle
  ) {
    let index = first + line
    guard panel.tracks.indices.contains(index) else { return nil }
    let thumbs = panel.tracks[index]
    let track = CellTrack(of: thumbs, at: index, in: columns, line: line, style)
    let mark = PanelMark(of: line, from: first, in: panel, style)
    text = CellText(inPanel: thumbs, mark.text(in: style.characters), track, columns, style)
    target = CellDrawing.Target(
      slider: thumbs.first,
      lines: line..<line + 1,
      layout: track?.layout,
      labels: []
    )
  }
}

/// What is in front of a line of a panel.
private enum PanelMark {
  case none
  /// The slider has the focus.
  case focus
  /// There are more sliders above the line.
  case above
  /// There are more sliders below the line.
  case below

  init(of line: Int, from first: Int, in panel: DrawnPanel, _ style: TerminalStyle) {
    let index = first + line
    let isLast = line == panel.lineCount(in: style) - 1
    switch index {
    case panel.focus: self = .focus
    case 1... where line == 0: self = .above
    case ..<(panel.tracks.count - 1) where isLast: self = .below
    default: self = .none
    }
  }

  func text(in characters: TerminalStyle.Characters) -> String {
    switch (self, characters) {
    case (.none, _): " "
    case (.focus, .unicode): "►"
    case (.above, .unicode): "▲"
    case (.below, .unicode): "▼"
    case (.focus, _): ">"
    case (.above, _): "^"
    case (.below, _): "v"
    }
  }
}

extension CellTrack {
  /// Draws the track of a panel's line, without labels. Fails if there is no room for tracks.
  fileprivate init?(
    of thumbs: DrawnThumbs,
    at index: Int,
    in columns: PanelColumns,
    line: Int,
    _ style: TerminalStyle
  ) {
    guard columns.fits.indices.contains(index) else { return nil }
    var low = style
    low.rows = 1
    let origin = LayoutPoint(x: Double(columns.trackStart), y: Double(line))
    self.init(horizontally: thumbs, fit: columns.fits[index], at: origin, style: low)
  }
}

extension CellText {
  /// Creates a line of a panel.
  fileprivate init(
    inPanel thumbs: DrawnThumbs,
    _ mark: String,
    _ track: CellTrack?,
    _ columns: PanelColumns,
    _ style: TerminalStyle
  ) {
    self.init(columns.mark > 0 ? mark : "")
    fill(to: columns.mark)
    let label = columns.label > 0 ? thumbs.label.fitted(to: columns.label, style) : ""
    append(label, thumbs.hasFocus ? .focus : .plain)
    fill(to: columns.trackStart)
    if let track { self = self + track.lines[0] }
    fill(to: columns.valueStart)
    append(thumbs.control.shownText.fitted(to: columns.value, style))
  }

  /// Adds spaces up to a column.
  private mutating func fill(to column: Int) {
    append(String(repeating: " ", count: max(0, column - cellCount)))
  }
}

/// The columns in which the sliders of a panel are drawn, one line each: the mark of the focus, the
/// labels, the tracks and the values.
///
/// Each of them begins in the same column in every line, and doesn't move with a thumb or the focus.
/// In a narrow terminal, the labels are cut first. Then the tracks are left out, then the labels.
struct PanelColumns {
  /// The number of cells for the mark of the focus and the empty cell after it.
  let mark: Int
  /// The number of cells for the labels, without the gap after them; 0 if there are none.
  let label: Int
  /// The track of each slider; empty if there is no room.
  let fits: [TrackFit]
  /// The number of cells for the values.
  let value: Int
  /// The number of empty cells after the labels and after the tracks.
  let gap: Int

  /// The column where the tracks begin.
  var trackStart: Int { mark + (label > 0 ? label + gap : 0) }

  /// The number of cells for the tracks.
  var track: Int { fits.map(\.length).max() ?? 0 }

  /// The column where the values begin.
  var valueStart: Int { trackStart + (track > 0 ? track + gap : 0) }

  /// Chooses the columns for a panel whose widest value takes a number of cells.
  init(of panel: DrawnPanel, valueWidth: Int, style: TerminalStyle) {
    let whole = max(1, style.columns - 1)
    mark = min(2, whole - 1)
    let room = whole - mark
    let wanted = panel.tracks.map { $0.widestLabel(in: style) }.max() ?? 0
    let (label, value) = (min(wanted, max(8, room / 3)), min(valueWidth, room))
    for gap in [2, 1] {
      let rest = room - (label > 0 ? label + gap : 0) - gap - value
      let fits = panel.tracks.compactMap {
        TrackFit(of: $0.slider.stops, room: rest, limits: .horizontal)
      }
      guard fits.count == panel.tracks.count else { continue }
      (self.label, self.fits, self.value, self.gap) = (label, fits, value, gap)
      return
    }
    let leastLabel = room > Self.leastRoom ? max(room - value - 1, min(8, room / 2)) : 0
    self.label = min(wanted, leastLabel)
    (fits, gap) = ([], 1)
    self.value = min(value, room - (self.label > 0 ? self.label + 1 : 0))
  }

  /// The most cells in which only values are drawn.
  private static let leastRoom = 8
}

extension DrawnThumbs {
  /// Returns the number of cells for the widest label.
  fileprivate func widestLabel(in style: TerminalStyle) -> Int {
    controls.map {
      SpokenText.cleaned($0.slider.presentation.label ?? "")
        .fitted(to: style.columns, style).cellCount
    }.max() ?? 0
  }
}

/// The texts of a drawing, and their greatest widths, so that the track doesn't jump when a thumb
/// moves or the focus goes to another thumb.
struct DrawnTexts {
  /// The label of the thumb with the focus.
  let label: String
  /// The value of the thumb with the focus, cut to the terminal's width.
  let value: String
  /// The number of cells for the widest value.
  let valueWidth: Int
  /// The number of cells available in a line. Some terminals wrap as soon as the last cell is
  /// filled.
  let room: Int
  private let labels: [String]

  /// Creates the texts, with room for a value of a given width, or of the widest value.
  init(of thumbs: DrawnThumbs, valueWidth: Int?, style: TerminalStyle) {
    room = max(1, style.columns - 1)
    labels = thumbs.controls.map { SpokenText.cleaned($0.slider.presentation.label ?? "") }
    label = labels[thumbs.focus]
    value = thumbs.control.shownText.fitted(to: room, style)
    let widest = valueWidth ?? thumbs.widestValue(in: style)
    self.valueWidth = max(value.cellCount, min(widest, room))
  }

  /// Returns the label in front of a track, cut to a number of cells, and as wide as the widest.
  func label(in room: Int, _ style: TerminalStyle) -> String {
    let widest = labels.map { $0.fitted(to: room, style).cellCount }.max() ?? 0
    let label = label.fitted(to: room, style)
    return label + String(repeating: " ", count: widest - label.cellCount)
  }
}
