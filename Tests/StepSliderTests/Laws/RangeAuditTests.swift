// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import StepSlider
import TestValues
import Testing

/// Thumbs on a shared track, as elements for assistive technologies.
@Suite struct RangeAuditTests {
  private static let screen = LayoutRect(x: 0, y: 0, width: 400, height: 400)

  @Test(arguments: TrackOrientation.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func `thumbs have no findings, wherever they are`(
    orientation: TrackOrientation,
    direction: LayoutDirection
  ) throws {
    var numbers = SeededNumbers(seed: 47)
    for _ in 0..<30 {
      let count = Int.random(in: 2...100, using: &numbers)
      let thumbs = Int.random(in: 2...4, using: &numbers)
      let panel = SliderPanel(
        try (0..<thumbs).map { thumb in
          let slider = Slider(
            stops: try Stops(count: count),
            index: Int.random(in: 0..<count, using: &numbers),
            presentation: SliderPresentation(
              id: "\(thumb)",
              label: "Thumb \(thumb)",
              orientation: orientation,
              layoutDirection: direction,
              sharedTrack: SharedTrack()
            )
          )
          return SliderControl(slider)
        }
      )
      let layout = SliderLayout(of: panel.focusedControl.slider, in: Self.screen)
      let elements = panel.controls.map { $0.element(in: layout) }
      expectPressesTakeThumbs(at: elements, of: panel, in: layout)
      let tree = AccessibilityContainer(id: "screen", elements: elements)
      #expect(TreeAudit(of: tree, screens: [Self.screen]).findings == [])
    }
  }

  /// Expects that a press at each element's activation point takes its thumb without moving it; of
  /// thumbs at one place, one that can move if any can.
  private func expectPressesTakeThumbs(
    at elements: [AccessibilityElement],
    of panel: SliderPanel,
    in layout: SliderLayout
  ) {
    for (index, element) in elements.enumerated() {
      guard let point = element.activationPoint else {
        Issue.record("\(element.id) has no activation point")
        continue
      }
      for focus in panel.controls.indices {
        var pressed = panel
        _ = pressed.moveFocus(to: focus)
        let response = pressed.point(.press(at: point), in: layout)
        let taken = pressed.focusedControl.slider
        #expect(response.change == nil)
        #expect(pressed.focusedControl.isDragging)
        #expect(taken.position == panel.sliders[index].position)
        let here = panel.sliders.filter { $0.position == taken.position }
        #expect(here.count > 1 || pressed.focusedIndex == index)
        #expect(canMove(taken) || !here.contains(where: canMove))
      }
    }
  }

  private func canMove(_ slider: Slider) -> Bool {
    slider.reach.first != slider.index || slider.reach.last != slider.index
  }
}
