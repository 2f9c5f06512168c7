// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension SliderPanel {
  /// The sliders as accessibility elements, one below the other.
  var accessibilitySnapshot: AccessibilitySnapshot {
    let elements = sliders.indices.map(element)
    let tree = AccessibilityContainer(
      id: "sliderd",
      label: label.flatMap(SpokenText.spoken),
      order: .asListed,
      elements: elements
    )
    return AccessibilitySnapshot(of: tree, focus: elements[focus].id)
  }

  /// Returns the index of the slider with an element's identity.
  func index(of id: ElementID) -> Int? {
    accessibilitySnapshot.position(of: id)
  }

  private func element(at index: Int) -> AccessibilityElement {
    // The frames are made up, because a terminal doesn't report its location on the screen.
    let bounds = LayoutRect(x: 0, y: Double(index) * 60, width: 320, height: 44)
    let (slider, phrases) = (controls[index].slider, controls[index].phrases)
    return slider.accessibilityElement(phrases: phrases, in: SliderLayout(of: slider, in: bounds))
  }
}
