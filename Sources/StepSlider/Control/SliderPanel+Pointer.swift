// SPDX-License-Identifier: Apache-2.0

// The pointer and a knob.
extension SliderPanel {
  /// Turns a knob by a number of notches. Positive numbers increase the value.
  public mutating func turn(by notches: Int, at time: Duration? = nil) -> SliderResponse {
    settled(controls[focusedIndex].turn(by: notches, at: time), at: focusedIndex)
  }

  /// Handles a pointer event over a layout of the slider with the focus.
  ///
  /// On a shared track, a press takes hold of the nearest thumb and gives it the focus; of two
  /// equally near ones, the higher. Where thumbs have met, a press takes one that can still move,
  /// and the first movement decides which of them is dragged: the one that can move that way.
  package mutating func point(
    _ event: PointerEvent,
    in layout: SliderLayout,
    labels: [TickLabel] = [],
    at time: Duration? = nil
  ) -> SliderResponse {
    let (thumbs, old) = (thumbs(with: focusedIndex), focusedIndex)
    if thumbs.count > 1, layout.isOf(focusedControl.slider) {
      switch event {
      case .press(let point) where !focusedControl.isDragging:
        grasp(at: point, in: layout, labels, of: thumbs)
      case .move(let point, _): handOver(towards: point, in: layout, labels, of: thumbs)
      default: break
      }
    }
    var response = controls[focusedIndex].point(event, in: layout, labels: labels, at: time)
    if focusedIndex != old {
      response.words = response.words.map { named($0, of: focusedIndex) }
      response.focus = .moved
    }
    return settled(response, at: focusedIndex)
  }

  /// Handles a pointer event over a layout of any slider, where each is drawn; see
  /// ``handle(_:on:of:at:)``.
  package mutating func point(
    _ event: PointerEvent,
    at index: Int,
    in layout: SliderLayout,
    labels: [TickLabel] = [],
    at time: Duration? = nil
  ) -> SliderResponse {
    let thumbs = thumbs(with: index)
    let isElsewhere = !thumbs.contains(focusedIndex) && !focusedControl.isDragging
    switch event {
    case .press where isElsewhere, .wheel where isElsewhere: break
    default: return point(event, in: layout, labels: labels, at: time)
    }
    let entry = moveFocus(to: thumbs.lowerBound)
    var response = point(event, in: layout, labels: labels, at: time)
    guard response.change != nil || !response.words.isEmpty else { return entry }
    if response.focus != .moved {
      response.words = response.words.map { named($0, of: focusedIndex) }
    }
    response.focus = .moved
    // The hints count as said.
    response.words += entry.words.dropFirst()
    return response
  }

  /// Handles a pointer event over a drawing of a slider; see ``SliderControl/handle(_:on:at:)``. The
  /// drawing is of the slider with the focus, unless you give an index.
  ///
  /// A press or a turn of the wheel gives the slider the focus. If it does nothing else, because it
  /// is beside the track, the slider is read.
  ///
  /// - Precondition: The index is that of a slider.
  public mutating func handle(
    _ event: PointerEvent,
    on drawing: SliderDrawing,
    of index: Int? = nil,
    at time: Duration? = nil
  ) -> SliderResponse {
    point(
      event,
      at: index.map(checked) ?? focusedIndex,
      in: drawing.layout,
      labels: drawing.labels,
      at: time
    )
  }

  /// Releases a held thumb where it is.
  package mutating func releasePointer() -> SliderResponse {
    settled(controls[focusedIndex].releasePointer(), at: focusedIndex)
  }

  /// Cancels a gesture; see ``SliderControl/cancelPointer()``.
  public mutating func cancelPointer() -> SliderResponse {
    settled(controls[focusedIndex].cancelPointer(), at: focusedIndex)
  }

  /// Gives the focus to the thumb nearest to a press, if the press hits the slider.
  private mutating func grasp(
    at point: LayoutPoint,
    in layout: SliderLayout,
    _ labels: [TickLabel],
    of thumbs: Range<Int>
  ) {
    let nearest = nearestThumb(to: point, in: layout, of: thumbs)
    guard layout.target(at: point, on: controls[nearest].slider, labels: labels) != nil else {
      return
    }
    if nearest != focusedIndex { beginAdjusting(thumbs) }
    focusedIndex = nearest
    grip = (point, positions(of: thumbs))
  }

  /// Returns the thumb that is drawn nearest to a point. Of those at one place that can move, it is
  /// the lowest one for a point below them, and the highest one elsewhere.
  private func nearestThumb(
    to point: LayoutPoint,
    in layout: SliderLayout,
    of thumbs: Range<Int>
  ) -> Int {
    let pointer = layout.offset(of: point)
    let places = thumbs.map { index in
      (index, place: layout.offset(of: layout.thumb(of: controls[index].slider).center))
    }
    let distance = places.map { abs(pointer - $0.place) }.min()
    let nearest = places.last { abs(pointer - $0.place) == distance } ?? places[0]
    let here = places.filter { $0.place == nearest.place }.map { $0.0 }
    let movable = here.filter { controls[$0].slider.canMove }
    let chosen = movable.isEmpty ? here : movable
    return chosen[pointer < nearest.place ? 0 : chosen.count - 1]
  }

  /// Lets the drag take another thumb at the same place, if the held one hasn't moved and the other
  /// one is on the side to which the pointer moves.
  private mutating func handOver(
    towards point: LayoutPoint,
    in layout: SliderLayout,
    _ labels: [TickLabel],
    of thumbs: Range<Int>
  ) {
    guard let grip, focusedControl.isDragging else { return }
    let distance = layout.offset(of: point) - layout.offset(of: grip.start)
    let position = focusedControl.slider.position
    let others =
      distance < 0 ? thumbs.lowerBound..<focusedIndex : focusedIndex + 1..<thumbs.upperBound
    let next = distance < 0 ? others.first(where: isAt) : others.last(where: isAt)
    func isAt(_ index: Int) -> Bool { controls[index].slider.position == position }
    guard distance != 0, grip.positions[focusedIndex - thumbs.lowerBound] == position, let next
    else {
      return
    }
    _ = controls[focusedIndex].releasePointer()
    focusedIndex = next
    _ = controls[focusedIndex].point(.press(at: grip.start), in: layout, labels: labels)
  }
}

extension SliderControl {
  /// Returns the frame of a slider's thumb beside the frames of the others on its track, and the point
  /// where a press takes it; `nil` if the slider has no others, or has been moved out of its row.
  func trackTarget(in layout: SliderLayout) -> (frame: LayoutRect, point: LayoutPoint)? {
    guard let row, row.positions.count > 1, slider.position == row.positions[row.index],
      layout.isOf(slider)
    else { return nil }
    let isHorizontal = slider.presentation.orientation == .horizontal
    let (own, bounds) = (layout.thumb(of: slider), layout.bounds)
    let thumbs = row.positions.map { layout.thumb(of: slider.placed(at: $0)) }
    let (first, last) = (layout.thumb(at: 0), layout.thumb(at: slider.stops.lastIndex))
    let isReversed = last.minX < first.minX || last.minY < first.minY
    var starts = thumbs.map { isHorizontal ? $0.minX : $0.minY }
    if isReversed { starts.reverse() }
    let length = isHorizontal ? own.size.width : own.size.height
    let place = isReversed ? thumbs.count - 1 - row.index : row.index
    let room = isHorizontal ? bounds.minX...bounds.maxX : bounds.minY...bounds.maxY
    let start = Self.separated(starts, length: length, in: room)[place]
    let point = Self.point(of: place, among: starts, length: length, separatedStart: start)
    let corner = LayoutPoint(x: isHorizontal ? start : own.minX, y: isHorizontal ? own.minY : start)
    let target = LayoutPoint(
      x: isHorizontal ? point : own.center.x,
      y: isHorizontal ? own.center.y : point
    )
    return (LayoutRect(origin: corner, size: own.size), target)
  }

  /// Returns where thumbs of one length start once they are moved apart until none overlaps
  /// another, each pair in both directions, and then into the room.
  private static func separated(
    _ starts: [Double],
    length: Double,
    in room: ClosedRange<Double>
  ) -> [Double] {
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
  /// possible within its separated frame, not too close to an edge. Of thumbs at one place, the
  /// first and the last are taken beside their middle.
  private static func point(
    of index: Int,
    among starts: [Double],
    length: Double,
    separatedStart start: Double
  ) -> Double {
    let (middle, margin) = (starts[index] + length / 2, length / 8)
    // A thumb that isn't set may be drawn beyond its neighbour.
    let below = index > 0 ? max(0, starts[index] - starts[index - 1]) : .infinity
    let above = index < starts.count - 1 ? max(0, starts[index + 1] - starts[index]) : .infinity
    let reach = length / 2 - margin
    var range = middle - min(reach, below / 4)...middle + min(reach, above / 4)
    if below == 0, above > 0 { range = middle + min(margin, above / 4)...range.upperBound }
    if above == 0, below > 0 { range = range.lowerBound...middle - min(margin, below / 4) }
    let wanted = min(max(middle, start + margin), start + length - margin)
    return min(max(wanted, range.lowerBound), range.upperBound)
  }
}
