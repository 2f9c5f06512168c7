// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// Draws the sliders in place in a terminal, only when their appearance changes.
/// The cursor is on the value of the slider with the focus. When a screen reader would read
/// everything new, spaces replace the drawing. While it reads any of it, the cursor stays in its
/// cell, because a screen reader also reads where an arrow key moves the cursor. The sliders move
/// past the cursor instead.
struct TerminalDisplay: Display {
  private var style: TerminalStyle
  private let modes: [TerminalMode]
  private var shown: CellDrawing?
  /// The last drawing, even if it was erased.
  private var last: CellDrawing?
  private var isActive = false
  /// Whether the terminal belongs to the shell, until the size is reported after a pause.
  private var isPaused = false
  private(set) var pointerFrame: DrawingFrame?
  private var reading = TerminalReading.nothing
  /// The drawings whose cursor location was queried but not yet reported.
  private var unanswered: [CellDrawing] = []
  /// The width of the widest value, because measuring it takes longer than drawing.
  private var measured: (panel: SliderPanel, columns: Int, valueWidth: Int)?

  /// The most open queries. A terminal that leaves this many unanswered answers none.
  private static let mostUnanswered = 8

  init(style: TerminalStyle, modes: [TerminalMode] = []) {
    (self.style, self.modes) = (style, modes)
  }

  var awaitsCursor: Bool { !unanswered.isEmpty }

  /// Returns the text that restores the terminal, also in a crash in the middle of a drawing.
  static func farewell(_ modes: [TerminalMode]) -> String {
    modes.map(\.off).joined() + "\r\n\u{1B}[J"
  }

  mutating func text(for event: DisplayEvent, of panel: SliderPanel, at index: Int) -> String {
    switch event {
    case .ready, .change, .focus: return draw(panel)
    case .resized(let columns, let rows):
      (style.columns, style.rows, isPaused) = (columns, rows, false)
      return erase() + draw(panel)
    case .reading(let new):
      reading = new
      return isActive && new == .nothing ? draw(panel) : ""
    case .hidden: return erase()
    case .redraw:
      forget()
      return draw(panel)
    case .paused, .end:
      guard !isPaused else { return "" }
      let below = shown.map { Self.move($0.lineCount - 1 - $0.cursorLine, "B") } ?? ""
      forget()
      (isActive, isPaused, unanswered) = (false, true, [])
      return below + Self.farewell(modes)
    case .reload, .verbosity:
      measured = nil
      return isActive ? draw(panel) : ""
    case .answer, .speech, .device, .error: return ""
    }
  }

  mutating func noteCursor(row: Int, column: Int) {
    guard let asked = unanswered.first else { return }
    unanswered.removeFirst()
    guard let shown, shown.lineCount == asked.lineCount else { return }
    let isReached = asked.isReachable && shown.isReachable
    pointerFrame = isReached ? (shown, row - asked.cursorLine, column - asked.cursorColumn) : nil
  }

  /// Asks about keys only along with the cursor, whose answer comes later, so that a shell gets
  /// none.
  private var beginning: String {
    modes.map(\.on).joined() + (modes.contains(.mouseDrags) ? KeyDecoder.protocolQuestion : "")
  }

  private mutating func forget() { (shown, pointerFrame) = (nil, nil) }

  /// Erases the drawing, and moves the cursor to its start.
  private mutating func erase() -> String {
    guard !isPaused else { return "" }
    let above = shown?.cursorLine ?? 0
    forget()
    return Self.move(above, "A") + "\r\u{1B}[J"
  }

  private mutating func draw(_ panel: SliderPanel) -> String {
    guard !isPaused else { return "" }
    var drawing = CellDrawing(
      of: panel,
      in: style,
      scrolledTo: last?.firstTrack ?? 0,
      focusLine: isActive && reading != .nothing ? last?.cursorLine : nil,
      valueWidth: valueWidth(of: panel)
    )
    guard drawing != shown else { return "" }
    if reading == .everything { drawing.blankText() }
    let isInPlace = isActive && shown?.lineCount == drawing.lineCount
    let start = isActive ? "" : beginning
    let lastFrame = pointerFrame
    let text = start + erase() + self.text(of: drawing)
    (shown, last, isActive) = (drawing, drawing, true)
    if isInPlace {
      pointerFrame = drawing.isReachable ? lastFrame.map { (drawing, $0.row, $0.column) } : nil
      return text
    }
    guard modes.contains(.mouseDrags) else { return text }
    unanswered = unanswered.suffix(Self.mostUnanswered - 1) + [drawing]
    return text + KeyDecoder.cursorQuestion
  }

  private mutating func valueWidth(of panel: SliderPanel) -> Int {
    if let measured, measured.columns == style.columns,
      measured.panel.controls.elementsEqual(
        panel.controls,
        by: { $0.slider.isDefined(as: $1.slider) }
      )
    {
      return measured.valueWidth
    }
    let width = CellDrawing.widestValue(of: panel, in: style)
    measured = (panel, style.columns, width)
    return width
  }

  /// Returns a drawing's lines, which leave the cursor on the value.
  private func text(of drawing: CellDrawing) -> String {
    drawing.lines.joined(separator: "\r\n") + "\r"
      + Self.move(drawing.lineCount - 1 - drawing.cursorLine, "A")
      + Self.move(drawing.cursorColumn, "C")
  }

  private static func move(_ cells: Int, _ direction: Character) -> String {
    cells > 0 ? "\u{1B}[\(cells)\(direction)" : ""
  }
}

/// The part of new text in a terminal that a screen reader reads by itself.
enum TerminalReading {
  case nothing
  /// The text at the cursor, or where the cursor moves.
  case cursor
  case everything

  /// Determines what Orca's terminal script (43 to 51) reads after a key; `nil` is an unknown key,
  /// such as the Enter that started sliderd. Since version 48, it reads what appears after Up, Down
  /// and the page keys. Version 51 also reads what appears while Control is pressed.
  init(after key: SliderKey?) {
    switch key?.symbol {
    case .enter, .space, .tab, .delete, .backspace, .character, .up, .down, .pageUp, .pageDown, nil:
      self = .everything
    case .home, .end: self = key?.modifiers.contains(.control) == true ? .everything : .cursor
    case .left, .right, .escape, .function: self = .cursor
    }
  }
}
