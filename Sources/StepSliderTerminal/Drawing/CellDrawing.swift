// SPDX-License-Identifier: GPL-3.0-or-later

public import StepSlider

/// Sliders drawn in the cells of a terminal: lines of text, and what a pointer finds in them.
///
///     let style = TerminalStyle(descriptor: 1, environment: environment)
///     let drawing = CellDrawing(of: control, in: style)
///     for line in drawing.lines { print(line) }
///     // Text size  ┝━━━━━━┿━━━━━━┿━━━━━━●──────┤  Large, 4 of 5
///     //            Tiny       Medium        Huge
///
/// The filled part, the thumbs and the focus have shapes of their own, so that no colour is needed.
/// Nothing moves in the drawing but the thumb when another stop is chosen. A drawing is at least
/// one cell smaller than the terminal in each direction, because some terminals wrap or scroll as
/// soon as their last cell is filled.
///
/// Each sequence of attributes ends in its own line. Lines have no line feeds.
public struct CellDrawing: Hashable, Sendable {
  /// A track that a pointer can reach.
  struct Target: Hashable {
    /// The index of the slider in its panel; of several thumbs, that of the lowest.
    let slider: Int
    /// The lines that belong to it.
    let lines: Range<Int>
    /// The layout of track, ticks and thumb, in cells from the upper left cell of the drawing;
    /// `nil` if there is no room for a track.
    let layout: SliderLayout?
    var labels: [TickLabel] = []
  }

  private(set) var texts: [CellText]
  /// The line of the first cell of the value, counting from 0. The terminal's cursor belongs there,
  /// because a braille display shows the line of the cursor.
  public let cursorLine: Int
  /// The column of the first cell of the value, counting from 0.
  public let cursorColumn: Int
  /// The index of the track in the first line, if a panel has several.
  package private(set) var firstTrack = 0
  /// The tracks that a pointer can reach; none if only the value of a single slider fits.
  private(set) var targets: [Target]

  /// The lines from the top, with control sequences if the style has colours.
  public var lines: [String] { texts.map(\.text) }

  /// The number of lines.
  package var lineCount: Int { texts.count }

  /// Draws a slider, with the focus.
  ///
  /// A horizontal one is drawn in a line if that leaves room for a track of a sensible length, and
  /// otherwise between the lines of its label and its value. A vertical one is always drawn like
  /// that, and in a line if the terminal is too low. If room is short, the track shrinks first.
  /// Then the label is left out, and finally the track. The value always stays.
  public init(of control: SliderControl, in style: TerminalStyle) {
    self.init(of: SliderPanel([control]), in: style)
  }

  /// Draws the sliders of a panel, one line for each track, as in:
  ///
  ///       Volume  ┝━━━━━━○────────┤  40 percent
  ///     ► Bass    ┝━━━━━━━●───────┤  0
  ///
  /// A mark, the shape of the thumb and the look of the label show which slider has the focus. A
  /// triangle shows that there are more sliders above or below. A panel with a single track is
  /// drawn as a slider alone.
  public init(of panel: SliderPanel, in style: TerminalStyle) {
    self.init(of: panel, in: style, scrolledTo: 0)
  }

  /// Draws the sliders of a panel. The ``firstTrack`` of the drawing before lets this one scroll no
  /// further than it must. The focus may have a line of its own, even if others stay empty;
  /// otherwise the drawing scrolls. The width is the result of ``widestValue(of:in:)``, if it is
  /// known.
  package init(
    of panel: SliderPanel,
    in style: TerminalStyle,
    scrolledTo first: Int,
    focusLine: Int? = nil,
    valueWidth: Int? = nil
  ) {
    let tracks = CellTrack.all(of: panel, in: style)
    let widest = valueWidth ?? tracks.map(\.widestValue).max() ?? 0
    if tracks.count > 1 {
      self.init(of: tracks, scrolledTo: first, focusLine, valueWidth: widest)
    } else {
      self.init(of: tracks[0], valueWidth: widest)
      firstTrack = first
    }
  }

  /// Returns the number of cells for the widest value of all sliders. It takes longer than a drawing.
  package static func widestValue(of panel: SliderPanel, in style: TerminalStyle) -> Int {
    CellTrack.all(of: panel, in: style).map(\.widestValue).max() ?? 0
  }

  package var isReachable: Bool { !targets.isEmpty }

  package mutating func blankText() { texts = texts.map { CellText(.spaces($0.cellCount)) } }

  /// Returns the index of the slider that a cell of a track or of a label belongs to, and that of
  /// its stop nearest to the cell; `nil` for other cells. Of several thumbs on one track, the
  /// slider is the lowest. Lines and columns count from 0.
  package func stop(line: Int, column: Int) -> (slider: Int, index: Int)? {
    let point = LayoutPoint(x: Double(column) + 0.5, y: Double(line) + 0.5)
    guard let target = targets.first(where: { $0.lines.contains(line) }), let layout = target.layout
    else { return nil }
    if let label = target.labels.first(where: { $0.frame.contains(point) }) {
      return (target.slider, label.index)
    }
    guard layout.trackHitArea.contains(point) else { return nil }
    return (target.slider, layout.index(nearestTo: point))
  }
}

extension SliderPanel {
  /// Handles a pointer event over a drawing of the panel.
  /// A press or a turn of the wheel gives the slider in the line the focus. While a thumb is held,
  /// it gets all events, wherever the pointer is. The event's point is in cells from the upper left
  /// corner of the drawing; the middle of the first cell is at 0.5, 0.5. Lines count from 0.
  ///
  /// - Returns: What happened, and what to say about it.
  package mutating func handle(
    _ event: PointerEvent,
    line: Int,
    on drawing: CellDrawing,
    at time: Duration? = nil
  ) -> SliderResponse {
    let held = focusedControl.isDragging ? thumbs(with: focusedIndex).lowerBound : nil
    let target =
      held.map { held in drawing.targets.first { $0.slider == held } }
      ?? drawing.targets.first { $0.lines.contains(line) }
    guard let target else { return endGesture(with: event) }
    if let layout = target.layout {
      return point(event, at: target.slider, in: layout, labels: target.labels, at: time)
    }
    switch event {
    case .press, .wheel:
      return thumbs(with: focusedIndex).contains(target.slider)
        ? SliderResponse(sliderIndex: focusedIndex) : moveFocus(to: target.slider)
    case .move, .release: return SliderResponse(sliderIndex: focusedIndex)
    }
  }

  /// Handles a mouse report over a drawing, in the middle of its cell. If it isn't known where the
  /// drawing is, only the end of a drag has an effect.
  package mutating func point(
    _ report: PointerReport,
    in frame: DrawingFrame?,
    at time: Duration
  ) -> SliderResponse {
    let (line, column) = (report.row - (frame?.row ?? 0), report.column - (frame?.column ?? 0))
    let point = LayoutPoint(x: Double(column) + 0.5, y: Double(line) + 0.5)
    let event: PointerEvent =
      switch report.action {
      case .press: .press(at: point)
      case .drag: .move(to: point, isFine: report.hasModifier)
      case .release: .release
      case .wheelUp: .wheel(1)
      case .wheelDown: .wheel(-1)
      }
    guard let frame else { return endGesture(with: event) }
    return handle(event, line: line, on: frame.drawing, at: time)
  }

  private mutating func endGesture(with event: PointerEvent) -> SliderResponse {
    switch event {
    case .release: releasePointer()
    case .press, .move, .wheel: SliderResponse(sliderIndex: focusedIndex)
    }
  }
}

/// A drawing on the screen, with the row and the column of its first cell, counting from 1.
package typealias DrawingFrame = (drawing: CellDrawing, row: Int, column: Int)

extension CellDrawing {
  /// Draws a track alone. The room for the widest value keeps the track from jumping when a thumb
  /// moves or the focus goes to another one.
  private init(of track: CellTrack, valueWidth: Int) {
    let value = track.value(in: track.room)
    let width = max(value.cellCount, min(valueWidth, track.room))
    let drawn =
      (track.slider.presentation.orientation == .vertical
        ? track.upright(over: value)
        : track.inLine(with: value, width, least: 16) ?? track.stacked(over: value))
      ?? track.inLine(with: value, width, least: 1)
    let texts = drawn?.part.lines ?? [CellText(value)]
    (cursorLine, cursorColumn) = (drawn?.cursorLine ?? 0, drawn?.cursorColumn ?? 0)
    let slider = track.controls.startIndex
    targets = [drawn?.part].compactMap(\.self).map {
      Target(slider: slider, lines: texts.indices, layout: $0.layout, labels: $0.labels)
    }
    self.texts = texts
  }

  private init(of tracks: [CellTrack], scrolledTo first: Int, _ focusLine: Int?, valueWidth: Int) {
    let (style, last) = (tracks[0].style, tracks.count - 1)
    let focus = tracks.firstIndex { $0.hasFocus } ?? 0
    // Below the drawing, a line stays free.
    let count = min(tracks.count, max(1, style.rows - 1))
    // Without a line for the focus, the first track is as near as possible to the one before. The
    // tracks around that with the focus are drawn too, if there is room.
    let margin = count > 2 ? 1 : 0
    let nearest = min(max(first, focus - (count - 1 - margin)), focus - margin)
    let first =
      focusLine.map { focus - min($0, count - 1) } ?? min(max(0, nearest), tracks.count - count)
    let columns = PanelColumns(of: tracks, valueWidth: valueWidth)
    let marks = style.characters == .unicode ? ["►", "▲", "▼"] : [">", "^", "v"]
    (texts, targets) = ([], [])
    for line in 0..<count {
      let index = first + line
      guard tracks.indices.contains(index) else {
        texts.append(CellText())
        continue
      }
      let (isMoreAbove, isMoreBelow) = (line == 0 && index > 0, line == count - 1 && index < last)
      let mark =
        index == focus ? marks[0] : isMoreAbove ? marks[1] : isMoreBelow ? marks[2] : ""
      let (text, layout) = columns.draw(tracks[index], at: index, in: line, mark: mark)
      texts.append(text)
      let slider = tracks[index].controls.startIndex
      targets.append(Target(slider: slider, lines: line..<line + 1, layout: layout))
    }
    (cursorLine, cursorColumn, firstTrack) = (focus - first, columns.valueStart, first)
  }
}

/// The columns of a panel, the same in every line: the mark of the focus, labels, tracks and values.
///
/// They don't move with a thumb or the focus. In a narrow terminal, the labels are cut first. Then
/// the tracks are left out, then the labels.
private struct PanelColumns {
  /// The number of cells for the mark of the focus and the empty cell after it.
  private let mark: Int
  /// The number of cells for the labels, without the gap after them; 0 if there are none.
  private let label: Int
  /// The track of each slider; empty if there is no room.
  private let fits: [TrackFit]
  /// The number of cells for the values.
  private let value: Int
  /// The number of empty cells after the labels and after the tracks.
  private let gap: Int

  private var trackStart: Int { mark + (label > 0 ? label + gap : 0) }

  var valueStart: Int { trackStart + (fits.map(\.length).max().map { $0 + gap } ?? 0) }

  /// Chooses the columns for tracks whose widest value takes a number of cells.
  init(of tracks: [CellTrack], valueWidth: Int) {
    let style = tracks[0].style
    mark = min(2, tracks[0].room - 1)
    let room = tracks[0].room - mark
    let wanted = tracks.map { $0.widestLabel(in: style.columns) }.max() ?? 0
    let (label, value) = (min(wanted, max(8, room / 3)), min(valueWidth, room))
    for gap in [2, 1] {
      let rest = room - (label > 0 ? label + gap : 0) - gap - value
      let fits = tracks.compactMap {
        TrackFit(of: $0.slider.stops, room: rest, along: .horizontal)
      }
      guard fits.count == tracks.count else { continue }
      (self.label, self.fits, self.value, self.gap) = (label, fits, value, gap)
      return
    }
    // In eight cells or less, only values are drawn.
    let leastLabel = room > 8 ? max(room - value - 1, min(8, room / 2)) : 0
    self.label = min(wanted, leastLabel)
    (fits, gap) = ([], 1)
    self.value = min(value, room - (self.label > 0 ? self.label + 1 : 0))
  }

  /// Draws a track in a line, with the layout of the track if there is room for it.
  func draw(_ track: CellTrack, at index: Int, in line: Int, mark: String)
    -> (text: CellText, layout: SliderLayout?)
  {
    var text = CellText(self.mark > 0 ? mark : "")
    text.fill(to: self.mark)
    let label = label > 0 ? track.label(in: label) : ""
    text.append(label, track.hasFocus ? track.style.colors.focus : "")
    text.fill(to: trackStart)
    var layout: SliderLayout?
    if !fits.isEmpty {
      let part = track.horizontal(fits[index], after: text, line: line, rows: 1)
      (text, layout) = (part.lines[0], part.layout)
    }
    text.fill(to: valueStart)
    text.append(track.value(in: value))
    return (text, layout)
  }
}
