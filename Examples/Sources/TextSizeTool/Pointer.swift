// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension TextSizeTool {
  /// Follows a pointer, and gives the words to say.
  mutating func follow(_ event: PointerEvent) -> String? {
    let drawing = drawing
    let change = gesture.handle(event, on: &slider, in: drawing.layout, labels: drawing.labels)
    return words(for: change)
  }

  /// What a pointer is over, such as for the shape of its cursor.
  func target(at point: LayoutPoint) -> HitTarget? {
    drawing.layout.target(at: point, thumbAt: slider.index, labels: drawing.labels)
  }
}
