// SPDX-License-Identifier: Apache-2.0

/// The way from the coordinates of a layout to those of the screen, step by step: move, scale, turn
/// by quarters, mirror, scroll and clip.
///
/// Keep the transform of the moment and ask it for a frame when the frame is needed: a frame kept
/// from before a scroll or a rotation is wrong. Each step applies to what the steps before it gave:
///
///     let onScreen = LayoutTransform.identity.scrolled(by: offset).clipped(to: window).moved(by: origin)
///     onScreen.frame(of: bar.frame)
///
/// All numbers stay finite, as in ``LayoutPoint``.
public struct LayoutTransform: Hashable, Sendable {
  /// What of `x` and `y` makes the new `x`, and what is added.
  private var column: TransformRow
  /// What of `x` and `y` makes the new `y`, and what is added.
  private var line: TransformRow
  private var visible: Visibility

  private enum Visibility: Hashable {
    case everything
    case inside(LayoutRect)
    case nothing
  }

  /// Leaves everything where it is.
  public static let identity = LayoutTransform(
    column: TransformRow(x: 1, y: 0, added: 0),
    line: TransformRow(x: 0, y: 1, added: 0),
    visible: .everything
  )

  /// Moves by a distance to the right and down.
  public func moved(by distance: LayoutPoint) -> LayoutTransform {
    appending(
      TransformRow(x: 1, y: 0, added: distance.x),
      TransformRow(x: 0, y: 1, added: distance.y)
    )
  }

  /// Scrolls: what was at `offset` comes to the origin.
  public func scrolled(by offset: LayoutPoint) -> LayoutTransform {
    moved(by: LayoutPoint(x: -offset.x, y: -offset.y))
  }

  /// Scales around the origin; a negative factor mirrors as well, and 0 leaves a single point.
  public func scaled(by factor: Double) -> LayoutTransform {
    let factor = Coordinate.clamped(factor)
    return appending(
      TransformRow(x: factor, y: 0, added: 0),
      TransformRow(x: 0, y: factor, added: 0)
    )
  }

  /// Turns around the origin by quarters of a full turn, clockwise as seen on the screen; negative
  /// numbers turn back.
  public func turned(byQuarters quarters: Int) -> LayoutTransform {
    let (right, down) = (TransformRow(x: 1, y: 0, added: 0), TransformRow(x: 0, y: 1, added: 0))
    let (left, up) = (TransformRow(x: -1, y: 0, added: 0), TransformRow(x: 0, y: -1, added: 0))
    return switch quarters & 3 {
    case 1: appending(up, right)
    case 2: appending(left, up)
    case 3: appending(down, left)
    default: self
    }
  }

  /// Swaps left and right within a rectangle.
  public func mirrored(in rect: LayoutRect) -> LayoutTransform {
    appending(
      TransformRow(x: -1, y: 0, added: rect.minX + rect.maxX),
      TransformRow(x: 0, y: 1, added: 0)
    )
  }

  /// Hides what lies outside of a rectangle; everything, if it is empty.
  public func clipped(to rect: LayoutRect) -> LayoutTransform {
    var transform = self
    transform.visible = visible(within: rect)
    return transform
  }

  /// This transform, and then another: the way from a container's space through its parent's.
  ///
  /// What either of the two hides is hidden.
  public func followed(by next: LayoutTransform) -> LayoutTransform {
    var transform = appending(next.column, next.line)
    switch next.visible {
    case .everything: break
    case .inside(let clip): transform = transform.clipped(to: clip)
    case .nothing: transform.visible = .nothing
    }
    return transform
  }

  /// The same transform with nothing hidden.
  public var unclipped: LayoutTransform {
    LayoutTransform(column: column, line: line, visible: .everything)
  }

  /// Where a point comes to, visible or not.
  public func point(of point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: column.applied(to: point), y: line.applied(to: point))
  }

  /// The visible part of a rectangle; `nil` if none is visible.
  public func frame(of rect: LayoutRect) -> LayoutRect? {
    switch visible {
    case .everything: frameUnclipped(of: rect)
    case .inside(let clip): frameUnclipped(of: rect).intersection(clip)
    case .nothing: nil
    }
  }

  /// The point of the layout that a point of the screen shows, for a pointer; `nil` where the layout
  /// is hidden or scaled to nothing.
  ///
  /// A gesture that has begun goes on where the layout is hidden: use a transform without clip.
  public func layoutPoint(shownAt point: LayoutPoint) -> LayoutPoint? {
    let determinant = column.x * line.y - column.y * line.x
    guard determinant != 0, isVisible(point) else { return nil }
    let (x, y) = (point.x - column.added, point.y - line.added)
    return LayoutPoint(
      x: (line.y * x - column.y * y) / determinant,
      y: (column.x * y - line.x * x) / determinant
    )
  }
}

extension LayoutTransform {
  private func isVisible(_ point: LayoutPoint) -> Bool {
    switch visible {
    case .everything: true
    case .inside(let clip): clip.contains(point)
    case .nothing: false
    }
  }

  private func visible(within rect: LayoutRect) -> Visibility {
    let shared: LayoutRect? =
      switch visible {
      case .everything: rect
      case .inside(let clip): clip.intersection(rect)
      case .nothing: nil
      }
    guard let shared, shared.size.width > 0, shared.size.height > 0 else { return .nothing }
    return .inside(shared)
  }

  /// The transform followed by another, whose clip is the whole plane.
  private func appending(_ nextColumn: TransformRow, _ nextLine: TransformRow) -> LayoutTransform {
    let next = LayoutTransform(column: nextColumn, line: nextLine, visible: .everything)
    var transform = LayoutTransform(
      column: nextColumn.applied(to: column, line),
      line: nextLine.applied(to: column, line),
      visible: visible
    )
    if case .inside(let clip) = visible {
      transform.visible = .everything
      transform.visible = transform.visible(within: next.frameUnclipped(of: clip))
    }
    return transform
  }

  private func frameUnclipped(of rect: LayoutRect) -> LayoutRect {
    let start = point(of: rect.origin)
    let end = point(of: LayoutPoint(x: rect.maxX, y: rect.maxY))
    return LayoutRect(
      x: min(start.x, end.x),
      y: min(start.y, end.y),
      width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    )
  }
}
