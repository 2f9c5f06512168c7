// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// The characters for drawing a track.
struct TrackGlyphs {
  private let first: Character
  private let line: Character
  private let tick: Character
  private let last: Character
  private let thumb: Character
  private let bold: (on: String, off: String)

  init(_ orientation: Orientation, _ style: TerminalStyle) {
    let glyphs =
      switch (orientation, style.usesUnicode) {
      case (.horizontal, true): Array("├─┼┤●")
      case (.horizontal, false): Array("|-+|O")
      case (.vertical, true): Array("┬│┼┴●")
      case (.vertical, false): Array("-|+-O")
      }
    (first, line, tick, last, thumb) = (glyphs[0], glyphs[1], glyphs[2], glyphs[3], glyphs[4])
    bold = style.usesColor ? ("\u{1B}[1m", "\u{1B}[0m") : ("", "")
  }

  /// Returns the cells of a layout's track from its left or upper end, with the thumb at a stop.
  func cells(of layout: SliderLayout, at index: Int) -> [String] {
    func cell(_ frame: LayoutRect) -> Int {
      layout.growth.orientation == .horizontal
        ? Int(frame.minX - layout.track.minX) : Int(frame.minY - layout.track.minY)
    }
    let size = layout.track.size
    let count = Int(layout.growth.orientation == .horizontal ? size.width : size.height)
    var cells = Array(repeating: line, count: count)
    for drawn in layout.drawnTicks(at: index) { cells[cell(drawn.frame)] = tick }
    (cells[0], cells[count - 1]) = (first, last)
    var texts = cells.map { String($0) }
    texts[cell(layout.thumb(at: index))] = bold.on + String(thumb) + bold.off
    return texts
  }
}
