// SPDX-License-Identifier: Apache-2.0

/// The positions of all thumbs of a track, and which of them is the slider's.
struct TrackRow: Sendable {
  let positions: [ThumbPosition]
  let index: Int
}

extension TrackRow {
  /// Returns the frame of a slider's thumb beside the frames of the others; `nil` if the slider has
  /// been moved out of its row.
  func frame(of slider: Slider, in layout: SliderLayout) -> LayoutRect? {
    guard slider.position == positions[index], layout.isOf(slider) else { return nil }
    let isHorizontal = slider.presentation.orientation == .horizontal
    let thumbs = positions.map { layout.thumb(of: slider.placed(at: $0)) }
    let isReversed = layout.thumb(at: slider.stops.count - 1).isBefore(layout.thumb(at: 0))
    let ascending = isReversed ? thumbs.reversed() : thumbs
    let starts = Self.spread(
      ascending.map { isHorizontal ? $0.minX : $0.minY },
      length: isHorizontal ? thumbs[0].size.width : thumbs[0].size.height,
      within: isHorizontal
        ? layout.bounds.minX...layout.bounds.maxX : layout.bounds.minY...layout.bounds.maxY
    )
    let (start, thumb) = (starts[isReversed ? starts.count - 1 - index : index], thumbs[index])
    return LayoutRect(
      x: isHorizontal ? start : thumb.minX,
      y: isHorizontal ? thumb.minY : start,
      width: thumb.size.width,
      height: thumb.size.height
    )
  }

  /// Moves ascending intervals of the same length apart until none overlaps another, each pair in
  /// both directions, and then into a range.
  private static func spread(
    _ starts: [Double],
    length: Double,
    within range: ClosedRange<Double>
  ) -> [Double] {
    var starts = starts
    for _ in starts {
      for next in 1..<starts.count {
        let overlap = max(0, starts[next - 1] + length - starts[next]) / 2
        starts[next - 1] -= overlap
        starts[next] += overlap
      }
    }
    var least = range.lowerBound
    for index in starts.indices {
      starts[index] = max(starts[index], least)
      least = starts[index] + length
    }
    var most = range.upperBound
    for index in starts.indices.reversed() {
      starts[index] = min(starts[index], most - length)
      most = starts[index]
    }
    return starts
  }
}

extension LayoutRect {
  /// Whether this frame of the same size is to the left of another, or above it.
  fileprivate func isBefore(_ other: LayoutRect) -> Bool { minX < other.minX || minY < other.minY }

  /// Returns the point nearest to another one that isn't too close to an edge.
  func point(nearestTo point: LayoutPoint) -> LayoutPoint {
    let (width, height) = (size.width / 8, size.height / 8)
    return LayoutPoint(
      x: min(max(point.x, minX + width), maxX - width),
      y: min(max(point.y, minY + height), maxY - height)
    )
  }
}
