// SPDX-License-Identifier: GPL-3.0-or-later

import Explorer
import StepSlider

/// Lets a listener explore the chart.
@main struct Program {
  static func main() { Explorer.run(BarChart()) }
}

extension BarChart: Explorable {
  static var ownKeys: KeyValuePairs<Character, String> { ["s": "sort the bars by height"] }

  mutating func press(_ key: Character) -> [AccessibilityNotification]? {
    guard key == "s",
      case .done(let notifications) = perform(.custom("Sort by height"), on: "chart")
    else { return nil }
    return notifications
  }
}
