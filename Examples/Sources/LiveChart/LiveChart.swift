// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A chart of how busy each processor core is, which changes by itself.
struct LiveChart {
  private var times = ProcessorTimes("")
  /// The share of time that each core was busy since the reading before, in percent.
  private(set) var loads: [Int] = []
  private(set) var focus = 0

  mutating func update(with new: ProcessorTimes) { (loads, times) = (new.loads(since: times), new) }

  /// Moves the focus to another core. Returns what the chart can't show: that there is none.
  mutating func press(_ key: SliderKey) -> [AccessibilityNotification] {
    let wanted = focus + (key == .left ? -1 : key == .right ? 1 : 0)
    guard loads.indices.contains(wanted) else {
      return [
        .announcement(
          Announcement("Core \(focus + 1), \(wanted < 0 ? "first" : "last")", priority: .assertive)
        )
      ]
    }
    focus = wanted
    return []
  }
}

extension LiveChart: Accessible {
  var accessibilityFocus: ElementID? { "\(focus)" }

  /// A bar for each core, in a row of the terminal, which counts as 24 points.
  var accessibilityTree: AccessibilityContainer {
    AccessibilityContainer(
      id: "chart",
      label: "Processor load",
      elements: loads.enumerated().map { core, load in
        AccessibilityElement(
          id: "\(core)",
          label: "Core \(core + 1)",
          value: "\(load) percent",
          traits: .updatesFrequently,
          frame: LayoutRect(x: 0, y: Double(24 * core), width: 480, height: 24)
        )
      }
    )
  }

  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    guard action == .focus, let core = Int(id.description) else { return .refused }
    focus = core
    return .done()
  }
}
