// SPDX-License-Identifier: Apache-2.0

/// A point in the plane, with coordinates in points; `x` grows to the right and `y` downwards.
///
/// Coordinates are always finite: what is not a number becomes 0, and what is beyond a thousand
/// million, the infinities included, becomes that.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance to the right of the origin.
  public let x: Double
  /// The distance below the origin.
  public let y: Double

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Makes a point with finite coordinates out of any numbers.
  public init(x: Double, y: Double) {
    (self.x, self.y) = (Coordinate.clamped(x), Coordinate.clamped(y))
  }
}
