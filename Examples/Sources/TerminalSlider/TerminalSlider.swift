// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import StepSlider
import StepSliderTerminal

/// A slider that is drawn in place in a terminal.
struct TerminalSlider {
  private(set) var size: SliderControl
  private let style: TerminalStyle
  private var drawn: CellDrawing?

  /// Creates the slider for a terminal with a style.
  init(in style: TerminalStyle) throws {
    let stops = try Stops(names: ["Small", "Medium", "Large"])
    size = SliderControl(Slider(stops, label: "Text size"))
    self.style = style
  }

  /// Handles a key, and returns what to write to the terminal.
  mutating func press(_ key: SliderKey) -> String {
    _ = size.press(key)
    return draw()
  }

  /// Returns the drawing in place of the last one, with the cursor on the value; empty if nothing
  /// has changed.
  mutating func draw() -> String {
    let drawing = CellDrawing(of: size, in: style)
    guard drawing != drawn else { return "" }
    let text = erase() + drawing.lines.joined(separator: "\r\n") + "\r"
    drawn = drawing
    return text + move(drawing.lines.count - 1 - drawing.cursorLine, "A")
      + move(drawing.cursorColumn, "C")
  }

  /// Returns the sequences that erase the drawing and move the cursor to where it began.
  mutating func erase() -> String {
    defer { drawn = nil }
    return drawn.map { move($0.cursorLine, "A") + "\r\u{1B}[J" } ?? ""
  }

  private func move(_ cells: Int, _ direction: String) -> String {
    cells > 0 ? "\u{1B}[\(cells)\(direction)" : ""
  }
}

@main struct Program {
  /// Runs until the user quits, then prints the chosen size.
  static func main() throws {
    let environment = ProcessInfo.processInfo.environment
    var slider = try TerminalSlider(
      in: TerminalStyle(descriptor: STDOUT_FILENO, environment: environment)
    )
    let (terminal, loop) = (RawTerminal(descriptor: STDIN_FILENO), MainLoop())
    terminal.begin()
    var isOver = false
    loop.add(TerminalInput()) { event in
      switch event {
      case .press(.character("q"), isRepeat: _), .interrupt, .end: isOver = true
      case .press(let key, isRepeat: _): show(slider.press(key))
      case .mistake(let message):
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(EXIT_FAILURE)
      case .suspend: break
      @unknown default: break
      }
    }
    show(slider.draw())
    loop.run { !isOver }
    show(slider.erase())
    terminal.end()
    print(slider.size.valueText)
  }

  private static func show(_ text: String) {
    guard isatty(STDOUT_FILENO) == 1 else { return }
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
