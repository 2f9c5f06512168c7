// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension SliderPanel {
  /// What there is to hear: the sliders, one below the other.
  var accessibilitySnapshot: AccessibilitySnapshot {
    let elements = sliders.indices.map(element)
    let tree = AccessibilityContainer(id: "sliderd", order: .asListed, elements: elements)
    return AccessibilitySnapshot(of: tree, focus: elements[focus].id)
  }

  /// The slider that an element stands for.
  func index(of id: ElementID) -> Int? {
    accessibilitySnapshot.position(of: id)
  }

  private func element(at index: Int) -> AccessibilityElement {
    // A terminal doesn't tell where on the screen it is.
    let bounds = LayoutRect(x: 0, y: Double(index) * 60, width: 320, height: 44)
    let (slider, phrases) = (sliders[index], controls[index].phrases)
    return slider.accessibilityElement(phrases: phrases, in: SliderLayout(of: slider, in: bounds))
  }
}
