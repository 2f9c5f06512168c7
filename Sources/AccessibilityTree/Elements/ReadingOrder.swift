// SPDX-License-Identifier: Apache-2.0

/// The order in which a container's content is read.
public enum ReadingOrder: Hashable, Sendable {
  /// As it is seen: from top to bottom, and side by side from where text begins to where it ends.
  /// Such a container is read in one go where the one around it has another order, such as the other
  /// direction; else its content is mixed with what stands beside it.
  case byPosition(LayoutDirection)
  /// As it is listed. Such a container is read in one go.
  case asListed
}
