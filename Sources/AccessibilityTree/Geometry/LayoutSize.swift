// SPDX-License-Identifier: Apache-2.0

/// A width and a height, in points.
///
/// Both are always finite: they are clamped to 0 to 1,000,000,000, and NaN becomes 0.
public struct LayoutSize: Hashable, Sendable {
  /// The horizontal extent.
  public let width: Double
  /// The vertical extent.
  public let height: Double

  /// A size without width and height.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Creates a size from any numbers.
  public init(width: Double, height: Double) {
    (self.width, self.height) = (Coordinate.extent(width), Coordinate.extent(height))
  }
}
