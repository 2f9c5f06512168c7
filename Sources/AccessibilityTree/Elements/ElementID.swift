// SPDX-License-Identifier: Apache-2.0

/// The identity of an element or a container: the same in each tree in which it is the same thing.
///
/// It is for programs and never spoken. In one tree no two may be equal;
/// ``AccessibilitySnapshot`` says what becomes of those that are.
public struct ElementID: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The identity as text.
  public let description: String

  /// An identity made of any text.
  public init(_ text: String) { description = text }

  /// An identity from a literal, such as `"row \(number)"`.
  public init(stringLiteral text: String) { description = text }
}
