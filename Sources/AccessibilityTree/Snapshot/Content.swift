// SPDX-License-Identifier: Apache-2.0

/// What an identity stands for: an element, or a container without what it holds.
enum Content: Hashable, Sendable {
  case element(AccessibilityElement)
  case container(AccessibilityContainer, children: [ElementID])
}
