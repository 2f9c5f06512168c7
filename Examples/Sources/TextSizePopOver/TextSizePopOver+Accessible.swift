// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

extension TextSizePopOver: Accessible {
  var accessibilityTree: AccessibilityContainer { drawing.accessibilityTree }

  /// Performs an action. The button opens the pop-over with the slider. Moving to a paragraph
  /// outside the visible area scrolls the page.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    switch (id, action) {
    case ("open", .activate): open(true)
    case ("done", .activate), ("pop-over", .escape): open(false)
    case ("size", _): return adjust(action)
    case ("title", .scrollToVisible): scroll(to: 0)
    case (_, .scrollToVisible):
      guard let index = paragraphs.indices.first(where: { Self.id(ofParagraph: $0) == id }) else {
        return .refused
      }
      scroll(to: frame(ofParagraph: index).minY)
    default: return .refused
    }
    return .done()
  }
}
