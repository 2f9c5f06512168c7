// SPDX-License-Identifier: Apache-2.0

/// The positions of all thumbs of a track, and which of them is the slider's.
struct TrackRow: Sendable {
  let positions: [ThumbPosition]
  let index: Int
}

extension TrackRow {
  /// Returns the frame of a slider's thumb beside the frames of the others, and the point where a
  /// press takes it; `nil` if the slider has no others, or has been moved out of its row.
  func target(
    of slider: Slider,
    in layout: SliderLayout
  ) -> (frame: LayoutRect, point: LayoutPoint)? {
    guard positions.count > 1, slider.position == positions[index], layout.isOf(slider) else {
      return nil
    }
    let isHorizontal = slider.presentation.orientation == .horizontal
    let (own, bounds) = (layout.thumb(of: slider), layout.bounds)
    let thumbs = positions.map { layout.thumb(of: slider.placed(at: $0)) }
    let isReversed = layout.thumb(at: slider.stops.count - 1).isBefore(layout.thumb(at: 0))
    let starts = thumbs.map { isHorizontal ? $0.minX : $0.minY }
    let line = ThumbLine(
      starts: isReversed ? starts.reversed() : starts,
      length: isHorizontal ? own.size.width : own.size.height,
      room: isHorizontal ? bounds.minX...bounds.maxX : bounds.minY...bounds.maxY
    )
    let place = isReversed ? thumbs.count - 1 - index : index
    let (start, point) = (line.separated[place], line.point(of: place))
    return isHorizontal
      ? (
        LayoutRect(x: start, y: own.minY, width: own.size.width, height: own.size.height),
        LayoutPoint(x: point, y: own.center.y)
      )
      : (
        LayoutRect(x: own.minX, y: start, width: own.size.width, height: own.size.height),
        LayoutPoint(x: own.center.x, y: point)
      )
  }
}

/// Thumbs of the same length along their track, in ascending coordinates.
private struct ThumbLine {
  let starts: [Double]
  let length: Double
  let room: ClosedRange<Double>

  /// Where the thumbs start once they are moved apart until none overlaps another, each pair in both
  /// directions, and then into the room.
  var separated: [Double] {
    var starts = starts
    for _ in starts {
      for next in 1..<starts.count {
        let overlap = max(0, starts[next - 1] + length - starts[next]) / 2
        starts[next - 1] -= overlap
        starts[next] += overlap
      }
    }
    var least = room.lowerBound
    for index in starts.indices {
      starts[index] = max(starts[index], least)
      least = starts[index] + length
    }
    var most = room.upperBound
    for index in starts.indices.reversed() {
      starts[index] = min(starts[index], most - length)
      most = starts[index]
    }
    return starts
  }

  /// Returns the point where a press takes a thumb: on it, nearer to it than to any other, and if
  /// possible within its separated frame, not too close to an edge. Of thumbs at one place, the first
  /// and the last are taken beside their middle.
  func point(of index: Int) -> Double {
    let (middle, margin) = (starts[index] + length / 2, length / 8)
    // A thumb that isn't set may be drawn beyond its neighbour.
    let below = index > 0 ? max(0, starts[index] - starts[index - 1]) : .infinity
    let above = index < starts.count - 1 ? max(0, starts[index + 1] - starts[index]) : .infinity
    let reach = length / 2 - margin
    var range = middle - min(reach, below / 4)...middle + min(reach, above / 4)
    if below == 0, above > 0 { range = middle + min(margin, above / 4)...range.upperBound }
    if above == 0, below > 0 { range = range.lowerBound...middle - min(margin, below / 4) }
    let start = separated[index]
    let wanted = min(max(middle, start + margin), start + length - margin)
    return min(max(wanted, range.lowerBound), range.upperBound)
  }
}

extension LayoutRect {
  /// Whether this frame of the same size is to the left of another, or above it.
  fileprivate func isBefore(_ other: LayoutRect) -> Bool { minX < other.minX || minY < other.minY }
}
