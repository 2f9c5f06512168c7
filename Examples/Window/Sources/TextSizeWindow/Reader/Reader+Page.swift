// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension Reader {
  /// The current layout.
  var layout: ReaderLayout { ReaderLayout(of: self) }

  /// Scrolls by the least distance that shows a text, or its beginning if it is higher than the
  /// page.
  mutating func show(text index: Int) {
    let layout = layout
    let (scroll, height) = (layout.scroll, layout.page.size.height)
    let frame = layout.texts[index].frame.outset(by: ReaderLayout.margin / 2)
    if frame.minY < scroll || frame.size.height > height {
      top = layout.position(atTop: frame.minY)
    } else if frame.maxY > scroll + height {
      top = layout.position(atTop: frame.maxY - height)
    }
  }

  /// Scrolls by a distance; a positive distance scrolls down.
  mutating func scroll(by distance: Double) -> SliderResponse {
    let layout = layout
    top = layout.position(atTop: layout.scroll + distance)
    return SliderResponse()
  }

  /// The direction of a page turn.
  enum Turn {
    case up, down
  }

  /// Scrolls by almost the visible height. The focus moves to the first text that begins there,
  /// or else to the one that fills the page. At an end of the page, it moves to the first or
  /// last text.
  mutating func turnPage(_ turn: Turn) -> SliderResponse {
    let before = layout
    let distance = before.page.size.height * 0.9
    _ = scroll(by: turn == .down ? distance : -distance)
    let layout = layout
    let end = turn == .down ? texts.count - 1 : 0
    take(.text(layout.scroll == before.scroll ? end : layout.firstText))
    return SliderResponse(words: reading())
  }
}
