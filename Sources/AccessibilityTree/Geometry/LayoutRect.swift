// SPDX-License-Identifier: Apache-2.0

/// An upright rectangle, in points; it holds its left and upper edges and not the other two.
///
/// Its numbers are as finite as those of ``LayoutPoint`` and ``LayoutSize``, of which it is made.
public struct LayoutRect: Hashable, Sendable {
  /// The upper left corner.
  public let origin: LayoutPoint
  /// The extent from there to the right and down.
  public let size: LayoutSize

  /// Nothing, at the origin.
  public static let zero = LayoutRect(origin: .zero, size: .zero)

  /// Makes a rectangle from its upper left corner and its size.
  public init(origin: LayoutPoint, size: LayoutSize) {
    (self.origin, self.size) = (origin, size)
  }

  /// Makes a rectangle out of any numbers; a negative extent becomes 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      origin: LayoutPoint(x: x, y: y),
      size: LayoutSize(width: width, height: height)
    )
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle.
  public var center: LayoutPoint {
    LayoutPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Whether a point is inside: on the left or upper edge it is, on the right or lower it isn't.
  public func contains(_ point: LayoutPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// The rectangle with all four edges moved outwards; a negative distance moves them inwards, and
  /// where they would pass each other, the middle is left.
  public func outset(by distance: Double) -> LayoutRect {
    let horizontal = max(Coordinate.clamped(distance), -size.width / 2)
    let vertical = max(Coordinate.clamped(distance), -size.height / 2)
    return LayoutRect(
      x: minX - horizontal,
      y: minY - vertical,
      width: size.width + 2 * horizontal,
      height: size.height + 2 * vertical
    )
  }

  /// The least rectangle that holds both.
  public func union(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    let (right, bottom) = (max(maxX, other.maxX), max(maxY, other.maxY))
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What two rectangles share; `nil` if nothing, and where they merely touch.
  ///
  /// A rectangle without width or height is shared where it lies inside or on the other's edge.
  public func intersection(_ other: LayoutRect) -> LayoutRect? {
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    let isThin = min(size.width, other.size.width) == 0
    let isFlat = min(size.height, other.size.height) == 0
    guard left < right || (isThin && left == right), top < bottom || (isFlat && top == bottom)
    else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The square of the distance between two rectangles; 0 if they touch or overlap.
  func gap(to other: LayoutRect) -> Double {
    let across = max(0, max(minX, other.minX) - min(maxX, other.maxX))
    let down = max(0, max(minY, other.minY) - min(maxY, other.maxY))
    return across * across + down * down
  }
}
