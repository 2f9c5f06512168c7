// SPDX-License-Identifier: GPL-3.0-or-later

import Explorer
import StepSlider

/// Lets a listener explore the radio.
@main struct Program {
  static func main() throws { Explorer.run(try VolumeBubble()) }
}

extension VolumeBubble: Explorable {
  static var ownKeys: KeyValuePairs<Character, String> {
    ["+": "louder, like the volume keys at the side", "-": "quieter"]
  }

  var isRunning: Bool { showsBubble }

  mutating func press(_ key: Character) -> [AccessibilityNotification]? {
    guard key == "+" || key == "-" else { return nil }
    return turn(louder: key == "+").map { [.announcement($0)] } ?? []
  }
}
