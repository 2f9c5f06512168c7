// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The frames of a slider's parts: dashed where a pointer hits them, solid as assistive technologies
/// are told.
struct PictureFrames {
  private let layout: SliderLayout
  private let index: Int

  init(of layout: SliderLayout, at index: Int) {
    (self.layout, self.index) = (layout, index)
  }

  /// Thin outlines, from the least part to the one that lies above all.
  func outlines(in colors: PictureColors.FrameColors) -> [SVGElement] {
    let ticks = layout.drawnTicks(at: index)
    let areas =
      [outline(layout.trackHitArea, colors.track, isDashed: true)]
      + ticks.map { outline(layout.hitArea(ofTickAt: $0.index), colors.tick, isDashed: true) }
      + [outline(layout.thumbHitArea(at: index), colors.thumb, isDashed: true)]
    let frames =
      [outline(layout.track, colors.track)] + ticks.map { outline($0.frame, colors.tick) }
      + [outline(layout.thumb(at: index), colors.thumb)]
    return areas + frames
  }

  /// A line of one point inside a frame's edge.
  private func outline(_ frame: LayoutRect, _ color: String, isDashed: Bool = false) -> SVGElement {
    SVGElement(
      frame.outset(by: -0.5),
      [
        "fill": "none", "stroke": .string(color),
        "stroke-dasharray": isDashed ? "3 3" : "none",
      ]
    )
  }
}
