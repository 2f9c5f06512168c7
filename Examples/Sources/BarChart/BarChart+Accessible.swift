// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension BarChart: Accessible {
  /// One element for each bar, in a container with the name of the chart.
  var accessibilityTree: AccessibilityContainer {
    AccessibilityContainer(
      id: "chart",
      label: title,
      actions: [.custom("Sort by height")],
      elements: bars.indices.map { element(forBarAt: $0) }
    )
  }

  private func element(forBarAt index: Int) -> AccessibilityElement {
    AccessibilityElement(
      id: ElementID(bars[index].month),
      label: bars[index].month,
      value: "\(bars[index].sales)",
      frame: frame(ofBarAt: index)
    )
  }

  /// Sorts the bars by height, and refuses any other action.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    guard action == .custom("Sort by height") else { return .refused }
    sort()
    return .done(notifying: [.announcement(Announcement("Sorted by height", priority: .assertive))])
  }
}
