// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Where a slider is for others: a solid line around what assistive technologies are told, dashed
/// ones around what a pointer hits.
struct PictureFrames {
  private let element: AccessibilityElement
  private let layout: SliderLayout
  private let index: Int

  init(of element: AccessibilityElement, in layout: SliderLayout, at index: Int) {
    (self.element, self.layout, self.index) = (element, layout, index)
  }

  /// Thin outlines, that of the element below the others.
  func outlines(in colors: PictureColors.FrameColors) -> [SVGElement] {
    let ticks = layout.drawnTicks(at: index)
    return [frame(in: colors.thumb), area(layout.trackHitArea, colors.track)]
      + ticks.map { area(layout.hitArea(ofTickAt: $0.index), colors.tick) }
      + [area(layout.thumbHitArea(at: index), colors.thumb)]
  }

  /// A line of two points inside the element's frame, so that it shows beside those of areas that
  /// end where it ends.
  private func frame(in color: String) -> SVGElement {
    SVGElement(
      element.frame.outset(by: -1),
      ["fill": "none", "stroke": .string(color), "stroke-width": 2]
    )
  }

  /// A line of one point inside an area's edge.
  private func area(_ area: LayoutRect, _ color: String) -> SVGElement {
    SVGElement(
      area.outset(by: -0.5),
      ["fill": "none", "stroke": .string(color), "stroke-dasharray": "3 3"]
    )
  }
}
