// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

extension TextSizePopOver: Accessible {
  var accessibilityTree: AccessibilityContainer { drawing.accessibilityTree }

  /// The button opens the pop-over, in which the slider is adjusted; a listener who comes to a line
  /// that is scrolled out of view scrolls the page.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    switch (id, action) {
    case ("open", .activate): open(true)
    case ("done", .activate), ("pop-over", .escape): open(false)
    case ("size", _): return adjust(action)
    case ("title", .scrollToVisible): scroll(to: 0)
    case (_, .scrollToVisible):
      guard let line = lines.indices.first(where: { Self.id(ofLine: $0) == id }) else {
        return .refused
      }
      scroll(to: top(ofLine: line))
    default: return .refused
    }
    return .done
  }
}
