// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Testing

/// What follows from an element's own properties.
@Suite struct ElementTests {
  private let button = AccessibilityElement(
    id: "start",
    label: "Start",
    traits: .button,
    frame: LayoutRect(x: 0, y: 0, width: 80, height: 44)
  )

  @Test func `actions follow the traits unless they are set`() {
    var element = button
    #expect(element.actions == [.activate])
    element.traits = .adjustable
    #expect(element.actions == [.increment, .decrement])
    element.actions = [.escape]
    element.traits = .button
    #expect(element.actions == [.escape])
  }

  @Test func `an element can be created hidden`() {
    let hidden = AccessibilityElement(id: "x", frame: button.frame, isHidden: true)
    let tree = AccessibilityContainer(id: "screen", elements: [hidden, button])
    #expect(AccessibilitySnapshot(of: tree).items.map(\.element.id) == ["start"])
  }
}
