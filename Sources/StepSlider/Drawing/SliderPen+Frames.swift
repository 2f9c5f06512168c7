// SPDX-License-Identifier: Apache-2.0

extension SliderPen {
  /// Draws a solid line around the accessibility element, and dashed lines around the hit areas.
  ///
  /// The solid line is two points wide, so that it stays visible where an area ends at the same
  /// edge.
  mutating func drawFrames(of element: AccessibilityElement) {
    draw(.outline(element.frame, radius: 0, width: 2, dash: 0), .thumbFrame)
    drawArea(layout.trackHitArea, .trackFrame)
    for tick in layout.drawnTicks(at: track.slider.index) {
      drawArea(layout.hitArea(ofTickAt: tick.index), .tickFrame)
    }
    drawArea(layout.thumbHitArea(at: track.slider.index), .thumbFrame)
  }

  private mutating func drawArea(_ area: LayoutRect, _ role: ColorRole) {
    draw(.outline(area, radius: 0, width: 1, dash: 3), role)
  }
}
