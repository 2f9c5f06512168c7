// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension Reader {
  /// Where everything is at this moment.
  var layout: ReaderLayout { ReaderLayout(of: self) }

  /// Scrolls as little as it takes to see a text, or its beginning where it is higher than the page.
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

  /// Scrolls by a distance, down where it is positive.
  mutating func scroll(by distance: Double) -> SliderResponse {
    let layout = layout
    top = layout.position(atTop: layout.scroll + distance)
    return SliderResponse()
  }

  /// Which way a page is turned.
  enum Turn {
    case up, down
  }

  /// Scrolls by nearly as much as is seen, and goes to the first text that begins there, or else the
  /// one that fills the page; at an end of the page, to the first or last text.
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
