// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

@testable import sliderd

/// A panel that is drawn in a terminal, with its keys and its mouse.
struct PanelStage {
  private(set) var panel: SliderPanel
  private(set) var screen = CellScreen()
  private var display: TerminalDisplay
  private var time: Duration = .zero
  /// The row of the first line, counting from 1.
  private static let top = 5

  /// Draws the panel.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - style: The terminal.
  ///   - isRead: Whether a screen reader reads new text by itself.
  init(_ panel: SliderPanel, in style: TerminalStyle, isRead: Bool = false) {
    self.panel = panel
    display = TerminalDisplay(style: style, modes: [.mouseDrags])
    _ = self.panel.takeFocus()
    if isRead { show(.reading(TerminalReading(after: nil))) }
    show(.ready)
    display.noteCursor(row: Self.top + screen.cursor.line, column: screen.cursor.column + 1)
  }

  /// The lines from the top of the drawing.
  func lines(_ count: Int) -> [String] { (0..<count).map(screen.line) }

  /// Presses a key. If a screen reader reads, it follows the key.
  mutating func press(_ key: SliderKey, isRead: Bool = false) {
    if isRead { show(.reading(TerminalReading(after: key))) }
    apply(panel.press(key))
  }

  /// Presses the mouse in a cell of the drawing, and returns what is said.
  mutating func click(line: Int, column: Int) -> [String] {
    [PointerReport.Action.press, .release].flatMap { action in
      report(action, line: line, column: column)
    }
  }

  /// Reports the mouse in a cell of the drawing, and returns what is said.
  mutating func report(_ action: PointerReport.Action, line: Int, column: Int) -> [String] {
    time += .seconds(1)
    let report = PointerReport(action, column: column + 1, row: Self.top + line)
    let response = panel.point(report, in: display.pointerFrame, at: time)
    apply(response)
    return response.words.map(\.text)
  }

  mutating func show(_ event: DisplayEvent) {
    screen.write(display.text(for: event, of: panel, at: panel.focusedIndex))
  }

  private mutating func apply(_ response: SliderResponse) {
    if response.focus == .moved { show(.focus) }
    if let change = response.change { show(.change(change, words: nil)) }
  }
}
