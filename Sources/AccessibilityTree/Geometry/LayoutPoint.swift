// SPDX-License-Identifier: Apache-2.0

/// A point with coordinates in points. `x` grows to the right, `y` grows downwards.
///
/// Coordinates are always finite: they are clamped to ±1,000,000,000, and NaN becomes 0.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance to the right of the origin.
  public let x: Double
  /// The distance below the origin.
  public let y: Double

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Creates a point from any numbers.
  public init(x: Double, y: Double) {
    (self.x, self.y) = (Coordinate.clamped(x), Coordinate.clamped(y))
  }
}
