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

  /// The most open queries. A terminal that leaves this many unanswered answers none.
  private static let mostUnanswered = 8

  init(style: TerminalStyle, modes: [TerminalMode] = [.bracketedPaste]) {
    (self.style, self.modes) = (style, modes)
  }

  var showsOnlyFocus: Bool { true }

  var awaitsCursor: Bool { !unanswered.isEmpty }

  /// Returns the text that restores the terminal: written at the end, at a pause, and in a crash.
  static func farewell(_ modes: [TerminalMode]) -> String {
    modes.map(\.off).joined() + "\r\n"
  }

  mutating func text(
    for event: DisplayEvent,
    of slider: Slider,
    _ texts: @autoclosure () -> SliderTexts
  ) -> String {
    switch event {
    case .ready, .change, .focus: return draw(slider, texts())
    case .resized(let columns, let rows):
      (style.columns, style.rows) = (columns, rows)
      return erase() + draw(slider, texts())
    case .reading(let new):
      reading = new
      return isActive && isLeftOut && new == .nothing ? erase() + draw(slider, texts()) : ""
    case .hidden: return erase()
    case .redraw:
      forget()
      return draw(slider, texts())
    case .paused, .end:
      forget()
      (isActive, unanswered) = (false, [])
      return Self.farewell(modes)
    case .speech, .device, .reload, .error: return ""
    }
  }

  mutating func noteCursor(row: Int, column: Int) {
    guard let asked = unanswered.first else { return }
    unanswered.removeFirst()
    guard let shown, asked.lines.count == shown.lines.count else { return }
    pointerFrame = DrawingFrame(of: asked, cursorRow: row, cursorColumn: column)?.moved(to: shown)
  }

  private mutating func forget() { (shown, pointerFrame) = (nil, nil) }

  /// Erases the drawing, and moves the cursor from its last line to its first.
  private mutating func erase() -> String {
    let above = (shown?.lines.count ?? 1) - 1
    forget()
    return (above > 0 ? "\u{1B}[\(above)A" : "") + "\r\u{1B}[J"
  }

  private mutating func draw(_ slider: Slider, _ texts: SliderTexts) -> String {
    var drawing = CellDrawing(slider: slider, valueText: texts.shown, style: style)
    guard drawing != shown else { return "" }
    isLeftOut = reading == .everything
    if isLeftOut { drawing.leaveOut() }
    let isInPlace = isActive && shown?.lines.count == drawing.lines.count
    let start = isActive ? "" : modes.map(\.on).joined()
    let lastFrame = pointerFrame
    let cursor = drawing.cursorColumn > 0 ? "\u{1B}[\(drawing.cursorColumn)C" : ""
    let text = start + erase() + drawing.lines.joined(separator: "\r\n") + "\r" + cursor
    (shown, isActive) = (drawing, true)
    if isInPlace {
      pointerFrame = lastFrame?.moved(to: drawing)
      return text
    }
    guard modes.contains(.mouseDrags) else { return text }
    unanswered = unanswered.suffix(Self.mostUnanswered - 1) + [drawing]
    return text + KeyDecoder.cursorQuestion
  }
}
