// SPDX-License-Identifier: GPL-3.0-or-later

import Explorer
import StepSlider
import StepSliderNumbers
import StepSliderSpeech

/// Lets a listener explore the timer.
@main struct Program {
  static func main() { Explorer.run(TaskTimer(durations: .localized(.english))) }
}

extension TaskTimer: Explorable {
  static var ownKeys: KeyValuePairs<Character, String> { ["t": "rotate the screen"] }

  mutating func press(_ key: Character) -> [AccessibilityNotification]? {
    guard key == "t" else { return nil }
    turn()
    let words = orientation == .portrait ? "Portrait" : "Landscape"
    return [.announcement(Announcement(words, priority: .assertive))]
  }
}
