// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// Draws the slider in place in a terminal, only when its appearance changes.
///
/// When a screen reader would read everything new, spaces replace the drawing. The cursor stays in
/// place, because a screen reader also reads a cursor that moves when an arrow key brings the
/// drawing back.
///
/// The terminal modes are on from the first drawing until a pause or the end. If they include the
/// mouse, the display queries the cursor's location after each drawing that may have moved.
struct TerminalDisplay: Display {
  private var style: TerminalStyle
  private let modes: [TerminalMode]
  private var shown: CellDrawing?
  private var isActive = false
  private(set) var pointerFrame: DrawingFrame?
  private var reading = TerminalReading.nothing
  /// Whether spaces replace the drawing.
  private var isLeftOut = false
  /// The drawings whose cursor location was queried but not yet reported.
  private var unanswered: [CellDrawing] = []
  /// The width of the widest value, because measuring it takes longer than drawing.
  private var measured: (thumbs: DrawnThumbs, columns: Int, valueWidth: Int)?

  /// The most open queries. A terminal that leaves this many unanswered answers none.
  private static let mostUnanswered = 8

  init(style: TerminalStyle, modes: [TerminalMode] = [.bracketedPaste]) {
    (self.style, self.modes) = (style, modes)
  }

  var showsOnlyFocus: Bool { true }

  var awaitsCursor: Bool { !unanswered.isEmpty }

  /// Returns the text that restores the terminal: written at the end, at a pause, and in a crash,
  /// when lines of the drawing may still be below the cursor.
  static func farewell(_ modes: [TerminalMode]) -> String {
    modes.map(\.off).joined() + "\r\n\u{1B}[J"
  }

  mutating func text(for event: DisplayEvent, of panel: SliderPanel, at index: Int) -> String {
    let thumbs = DrawnThumbs(of: panel)
    switch event {
    case .ready, .change, .focus: return draw(thumbs)
    case .resized(let columns, let rows):
      (style.columns, style.rows) = (columns, rows)
      return erase() + draw(thumbs)
    case .reading(let new):
      reading = new
      return isActive && isLeftOut && new == .nothing ? erase() + draw(thumbs) : ""
    case .hidden: return erase()
    case .redraw:
      forget()
      return draw(thumbs)
    case .paused, .end:
      let below = shown.map { Self.move($0.lines.count - 1 - $0.cursor.line, "B") } ?? ""
      forget()
      (isActive, unanswered) = (false, [])
      return below + Self.farewell(modes)
    case .reload:
      measured = nil
      return ""
    case .speech, .device, .error: return ""
    }
  }

  mutating func noteCursor(row: Int, column: Int) {
    guard let asked = unanswered.first else { return }
    unanswered.removeFirst()
    guard let shown, shown.isInPlace(of: asked) else { return }
    pointerFrame = DrawingFrame(of: asked, cursorRow: row, cursorColumn: column)?.moved(to: shown)
  }

  private mutating func forget() { (shown, pointerFrame) = (nil, nil) }

  /// Erases the drawing, and moves the cursor to where its first line began.
  private mutating func erase() -> String {
    let above = shown?.cursor.line ?? 0
    forget()
    return Self.move(above, "A") + "\r\u{1B}[J"
  }

  private mutating func draw(_ thumbs: DrawnThumbs) -> String {
    var drawing = CellDrawing(of: thumbs, valueWidth: valueWidth(of: thumbs), style: style)
    guard drawing != shown else { return "" }
    isLeftOut = reading == .everything
    if isLeftOut { drawing.leaveOut() }
    let isInPlace = isActive && shown.map(drawing.isInPlace) == true
    let start = isActive ? "" : modes.map(\.on).joined()
    let lastFrame = pointerFrame
    let text = start + erase() + self.text(of: drawing)
    (shown, isActive) = (drawing, true)
    if isInPlace {
      pointerFrame = lastFrame?.moved(to: drawing)
      return text
    }
    guard modes.contains(.mouseDrags) else { return text }
    unanswered = unanswered.suffix(Self.mostUnanswered - 1) + [drawing]
    return text + KeyDecoder.cursorQuestion
  }

  private mutating func valueWidth(of thumbs: DrawnThumbs) -> Int {
    if let measured, measured.columns == style.columns, measured.thumbs.isDefined(as: thumbs) {
      return measured.valueWidth
    }
    let width = thumbs.widestValue(in: style)
    measured = (thumbs, style.columns, width)
    return width
  }

  /// Returns the text of a drawing's lines, which leaves the cursor on the value.
  private func text(of drawing: CellDrawing) -> String {
    drawing.lines.map { $0.text(in: style.colors) }.joined(separator: "\r\n") + "\r"
      + Self.move(drawing.lines.count - 1 - drawing.cursor.line, "A")
      + Self.move(drawing.cursor.column, "C")
  }

  /// Returns the sequence that moves the cursor by a number of cells.
  private static func move(_ cells: Int, _ direction: Character) -> String {
    cells > 0 ? "\u{1B}[\(cells)\(direction)" : ""
  }
}

extension CellDrawing {
  /// Whether the drawing has its cursor in the same line as another, with as many lines above and
  /// below.
  fileprivate func isInPlace(of other: CellDrawing) -> Bool {
    lines.count == other.lines.count && cursor.line == other.cursor.line
  }
}
