// SPDX-License-Identifier: Apache-2.0

/// What a container holds: elements, and containers again.
public enum AccessibilityNode: Hashable, Sendable {
  /// Something that can be read.
  case element(AccessibilityElement)
  /// Something that holds what can be read, and isn't read itself.
  case container(AccessibilityContainer)

  /// Which element or container it is.
  public var id: ElementID {
    switch self {
    case .element(let element): element.id
    case .container(let container): container.id
    }
  }
}
