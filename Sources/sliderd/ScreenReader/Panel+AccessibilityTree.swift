// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension Panel {
  /// What there is to hear: the sliders, one below the other.
  var accessibilitySnapshot: AccessibilitySnapshot {
    let elements = sliders.indices.map(element)
    let tree = AccessibilityContainer(id: "sliderd", order: .asListed, elements: elements)
    return AccessibilitySnapshot(of: tree, focus: elements[focus].id)
  }

  /// The slider that an element stands for.
  func place(of id: ElementID) -> Int? {
    accessibilitySnapshot.position(of: id)
  }

  private func element(at place: Int) -> AccessibilityElement {
    // A terminal doesn't tell where on the screen it is.
    let bounds = LayoutRect(x: 0, y: Double(place) * 60, width: 320, height: 44)
    let slider = sliders[place]
    return slider.accessibilityElement(phrases: phrases, in: SliderLayout(of: slider, in: bounds))
  }
}

extension Adjustment {
  /// What an assistive technology asks of a slider; `nil` for anything else.
  init?(_ action: ElementAction) {
    switch action {
    case .increment: self = .increment
    case .decrement: self = .decrement
    case .setStep(let step): self = .stop(step)
    default: return nil
    }
  }
}
