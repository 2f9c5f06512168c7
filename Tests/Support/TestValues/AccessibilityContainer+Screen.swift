// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree

extension AccessibilityContainer {
  /// A screen with a nested container, three elements that are read, and three findings.
  package static let screenWithFindings = {
    let group = AccessibilityContainer(
      id: "bar",
      readingOrder: .asListed,
      transform: .identity.moved(by: LayoutPoint(x: 50, y: -20)),
      elements: [
        element("a", "One", .staticText, LayoutRect(x: 0, y: 0, width: 30, height: 30))
      ]
    )
    var hidden = element("e", "Gone", .button, LayoutRect(x: 0, y: 0, width: 9, height: 9))
    hidden.isHidden = true
    return AccessibilityContainer(
      id: "screen",
      readingOrder: .byPosition(.rightToLeft),
      children: [
        .element(element("b", "go.png", .button, LayoutRect(x: 0, y: 40, width: 44, height: 44))),
        .container(group),
        .element(third),
        .container(AccessibilityContainer(id: "box", isModal: true, children: [])),
        .element(element("d", "Flat", .staticText, .zero)),
        .element(hidden),
      ]
    )
  }()

  private static let third = AccessibilityElement(
    id: "c",
    label: "Three",
    value: "<4>",
    traits: .image,
    frame: LayoutRect(x: 50, y: 40, width: 12.5, height: 44),
    actions: [.escape, .custom("Say \"go\"")]
  )

  private static func element(
    _ id: ElementID,
    _ label: String,
    _ traits: AccessibilityTraits,
    _ frame: LayoutRect
  ) -> AccessibilityElement {
    AccessibilityElement(id: id, label: label, traits: traits, frame: frame)
  }
}
