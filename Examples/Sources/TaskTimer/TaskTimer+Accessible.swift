// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

extension TaskTimer: Accessible {
  var accessibilityTree: AccessibilityContainer { drawing.accessibilityTree }

  /// Performs an action: a row selects its task, and the buttons start and stop the counter.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    guard action == .activate else { return .refused }
    if let index = tasks.indices.first(where: { id == ElementID("row \($0)") }) {
      choose(index)
    } else if id == "start" {
      start()
    } else if id == "stop" {
      stop()
    } else {
      return .refused
    }
    return .done()
  }
}
