// SPDX-License-Identifier: Apache-2.0

/// An upright rectangle in points. It includes its left and upper edges, but not the other two.
///
/// Its numbers are always finite; see ``LayoutPoint`` and ``LayoutSize``.
public struct LayoutRect: Hashable, Sendable {
  /// The upper left corner.
  public let origin: LayoutPoint
  /// The width and height, extending to the right and down from the origin.
  public let size: LayoutSize

  /// An empty rectangle at the origin.
  public static let zero = LayoutRect(origin: .zero, size: .zero)

  /// Creates a rectangle from its upper left corner and its size.
  public init(origin: LayoutPoint, size: LayoutSize) {
    (self.origin, self.size) = (origin, size)
  }

  /// Creates a rectangle from any numbers; a negative width or height becomes 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// Whether the rectangle has no width or no height.
  var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
  /// The middle.
  public var center: LayoutPoint {
    LayoutPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Returns whether a point is inside. Points on the left or upper edge are; points on the
  /// right or lower edge aren't.
  public func contains(_ point: LayoutPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Returns the rectangle with all four edges moved outwards.
  ///
  /// A negative distance moves the edges inwards. Edges that would cross meet in the middle.
  public func outset(by distance: Double) -> LayoutRect {
    let horizontal = max(distance.asCoordinate, -size.width / 2)
    let vertical = max(distance.asCoordinate, -size.height / 2)
    return LayoutRect(
      x: minX - horizontal,
      y: minY - vertical,
      width: size.width + 2 * horizontal,
      height: size.height + 2 * vertical
    )
  }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    let (right, bottom) = (max(maxX, other.maxX), max(maxY, other.maxY))
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the common part of two rectangles; `nil` if there is none or they only touch.
  ///
  /// A rectangle without width or height counts if it lies inside the other or on its edge.
  public func intersection(_ other: LayoutRect) -> LayoutRect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    let isThin = min(size.width, other.size.width) == 0
    let isFlat = min(size.height, other.size.height) == 0
    guard left < right || (isThin && left == right), top < bottom || (isFlat && top == bottom)
    else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the square of the distance between two rectangles; 0 if they touch or overlap.
  package func gap(to other: LayoutRect) -> Double {
    let across = max(0, max(minX, other.minX) - min(maxX, other.maxX))
    let down = max(0, max(minY, other.minY) - min(maxY, other.maxY))
    return across * across + down * down
  }
}

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
    (self.x, self.y) = (x.asCoordinate, y.asCoordinate)
  }
}

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
    (self.width, self.height) = (width.asExtent, height.asExtent)
  }
}

// All numbers of a layout are kept finite, so that no input can trap or spread infinities.
extension Double {
  /// The greatest magnitude of a coordinate, width or height, in points.
  ///
  /// At 16 device pixels per point, a double still resolves 2⁻¹⁹ of a pixel.
  private static let maximumCoordinate = 1e9

  /// The number clamped to the greatest coordinate; 0 if it is not a number.
  package var asCoordinate: Double {
    isNaN ? 0 : min(max(self, -Self.maximumCoordinate), Self.maximumCoordinate)
  }

  /// The number as a width or height: at least 0 and not too great.
  package var asExtent: Double { max(0, asCoordinate) }
}
