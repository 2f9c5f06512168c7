// SPDX-License-Identifier: Apache-2.0

/// A transform from the coordinates of a layout to those of the screen.
///
/// Build it from steps: move, scale, turn by quarters, mirror, scroll and clip. Keep the
/// current transform and request a frame when you need it, because frames become wrong after a
/// scroll or a rotation. Each step applies to the result of the steps before it:
///
///     let scrolled = LayoutTransform.identity.scrolled(by: offset)
///     scrolled.clipped(to: window).moved(by: origin).frame(of: bar.frame)
///
/// All numbers stay finite, as in ``LayoutPoint``.
public struct LayoutTransform: Hashable, Sendable {
  /// The factors of `x` and `y`, and the offset, that give the new `x`.
  private var column: TransformRow
  /// The factors of `x` and `y`, and the offset, that give the new `y`.
  private var line: TransformRow
  /// What is visible of the screen; `nil` for everything, and an empty rectangle for nothing.
  private var clip: LayoutRect?

  /// The transform that changes nothing.
  public static let identity = LayoutTransform(column: .across, line: .down)

  /// Returns the transform followed by a move to the right and down.
  public func moved(by distance: LayoutPoint) -> LayoutTransform {
    appending(TransformRow(1, 0, distance.x), TransformRow(0, 1, distance.y))
  }

  /// Returns the transform followed by a scroll that moves the point `offset` to the origin.
  public func scrolled(by offset: LayoutPoint) -> LayoutTransform {
    moved(by: LayoutPoint(x: -offset.x, y: -offset.y))
  }

  /// Returns the transform followed by scaling around the origin.
  ///
  /// A negative factor also mirrors; a factor of 0 reduces everything to a single point.
  public func scaled(by factor: Double) -> LayoutTransform {
    let factor = factor.asCoordinate
    return appending(TransformRow(factor, 0), TransformRow(0, factor))
  }

  /// Returns the transform followed by a rotation around the origin, in quarter turns.
  ///
  /// Positive numbers turn clockwise as seen on the screen, negative numbers counterclockwise.
  package func rotated(byQuarterTurns quarters: Int) -> LayoutTransform {
    let (left, up) = (TransformRow(-1, 0), TransformRow(0, -1))
    return switch quarters & 3 {
    case 1: appending(up, .across)
    case 2: appending(left, up)
    case 3: appending(.down, left)
    default: self
    }
  }

  /// Returns the transform followed by swapping left and right within a rectangle.
  public func mirrored(in rect: LayoutRect) -> LayoutTransform {
    appending(TransformRow(-1, 0, rect.minX + rect.maxX), .down)
  }

  /// Returns the transform with everything outside a rectangle hidden. An empty rectangle hides
  /// everything.
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
    let transform = appending(next.column, next.line)
    return next.clip.map(transform.clipped) ?? transform
  }

  /// The same transform without clipping.
  public var unclipped: LayoutTransform { LayoutTransform(column: column, line: line) }

  /// Returns where a point appears on the screen, whether visible or not.
  public func screenPoint(for point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: column.applied(to: point), y: line.applied(to: point))
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
    let determinant = column.x * line.y - column.y * line.x
    guard determinant != 0, clip?.contains(point) != false else { return nil }
    let (x, y) = (point.x - column.added, point.y - line.added)
    return LayoutPoint(
      x: (line.y * x - column.y * y) / determinant,
      y: (column.x * y - line.x * x) / determinant
    )
  }

  /// Returns the transform followed by another one that doesn't clip.
  private func appending(_ nextColumn: TransformRow, _ nextLine: TransformRow) -> LayoutTransform {
    let transform = LayoutTransform(
      column: nextColumn.applied(to: column, line),
      line: nextLine.applied(to: column, line)
    )
    guard let clip else { return transform }
    let next = LayoutTransform(column: nextColumn, line: nextLine)
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

/// A row of an affine transform's matrix, which gives one coordinate of a transformed point.
struct TransformRow: Hashable, Sendable {
  let x, y, added: Double

  /// The rows that keep the coordinates of a point.
  static let (across, down) = (TransformRow(1, 0), TransformRow(0, 1))

  init(_ x: Double, _ y: Double, _ added: Double = 0) {
    (self.x, self.y, self.added) = (x, y, added)
  }

  func applied(to point: LayoutPoint) -> Double { x * point.x + y * point.y + added }

  /// Returns the row that applies this one after the transform with two given rows.
  func applied(to column: TransformRow, _ line: TransformRow) -> TransformRow {
    TransformRow(
      (x * column.x + y * line.x).asCoordinate,
      (x * column.y + y * line.y).asCoordinate,
      (x * column.added + y * line.added + added).asCoordinate
    )
  }
}
