// SPDX-License-Identifier: Apache-2.0

public import StepSlider

/// A drawing as an SVG picture, with the frame of each element numbered in reading order.
public struct Picture {
  private let drawing: Drawing
  private let size: LayoutSize
  private let entries: [AccessibilitySnapshot.Item]

  /// Creates a picture of a screen. Without a snapshot, no frames are shown.
  public init(
    of drawing: Drawing,
    size: LayoutSize,
    framing snapshot: AccessibilitySnapshot? = nil
  ) {
    (self.drawing, self.size, entries) = (drawing, size, snapshot?.items ?? [])
  }

  /// The picture as SVG text.
  public var svg: String {
    let screen = #"width="\#(size.width)" height="\#(size.height)""#
    let frames = entries.enumerated().compactMap { number, entry in
      entry.visibleFrame.map { Self.frame($0, number: number + 1) }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(screen) font-family="DejaVu Sans Mono, monospace">
      <rect \(screen) fill="white"/>
      \(([drawing.svg] + frames).joined(separator: "\n"))
      </svg>

      """
  }

  private static func frame(_ frame: LayoutRect, number: Int) -> String {
    let label = TextLine("\(number)", fontSize: 10)
    let origin = LayoutPoint(x: frame.maxX - label.size.width - 2, y: frame.minY)
    let plate = LayoutRect(origin: origin, size: label.size).outset(by: 1)
    return """
      <rect \(frame.attributes) fill="none" stroke="#c00000" stroke-dasharray="4 2"/>
      \(Shape.rectangle(plate, color: "#c00000").svg)
      \(Shape.text(label, at: origin, color: "white").svg)
      """
  }
}

extension Drawing {
  /// The parts in a group, transformed and clipped.
  fileprivate var svg: String {
    let inside = parts.map { part in
      switch part {
      case .shape(let shape): shape.svg
      case .drawing(let drawing): drawing.svg
      }
    }
    let group = "<g transform=\"\(matrix)\">\n\(inside.joined(separator: "\n"))\n</g>"
    guard let clip = transform.clip else { return group }
    return """
      <svg \(clip.attributes) viewBox="\(clip.minX) \(clip.minY) \(clip.size.width) \
      \(clip.size.height)">
      \(group)
      </svg>
      """
  }

  /// The transform as an SVG matrix: where a step along each axis leads, and the origin.
  private var matrix: String {
    let origin = transform.screenPoint(for: .zero)
    let (right, down) = (
      transform.screenPoint(for: LayoutPoint(x: 1, y: 0)),
      transform.screenPoint(for: LayoutPoint(x: 0, y: 1))
    )
    let numbers = [
      right.x - origin.x, right.y - origin.y, down.x - origin.x, down.y - origin.y, origin.x,
      origin.y,
    ]
    return "matrix(\(numbers.map { "\($0)" }.joined(separator: " ")))"
  }
}

extension LayoutTransform {
  /// The visible part of the plane; `nil` if nothing is clipped, and empty if everything is.
  fileprivate var clip: LayoutRect? {
    let plane = LayoutRect(x: -4e8, y: -4e8, width: 8e8, height: 8e8)
    let seen = visibleFrame(of: plane)
    return seen == unclipped.visibleFrame(of: plane) ? nil : seen ?? .zero
  }
}
