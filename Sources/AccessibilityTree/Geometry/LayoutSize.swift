// SPDX-License-Identifier: Apache-2.0

/// A width and a height, in points.
///
/// Both are always finite and at least 0: a negative extent and what is not a number become 0, and
/// what is beyond a thousand million becomes that.
public struct LayoutSize: Hashable, Sendable {
  /// The extent from side to side.
  public let width: Double
  /// The extent from top to bottom.
  public let height: Double

  /// No extent at all.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Makes a size with finite extents out of any numbers.
  public init(width: Double, height: Double) {
    (self.width, self.height) = (Coordinate.extent(width), Coordinate.extent(height))
  }
}
