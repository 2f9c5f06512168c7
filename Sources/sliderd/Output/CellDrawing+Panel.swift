// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

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
