// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Thumbs on a shared track, as elements for assistive technologies.
@Suite struct RangeAuditTests {
  private static let screen = LayoutRect(x: 0, y: 0, width: 400, height: 400)

  @Test(arguments: Orientation.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func `thumbs have no findings, wherever they are`(
    orientation: Orientation,
    direction: LayoutDirection
  ) throws {
    var numbers = SeededNumbers(seed: 47)
    for _ in 0..<200 {
      let count = Int.random(in: 2...100, using: &numbers)
      let thumbs = Int.random(in: 2...4, using: &numbers)
      let panel = SliderPanel(
        try (0..<thumbs).map { thumb in
          let slider = Slider(
            stops: try Stops(count: count),
            index: Int.random(in: 0..<count, using: &numbers),
            presentation: Presentation(
              id: "\(thumb)",
              label: "Thumb \(thumb)",
              orientation: orientation,
              direction: direction,
              track: SharedTrack()
            )
          )
          return SliderControl(slider)
        }
      )
      let layout = SliderLayout(of: panel.control.slider, in: Self.screen)
      let elements = panel.sliders.indices.map { panel[$0].element(in: layout) }
      let tree = AccessibilityContainer(id: "screen", elements: elements)
      #expect(AccessibilityAudit(of: tree, screens: [Self.screen]).findings == [])
    }
  }
}
