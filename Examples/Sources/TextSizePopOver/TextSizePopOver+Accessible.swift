// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

extension TextSizePopOver: Accessible {
  var accessibilityTree: AccessibilityContainer { drawing.accessibilityTree }

  /// The button opens the pop-over, in which the slider is adjusted; a listener who comes to a
  /// paragraph that is scrolled out of view scrolls the page.
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
    return .done
  }
}
