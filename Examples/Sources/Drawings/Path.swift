// SPDX-License-Identifier: Apache-2.0

public import StepSlider

/// A vector shape made of lines and Bézier curves.
public struct Path: Hashable, Sendable {
  enum Segment: Hashable {
    case move(to: LayoutPoint)
    case line(to: LayoutPoint)
    case curve(to: LayoutPoint, controls: [LayoutPoint])
    case close
  }

  private(set) var segments: [Segment]

  /// Creates a path that starts at a point.
  public init(from start: LayoutPoint) { segments = [.move(to: start)] }

  /// Returns the path with a line to a point.
  public func line(to end: LayoutPoint) -> Path { adding(.line(to: end)) }

  /// Returns the path with a quadratic curve to a point.
  public func curve(to end: LayoutPoint, control: LayoutPoint) -> Path {
    adding(.curve(to: end, controls: [control]))
  }

  /// Returns the path with a cubic curve to a point.
  public func curve(
    to end: LayoutPoint,
    controls first: LayoutPoint,
    _ second: LayoutPoint
  ) -> Path {
    adding(.curve(to: end, controls: [first, second]))
  }

  /// The path with a line back to the start of its last part.
  public var closed: Path { adding(.close) }

  /// Returns the path with a new part that starts at a point. Areas inside both parts are holes.
  public func move(to start: LayoutPoint) -> Path { adding(.move(to: start)) }

  /// The smallest rectangle that contains the drawn path. Its edges are at the turning points of
  /// the curves, so it can be smaller than the rectangle around the control points.
  public var boundingBox: LayoutRect {
    var box: LayoutRect?
    var point = LayoutPoint.zero
    for segment in segments {
      guard let end = segment.end else { continue }
      if let drawn = segment.boundingBox(from: point) { box = box?.union(drawn) ?? drawn }
      point = end
    }
    return box ?? .zero
  }

  private func adding(_ segment: Segment) -> Path {
    var path = self
    path.segments.append(segment)
    return path
  }
}

extension Path.Segment {
  var end: LayoutPoint? {
    switch self {
    case .move(let end), .line(let end), .curve(let end, _): end
    case .close: nil
    }
  }

  fileprivate func boundingBox(from start: LayoutPoint) -> LayoutRect? {
    let points: [LayoutPoint]
    switch self {
    case .move, .close: return nil
    case .line(let end): points = [start, end]
    case .curve(let end, let controls): points = [start] + controls + [end]
    }
    let (x, y) = (Bezier(points.map(\.x)).extent, Bezier(points.map(\.y)).extent)
    return LayoutRect(
      x: x.lowerBound,
      y: y.lowerBound,
      width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound
    )
  }
}
