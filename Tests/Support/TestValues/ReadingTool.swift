// SPDX-License-Identifier: GPL-3.0-or-later

package import StepSlider

/// A pop-over with a slider, a label, a text, a switch and a button, for tests on the bus.
package struct ReadingTool: Accessible {
  package var size: SliderControl
  package var isBold = false
  package var isOpen = true
  package var focus: ElementID? = "size"
  package private(set) var activations: [ElementID] = []

  package init() throws {
    size = SliderControl(
      Slider(
        stops: try Stops(names: ["Tiny", "Small", "Medium", "Large", "Huge"]),
        presentation: SliderPresentation(
          label: "Text size",
          hint: "Changes the size of the letters."
        )
      )
    )
  }

  package var accessibilityFocus: ElementID? { focus }

  package var accessibilityTree: AccessibilityContainer {
    AccessibilityContainer(
      id: "screen",
      label: "Page",
      transform: .identity.moved(by: LayoutPoint(x: 100, y: 200)),
      children: [.element(text("title", "Reading", .header, y: 0))]
        + (isOpen ? [.container(popOver)] : [])
    )
  }

  private var popOver: AccessibilityContainer {
    AccessibilityContainer(
      id: "pop-over",
      label: "Preferences",
      actions: [.escape, .custom("Reset all")],
      elements: [
        text("label", "Text size", .staticText, y: 30),
        size.element(in: sizeLayout, id: "size"),
        text("bold", "Bold", isBold ? [.toggle, .selected] : .toggle, y: 110),
        text("done", "Done", .button, y: 140),
      ]
    )
  }

  private var sizeLayout: SliderLayout {
    SliderLayout(of: size.slider, in: LayoutRect(x: 0, y: 60, width: 320, height: 44))
  }

  private func text(
    _ id: ElementID,
    _ label: String,
    _ traits: AccessibilityTraits,
    y: Double
  ) -> AccessibilityElement {
    AccessibilityElement(
      id: id,
      label: label,
      traits: traits,
      frame: LayoutRect(x: 0, y: y, width: 320, height: 24)
    )
  }

  package mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    switch (id, action) {
    case ("bold", .activate): isBold.toggle()
    case ("done", .activate), ("pop-over", .escape): isOpen = false
    case ("pop-over", .custom): size.slider.adjust(.minimum, cause: .accessibility)
    case (_, .focus): focus = id
    case ("size", _): return size.perform(action: action).outcome
    default: return .refused
    }
    activations.append(id)
    return .done()
  }
}
