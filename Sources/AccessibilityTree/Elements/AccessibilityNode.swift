// SPDX-License-Identifier: Apache-2.0

/// A child of a container: an element or another container.
public enum AccessibilityNode: Hashable, Sendable {
  /// An element, which can be read.
  case element(AccessibilityElement)
  /// A container, which isn't read itself.
  case container(AccessibilityContainer)

  /// The identity of the element or container.
  public var id: ElementID {
    switch self {
    case .element(let element): element.id
    case .container(let container): container.id
    }
  }
}
