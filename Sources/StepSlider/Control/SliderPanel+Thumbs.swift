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

  /// Puts the thumbs of all shared tracks in order, and sets their limits.
  mutating func arrangeThumbs() {
    var index = 0
    while index < controls.count {
      let thumbs = thumbs(with: index)
      order(thumbs)
      arrangeThumbs(thumbs)
      index = thumbs.upperBound
    }
  }

  /// Sets the limits of the thumbs of a shared track.
  mutating func arrangeThumbs(_ thumbs: Range<Int>) {
    let slider = controls[thumbs.lowerBound].slider
    guard slider.presentation.track != nil else { return }
    let (distance, last) = (distance(of: thumbs), slider.stops.count - 1)
    for index in thumbs {
      let slider = controls[index].slider
      var lower = (index - thumbs.lowerBound) * distance
      var upper = last - (thumbs.upperBound - 1 - index) * distance
      if slider.presentation.track?.meeting == .stop {
        if index > thumbs.lowerBound { lower = controls[index - 1].slider.index + distance }
        if index + 1 < thumbs.upperBound { upper = controls[index + 1].slider.index - distance }
      }
      controls[index].slider.limit(to: min(lower, slider.index)...max(upper, slider.index))
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
    let cause = response.change?.cause ?? .key
    if let phase = response.change?.phase ?? (isRestoring ? .cancelled : nil) {
      let targets =
        phase == .cancelled
        ? grip?.positions ?? thumbs.map { controls[$0].slider.restingPosition }
        : targets(around: index, in: thumbs)
      response.pushed = move(thumbs, except: index, to: targets, cause, phase)
    }
    if !controls[index].isHeld {
      grip = nil
    } else if let start = grip?.start, response.change?.phase == .committed {
      // The gesture begins again where something else has moved the thumb.
      grip = TrackGrip(start: start, positions: positions(of: thumbs))
    }
    arrangeThumbs(thumbs)
    response.words += response.pushed.filter { $0.change.needsAnnouncement }.map { pushed in
      named(Announcement(controls[pushed.slider].valueText, priority: .polite), of: pushed.slider)
    }
    return response
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

  /// Moves the other thumbs, and returns their changes: since the beginning of the gesture when it
  /// is committed, and otherwise since now.
  private mutating func move(
    _ thumbs: Range<Int>,
    except index: Int,
    to targets: [ThumbPosition],
    _ cause: Change.Cause,
    _ phase: Change.Phase
  ) -> [SliderResponse.PushedThumb] {
    zip(thumbs, targets).compactMap { other, target in
      let position = controls[other].slider.position
      let held = phase == .committed ? grip?.positions[other - thumbs.lowerBound] : nil
      guard other != index, target != held ?? position else { return nil }
      let moved = controls[other].slider.move(
        to: target,
        since: held ?? position,
        cause: cause,
        phase: phase,
        needsAnnouncement: target != position
      )
      return SliderResponse.PushedThumb(slider: other, change: moved)
    }
  }

  /// Returns where the thumbs of a track belong around one that has moved.
  private func targets(around index: Int, in thumbs: Range<Int>) -> [ThumbPosition] {
    let (distance, moved) = (distance(of: thumbs), controls[index].slider.index)
    var targets = positions(of: thumbs)
    var limit = moved
    for other in index + 1..<thumbs.upperBound where controls[other].slider.index < limit + distance
    {
      limit = controls[other].slider.reach.atOrAbove(limit + distance) ?? limit + distance
      targets[other - thumbs.lowerBound] = .stop(limit)
    }
    limit = moved
    for other in (thumbs.lowerBound..<index).reversed()
    where controls[other].slider.index > limit - distance {
      limit = controls[other].slider.reach.atOrBelow(limit - distance) ?? limit - distance
      targets[other - thumbs.lowerBound] = .stop(limit)
    }
    return targets
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
      lowest = min(controls[index].slider.index + distance, last)
    }
    var highest = last
    for index in thumbs.reversed() {
      keep(index, in: 0...highest)
      highest = max(controls[index].slider.index - distance, 0)
    }
  }

  private mutating func keep(_ index: Int, in range: ClosedRange<Int>) {
    let slider = controls[index].slider
    guard !range.contains(slider.index) else { return }
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
