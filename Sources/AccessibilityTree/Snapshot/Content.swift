// SPDX-License-Identifier: Apache-2.0

/// An element, or a container with the identities of its children.
enum Content: Hashable, Sendable {
  case element(AccessibilityElement)
  case container(AccessibilityContainer, children: [ElementID])
}
