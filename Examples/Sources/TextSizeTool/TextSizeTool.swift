// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider

/// A tool that sets the text size, with a slider of five named sizes.
struct TextSizeTool {
  var size: SliderControl
  let start = ContinuousClock.now

  /// Creates the tool with the saved size, or else the normal one.
  init(saved: String? = nil) throws {
    let stops = try Stops(
      values: [85, 100, 125, 150, 200],
      names: ["Small", "Medium", "Large", "Very large", "Huge"]
    )
    var slider = Slider(stops, label: "Text size", value: 100)
    if let state = saved.flatMap({ SliderState($0) }) {
      slider = slider.placed(at: state.position(in: stops))
    }
    size = SliderControl(slider)
  }

  /// The state to save for the next run.
  var saved: String { SliderState(of: size.slider).description }

  /// The slider as a drawing.
  var drawing: SliderDrawing {
    size.drawing(in: LayoutRect(x: 16, y: 64, width: 368, height: 72))
  }

  /// A line of text in the selected size, with the slider below it, as an SVG picture.
  var picture: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="400" height="144" font-family="sans-serif">
    <rect width="400" height="144" fill="white"/>
    <g font-size="16"><text x="16" y="48" font-size="\(size.value ?? 100)%">A page</text></g>
    \(drawing.svgGroup())
    </svg>
    """
  }

  /// Handles the name of a key, or a pointer event such as `press 80 86`; returns `nil` for
  /// anything else.
  mutating func take(_ line: String) -> SliderResponse? {
    if let key = SliderKey(named: line) { return size.press(key, at: .now - start) }
    return PointerEvent(line).map { size.handle($0, on: drawing) }
  }
}

extension PointerEvent {
  /// Reads a pointer event from a line such as `move 80 86` or `release`.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    let point = numbers.count == 2 ? LayoutPoint(x: numbers[0], y: numbers[1]) : nil
    switch (words.first, point) {
    case ("press", let point?): self = .press(at: point)
    case ("move", let point?): self = .move(to: point)
    case ("release", nil) where words.count == 1: self = .release
    default: return nil
    }
  }
}

/// Reads keys and pointer events as lines, and prints what a screen reader would say. It saves
/// the size in one file and draws the tool into another.
@main struct Program {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard files.count == 2 else { exit(64) }
    var tool = try TextSizeTool(saved: try? String(contentsOf: files[0], encoding: .utf8))
    for words in tool.size.takeFocus().words { print(words.text) }
    while let line = readLine() {
      for words in tool.take(line)?.words ?? [] { print(words.text) }
    }
    for words in tool.size.advance().words { print(words.text) }
    try tool.saved.write(to: files[0], atomically: true, encoding: .utf8)
    try tool.picture.write(to: files[1], atomically: true, encoding: .utf8)
  }
}
