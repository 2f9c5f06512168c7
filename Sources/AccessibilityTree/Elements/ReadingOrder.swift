// SPDX-License-Identifier: Apache-2.0

/// The order in which the content of a container is read.
public enum ReadingOrder: Hashable, Sendable {
  /// The visual order: from top to bottom and, within a line, in the direction of the text.
  ///
  /// If the surrounding container has another order, such as the opposite direction, the
  /// content is read without a break. Otherwise it is mixed with the elements alongside it.
  case byPosition(LayoutDirection)
  /// The order of ``AccessibilityContainer/children``. The content is read without a break.
  case asListed
}
