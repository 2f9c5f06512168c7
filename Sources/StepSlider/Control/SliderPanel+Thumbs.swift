// SPDX-License-Identifier: Apache-2.0

// Sliders that share a track as its thumbs.
extension SliderPanel {
  /// Returns the indices of the sliders that share a track with the one at an index; only itself if
  /// it shares none.
  ///
  /// - Precondition: There is a slider at the index.
  public func thumbs(with index: Int) -> Range<Int> {
    let slider = controls[checked(index)].slider
    guard let track = slider.presentation.track else { return index..<index + 1 }
    func isThumb(_ other: Int) -> Bool {
      controls[other].slider.presentation.track == track
        && controls[other].slider.stops == slider.stops
    }
    var (first, last) = (index, index)
    while first > 0, isThumb(first - 1) { first -= 1 }
    while last + 1 < controls.count, isThumb(last + 1) { last += 1 }
    return first..<last + 1
  }

  /// Tells each slider where it is in the panel.
  mutating func tellPlaces() {
    for index in controls.indices {
      let place = PanelPlace(label: label, index: index, count: controls.count)
      controls[index].place = controls.count > 1 ? place : nil
    }
  }

  /// Puts the thumbs of all shared tracks in order, and sets their limits.
  mutating func arrangeThumbs() {
    tellPlaces()
    var index = 0
    while index < controls.count {
      let thumbs = thumbs(with: index)
      order(thumbs)
      arrangeThumbs(thumbs)
      index = thumbs.upperBound
    }
  }

  /// Sets the limits of the thumbs of a shared track.
  ///
  /// A thumb leaves the others their distance and available stops. A thumb that stops at others is
  /// also limited by their positions, unless they aren't set.
  mutating func arrangeThumbs(_ thumbs: Range<Int>) {
    let slider = controls[thumbs.lowerBound].slider
    guard let track = slider.presentation.track else { return }
    let (distance, last) = (distance(of: thumbs), slider.stops.count - 1)
    for index in thumbs {
      controls[index].neighbors = NeighborLabels(
        below: label(ofThumb: index - 1, in: thumbs),
        above: label(ofThumb: index + 1, in: thumbs)
      )
      var (lower, upper) = (0, last)
      for other in thumbs.lowerBound..<index {
        let slider = controls[other].slider
        lower = slider.reach.availableAtOrAbove(lower)
        if track.meeting == .stop, slider.isSet { lower = max(lower, slider.index) }
        lower = min(lower + distance, last)
      }
      for other in (index + 1..<thumbs.upperBound).reversed() {
        let slider = controls[other].slider
        upper = slider.reach.availableAtOrBelow(upper)
        if track.meeting == .stop, slider.isSet { upper = min(upper, slider.index) }
        upper = max(upper - distance, 0)
      }
      let here = controls[index].slider
      if here.isSet { (lower, upper) = (min(lower, here.index), max(upper, here.index)) }
      controls[index].slider.limit(to: min(lower, upper)...max(lower, upper))
    }
  }

  /// Lets the other thumbs of a shared track follow a change, and returns the response to both.
  ///
  /// Thumbs in the way are pushed. When a change is cancelled, the others go back too, and also if
  /// the value that is restored is the current one.
  mutating func settled(
    _ response: SliderResponse,
    at index: Int,
    isRestoring: Bool = false
  ) -> SliderResponse {
    var response = response.about(index)
    let thumbs = thumbs(with: index)
    guard thumbs.count > 1 else { return response }
    if let phase = response.change?.phase ?? (isRestoring ? .cancelled : nil) {
      let move = ThumbMove(cause: response.change?.cause ?? .key, phase: phase)
      response.pushed =
        phase == .cancelled
        ? restore(thumbs, except: index, move) : push(thumbs, awayFrom: index, move)
    }
    if !controls[index].isHeld {
      grip = nil
    } else if let start = grip?.start, response.change?.phase == .committed {
      // The gesture begins again where something else has moved the thumb.
      grip = TrackGrip(start: start, positions: positions(of: thumbs))
    }
    arrangeThumbs(thumbs)
    let isSilent = response.change?.cause == .program
    for pushed in response.pushed where pushed.change.needsAnnouncement && !isSilent {
      let value = Announcement(controls[pushed.slider].valueText, priority: .polite)
      response.words.append(named(value, of: pushed.slider))
    }
    return response
  }

  private func label(ofThumb index: Int, in thumbs: Range<Int>) -> String? {
    thumbs.contains(index) ? controls[index].slider.presentation.label : nil
  }

  func positions(of thumbs: Range<Int>) -> [ThumbPosition] {
    thumbs.map { controls[$0].slider.position }
  }

  /// Records the positions that Escape restores.
  mutating func beginAdjusting(_ thumbs: Range<Int>) {
    for index in thumbs { controls[index].slider.beginAdjusting() }
  }

  /// Returns words about a slider with its label in front.
  func named(_ words: Announcement, of index: Int) -> Announcement {
    guard let label = controls[index].slider.presentation.label.flatMap(SpokenText.spoken) else {
      return words
    }
    return Announcement("\(label), \(words.text)", priority: words.priority)
  }

  /// The cause and the phase of a change that other thumbs follow.
  private struct ThumbMove {
    let cause: Change.Cause
    let phase: Change.Phase
  }

  /// Moves the thumbs other than `index` back to where they were before the gesture, or before the
  /// slider got the focus. Returns their changes.
  private mutating func restore(
    _ thumbs: Range<Int>,
    except index: Int,
    _ move: ThumbMove
  ) -> [SliderResponse.PushedThumb] {
    var changes: [SliderResponse.PushedThumb] = []
    for other in thumbs where other != index {
      let resting = controls[other].slider.restingPosition
      let target = grip?.positions[other - thumbs.lowerBound] ?? resting
      follow(move, to: target, by: other, in: thumbs, &changes)
    }
    return changes
  }

  /// Pushes the thumbs that are in the way of one. Returns their changes.
  private mutating func push(
    _ thumbs: Range<Int>,
    awayFrom index: Int,
    _ move: ThumbMove
  ) -> [SliderResponse.PushedThumb] {
    var changes: [SliderResponse.PushedThumb] = []
    let distance = distance(of: thumbs)
    var (lower, upper) = (controls[index].slider.index, controls[index].slider.index)
    for other in index + 1..<thumbs.upperBound {
      let slider = controls[other].slider
      lower = slider.reach.availableAtOrAbove(lower + distance)
      let isInWay = slider.isSet && slider.index < lower
      let target = isInWay ? ThumbPosition.stop(lower) : slider.position
      lower = slider.isSet ? max(lower, slider.index) : lower
      follow(move, to: target, by: other, in: thumbs, &changes)
    }
    for other in (thumbs.lowerBound..<index).reversed() {
      let slider = controls[other].slider
      upper = slider.reach.availableAtOrBelow(upper - distance)
      let isInWay = slider.isSet && slider.index > upper
      let target = isInWay ? ThumbPosition.stop(upper) : slider.position
      upper = slider.isSet ? min(upper, slider.index) : upper
      follow(move, to: target, by: other, in: thumbs, &changes)
    }
    return changes
  }

  /// Moves a thumb that follows another, and adds its change: since the beginning of the gesture if
  /// it is complete, and otherwise since now.
  private mutating func follow(
    _ move: ThumbMove,
    to target: ThumbPosition,
    by other: Int,
    in thumbs: Range<Int>,
    _ changes: inout [SliderResponse.PushedThumb]
  ) {
    let position = controls[other].slider.position
    let held = move.phase == .committed ? grip?.positions[other - thumbs.lowerBound] : nil
    let start = held ?? position
    guard target != start else { return }
    let change = controls[other].slider.move(
      to: target,
      since: start,
      cause: move.cause,
      phase: move.phase,
      needsAnnouncement: target != position
    )
    changes.append(SliderResponse.PushedThumb(slider: other, change: change))
  }

  /// Moves thumbs that are out of order, or too near to one another, as little as possible upwards,
  /// and then downwards.
  private mutating func order(_ thumbs: Range<Int>) {
    guard thumbs.count > 1 else { return }
    let distance = distance(of: thumbs)
    let last = controls[thumbs.lowerBound].slider.stops.count - 1
    var lowest = 0
    for index in thumbs {
      keep(index, in: lowest...last)
      if sliders[index].isSet { lowest = sliders[index].index }
      lowest = min(lowest + distance, last)
    }
    var highest = last
    for index in thumbs.reversed() {
      keep(index, in: 0...highest)
      if sliders[index].isSet { highest = sliders[index].index }
      highest = max(highest - distance, 0)
    }
  }

  private mutating func keep(_ index: Int, in range: ClosedRange<Int>) {
    let slider = controls[index].slider
    guard slider.isSet, !range.contains(slider.index) else { return }
    let nearest = min(max(slider.index, range.lowerBound), range.upperBound)
    controls[index].slider = slider.placed(at: .stop(nearest))
  }

  /// The distance that the thumbs keep.
  private func distance(of thumbs: Range<Int>) -> Int {
    let slider = controls[thumbs.lowerBound].slider
    let most = (slider.stops.count - 1) / max(1, thumbs.count - 1)
    return min(slider.presentation.track?.minimumDistance ?? 0, most)
  }
}
