// SPDX-License-Identifier: GPL-3.0-or-later

import Explorer
import StepSlider

/// Lets a listener explore the page.
@main struct Program {
  static func main() throws { Explorer.run(try TextSizePopOver()) }
}

extension TextSizePopOver: Explorable {
  static var ownKeys: KeyValuePairs<Character, String> {
    ["5": "offer five sizes", "7": "offer seven sizes"]
  }

  mutating func press(_ key: Character) -> [AccessibilityNotification]? {
    let sizes: [Character: Sizes] = ["5": .five, "7": .seven]
    guard let sizes = sizes[key], (try? offer(sizes)) != nil else { return nil }
    return [.announcement(Announcement("\(size.slider.stops.count) sizes", priority: .assertive))]
  }
}
