// SPDX-License-Identifier: Apache-2.0

/// A transform from the coordinates of a layout to those of the screen.
///
/// Build it from steps: move, scale, mirror and clip. Keep the current transform and request a frame
/// when you need it, because frames become wrong after a scroll. Each step applies to the result of
/// the steps before it. Here, a list is scrolled down by 40 points in a window at (100, 50):
///
///     let list = LayoutTransform.identity.moved(by: LayoutPoint(x: 0, y: -40))
///     let onScreen = list.clipped(to: window).moved(by: LayoutPoint(x: 100, y: 50))
///     let frame = onScreen.visibleFrame(of: bar)
///
/// All numbers stay finite, as in ``LayoutPoint``.
public struct LayoutTransform: Hashable, Sendable {
  /// What becomes of `x` and of `y`.
  private var x, y: AxisTransform
  /// What is visible of the screen; `nil` for everything, and an empty rectangle for nothing.
  private var clip: LayoutRect?

  /// The transform that changes nothing.
  public static let identity = LayoutTransform(x: AxisTransform(), y: AxisTransform())

  /// Returns the transform followed by a move to the right and down.
  public func moved(by distance: LayoutPoint) -> LayoutTransform {
    appending(AxisTransform(offset: distance.x), AxisTransform(offset: distance.y))
  }

  /// Returns the transform followed by scaling around the origin.
  ///
  /// A negative factor also mirrors; a factor of 0 reduces everything to a single point.
  public func scaled(by factor: Double) -> LayoutTransform {
    let axis = AxisTransform(factor: factor.asCoordinate)
    return appending(axis, axis)
  }

  /// Returns the transform followed by swapping left and right within a rectangle.
  public func mirrored(in rect: LayoutRect) -> LayoutTransform {
    appending(AxisTransform(factor: -1, offset: rect.minX + rect.maxX), AxisTransform())
  }

  /// Returns the transform with everything outside a rectangle hidden. An empty rectangle hides everything.
  public func clipped(to rect: LayoutRect) -> LayoutTransform {
    var transform = self
    let visible = clip.map { $0.isEmpty ? nil : $0.intersection(rect) } ?? rect
    transform.clip = visible.flatMap { $0.isEmpty ? nil : $0 } ?? .zero
    return transform
  }

  /// Returns this transform followed by another, such as that of the parent container.
  ///
  /// Everything that either of them hides stays hidden.
  package func followed(by next: LayoutTransform) -> LayoutTransform {
    let transform = appending(next.x, next.y)
    return next.clip.map(transform.clipped) ?? transform
  }

  /// The same transform without clipping.
  public var unclipped: LayoutTransform { LayoutTransform(x: x, y: y) }

  /// Returns where a point appears on the screen, whether visible or not.
  public func screenPoint(for point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: x.applied(to: point.x), y: y.applied(to: point.y))
  }

  /// Returns the visible part of a rectangle on the screen; `nil` if none is visible.
  public func visibleFrame(of rect: LayoutRect) -> LayoutRect? {
    guard let clip else { return frameUnclipped(of: rect) }
    return clip.isEmpty ? nil : frameUnclipped(of: rect).intersection(clip)
  }

  /// Returns the point of the layout that is shown at a point of the screen, for pointer input.
  ///
  /// The result is `nil` where the layout is hidden or scaled to nothing. To follow a gesture
  /// beyond the visible part, use ``unclipped``.
  public func layoutPoint(shownAt point: LayoutPoint) -> LayoutPoint? {
    guard x.factor != 0, y.factor != 0, clip?.contains(point) != false else { return nil }
    return LayoutPoint(x: (point.x - x.offset) / x.factor, y: (point.y - y.offset) / y.factor)
  }

  /// Returns the transform followed by another one that doesn't clip.
  private func appending(_ nextX: AxisTransform, _ nextY: AxisTransform) -> LayoutTransform {
    let transform = LayoutTransform(x: nextX.applied(to: x), y: nextY.applied(to: y))
    guard let clip else { return transform }
    let next = LayoutTransform(x: nextX, y: nextY)
    return transform.clipped(to: clip.isEmpty ? .zero : next.frameUnclipped(of: clip))
  }

  private func frameUnclipped(of rect: LayoutRect) -> LayoutRect {
    let start = screenPoint(for: rect.origin)
    let end = screenPoint(for: LayoutPoint(x: rect.maxX, y: rect.maxY))
    return LayoutRect(
      x: min(start.x, end.x),
      y: min(start.y, end.y),
      width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    )
  }
}

/// A change of one coordinate: multiplied by a factor, then moved.
struct AxisTransform: Hashable, Sendable {
  let factor, offset: Double

  init(factor: Double = 1, offset: Double = 0) { (self.factor, self.offset) = (factor, offset) }

  func applied(to coordinate: Double) -> Double { factor * coordinate + offset }

  /// Returns the change that applies this one after another.
  func applied(to axis: AxisTransform) -> AxisTransform {
    AxisTransform(
      factor: (factor * axis.factor).asCoordinate,
      offset: applied(to: axis.offset).asCoordinate
    )
  }
}
