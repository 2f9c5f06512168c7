// SPDX-License-Identifier: Apache-2.0

/// The identity of an element or container, which stays the same from tree to tree.
///
/// Identities are for programs and are never spoken. They must be unique within a tree;
/// ``AccessibilitySnapshot`` describes how duplicates are handled.
public struct ElementID: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The identity as text.
  public let description: String

  /// Creates an identity from any text.
  public init(_ text: String) { description = text }

  /// Creates an identity from a literal, such as `"row \(number)"`.
  public init(stringLiteral text: String) { description = text }
}
