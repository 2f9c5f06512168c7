// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import StepSliderAccessibilityBus

/// Makes containers and elements of objects.
struct TreeBuilder {
  let toolkit: Toolkit
  /// The identities of what is read, by its path on the bus.
  let ids: [String: ElementID]

  /// Returns an object and its content.
  ///
  /// An object that is read and has content is an element in a container of its own.
  func container(_ placed: PlacedObject) -> AccessibilityContainer {
    let object = placed.object
    let isRead = object.isRead
    let own: [AccessibilityNode] = isRead ? [.element(element(placed))] : []
    return AccessibilityContainer(
      id: outerID(placed),
      label: isRead || object.name.isEmpty ? nil : object.name,
      traits: object.states.contains(.modal) ? .modal : [],
      order: .asListed,
      actions: isRead ? [] : object.elementActions(in: toolkit).filter { $0 != .focus },
      children: own + placed.children.compactMap(node)
    )
  }

  /// The identity of the container around an object's content.
  func outerID(_ placed: PlacedObject) -> ElementID {
    placed.object.isRead ? ElementID("\(placed.id) and within") : placed.id
  }

  private func node(_ placed: PlacedObject) -> AccessibilityNode? {
    guard placed.children.isEmpty, !placed.object.states.contains(.modal) else {
      return .container(container(placed))
    }
    return placed.object.isRead ? .element(element(placed)) : nil
  }

  private func element(_ placed: PlacedObject) -> AccessibilityElement {
    var element = placed.object.element(placed.id, in: toolkit)
    element.controls = placed.object.related(.controllerFor).compactMap { ids[$0] }
    element.describedBy = placed.object.related(.describedBy).compactMap { ids[$0] }
      .filter { $0 != placed.id }
    return element
  }
}
