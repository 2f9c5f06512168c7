// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import TestValues
import Testing

@testable import sliderd

/// Random thumbs, distances, unavailable stops and pushing.
@Suite struct AcceptedThumbTests {
  private static let keys: [SliderKey] = [
    .end, .right, .tab, .home, .left, .pageUp, .backTab, .pageDown, .character("0"), .escape,
    .delete,
  ]

  @Test func `thumbs that check accepts take any key, and keep their order`() throws {
    var (numbers, accepted) = (SeededNumbers(seed: 35), 0)
    for _ in 0..<400 {
      let text = Self.configuration(&numbers)
      let reading = sliderd.Configuration(Array(text.utf8)) { _ in true }
      guard reading.mistakes.isEmpty else { continue }
      accepted += 1
      let thumbs = try reading.sliders.flatMap { slider in
        try slider.thumbs()
      }
      var panel = SliderPanel(thumbs.map { SliderControl($0.slider) })
      for _ in 0..<20 {
        guard let key = Self.keys.randomElement(using: &numbers) else { continue }
        _ = panel.press(key)
        let stops = panel.sliders.filter(\.isSet).map(\.index)
        #expect(stops == stops.sorted(), "\(key): \(text)")
      }
    }
    // The law says nothing unless both kinds of files are common.
    #expect((40...360).contains(accepted), "\(accepted)")
  }

  private static func configuration(_ numbers: inout SeededNumbers) -> String {
    let last = Int.random(in: 1...8, using: &numbers)
    let missing = (0...last).filter { _ in Int.random(in: 0..<3, using: &numbers) == 0 }
    let unavailable = missing.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      [[slider]]
      from = 0
      to = \(last)
      thumbs = \(Int.random(in: 2...4, using: &numbers))
      distance = \(Int.random(in: 0...2, using: &numbers))
      push = \(Bool.random(using: &numbers))
      unavailable = [\(unavailable)]

      """
  }
}
