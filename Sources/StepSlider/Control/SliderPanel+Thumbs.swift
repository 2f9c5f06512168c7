// SPDX-License-Identifier: Apache-2.0

// Sliders that share a track as its thumbs.
extension SliderPanel {
  /// Returns the indices of the sliders that share a track with the one at an index; only itself if
  /// it shares none.
  package func thumbs(with index: Int) -> Range<Int> {
    let slider = controls[checked(index)].slider
    guard let track = slider.presentation.sharedTrack else { return index..<index + 1 }
    func isThumb(_ other: Int) -> Bool {
      controls[other].slider.presentation.sharedTrack == track
        && controls[other].slider.stops == slider.stops
    }
    var (first, last) = (index, index)
    while first > 0, isThumb(first - 1) { first -= 1 }
    while last + 1 < controls.count, isThumb(last + 1) { last += 1 }
    return first..<last + 1
  }

  mutating func tellPlaces() {
    for index in controls.indices { tellPlace(of: index) }
  }

  private mutating func tellPlace(of index: Int) {
    controls[index].place = controls.count > 1 ? (label, index, controls.count) : nil
  }

  /// Puts the thumbs of all shared tracks in order, and sets their limits.
  mutating func arrangeThumbs() {
    tellPlaces()
    typing = Set(controls.indices.filter { controls[$0].deadline != nil })
    arrangeThumbs(with: controls.indices)
  }

  /// Puts a slider in the place of another. The track that it leaves, and the one that it joins,
  /// get new limits.
  mutating func replaceControl(at index: Int, with control: SliderControl) {
    let held = thumbs(with: focusedIndex)
    controls[index] = control
    tellPlace(of: index)
    noteTyping(at: index)
    arrangeThumbs(with: max(0, index - 1)..<min(index + 2, controls.count))
    if thumbs(with: focusedIndex) != held { grip = nil }
  }

  private mutating func arrangeThumbs(with indices: Range<Int>) {
    var index = indices.lowerBound
    while index < indices.upperBound {
      let thumbs = thumbs(with: index)
      let row = ThumbRow(controls[thumbs].map { $0.slider })
      if thumbs.count > 1 {
        for (thumb, position) in zip(thumbs, row.arranged(positions(of: thumbs)))
        where controls[thumb].slider.position != position {
          controls[thumb].slider = controls[thumb].slider.placed(at: position)
        }
      }
      limit(thumbs, in: row)
      index = thumbs.upperBound
    }
  }

  /// Sets the limits of the thumbs of a shared track. A thumb alone has its own.
  ///
  /// A thumb leaves the others their distance and available stops. A thumb that stops at others is
  /// also limited by their positions, unless they aren't set.
  private mutating func limit(_ thumbs: Range<Int>, in row: ThumbRow) {
    let positions = positions(of: thumbs)
    let pushes = controls[thumbs.lowerBound].slider.presentation.sharedTrack?.pushesThumbs == true
    for index in thumbs {
      controls[index].row = (positions, index - thumbs.lowerBound)
      controls[index].neighbors = (
        label(ofThumb: index - 1, in: thumbs), label(ofThumb: index + 1, in: thumbs)
      )
      controls[index].slider.limit(
        to: thumbs.count > 1
          ? row.limits(of: index - thumbs.lowerBound, among: positions, pushing: pushes) : nil
      )
    }
  }

  /// Lets the other thumbs of a shared track follow a change, and returns the response to all.
  ///
  /// Thumbs in the way are pushed. When a change is cancelled, the others go back too, and also if
  /// the value that is restored is the current one.
  mutating func settled(
    _ response: SliderResponse,
    at index: Int,
    isRestoring: Bool = false
  ) -> SliderResponse {
    noteTyping(at: index)
    var response = response.about(index)
    let thumbs = thumbs(with: index)
    guard thumbs.count > 1 else { return response }
    let row = ThumbRow(controls[thumbs].map { $0.slider })
    let phase = response.change?.phase ?? (isRestoring ? .cancelled : .committed)
    let wanted = phase == .cancelled ? restored(thumbs, except: index) : positions(of: thumbs)
    let positions = row.arranged(wanted, around: index - thumbs.lowerBound)
    let move = (
      cause: response.change?.cause ?? (isRestoring ? .key : .program),
      phase: phase,
      endsGesture: response.change != nil && index == focusedIndex
    )
    for (thumb, position) in zip(thumbs, positions) {
      if thumb != index {
        response.pushed[thumb] = push(thumb, to: position, by: move, in: thumbs)
      } else if position != controls[index].slider.position {
        response = correction(of: response, to: position, move)
      }
    }
    renewGrip(isMoved: move.endsGesture && phase == .committed)
    limit(thumbs, in: row)
    let isSilent = response.change?.cause == .program
    for thumb in thumbs where response.pushed[thumb]?.needsAnnouncement == true && !isSilent {
      let value = Announcement(controls[thumb].valueText, priority: .polite)
      response.words.append(named(value, of: thumb))
    }
    return response
  }

  /// Lets the gesture begin again where something else has moved its thumb.
  private mutating func renewGrip(isMoved: Bool) {
    if !focusedControl.isDragging {
      grip = nil
    } else if let start = grip?.start, isMoved {
      grip = (start, positions(of: thumbs(with: focusedIndex)))
    }
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

  /// A change that other thumbs follow. It ends a gesture if it belongs to the slider with the
  /// focus, which a pointer may hold.
  private typealias ThumbMove = (
    cause: SliderChange.Cause, phase: SliderChange.Phase, endsGesture: Bool
  )

  /// Returns the positions of thumbs, of which all but one are where they were before the gesture,
  /// or before the slider got the focus.
  private func restored(_ thumbs: Range<Int>, except index: Int) -> [ThumbPosition] {
    let held = thumbs.contains(focusedIndex) ? grip?.positions : nil
    return thumbs.map { thumb in
      let slider = controls[thumb].slider
      guard thumb != index else { return slider.position }
      return held?[thumb - thumbs.lowerBound] ?? slider.restingPosition
    }
  }

  /// Moves the thumb of a change to where the others leave it room, and returns its response.
  private mutating func correction(
    of response: SliderResponse,
    to position: ThumbPosition,
    _ move: ThumbMove
  ) -> SliderResponse {
    let slider = controls[response.sliderIndex].slider
    let start = response.change.map { ThumbPosition.stop($0.oldIndex) } ?? slider.position
    var corrected = response
    let change = controls[response.sliderIndex].slider.move(
      to: position,
      since: start,
      cause: move.cause,
      phase: move.phase,
      needsAnnouncement: true
    )
    corrected.change = change
    corrected.words = controls[response.sliderIndex].response(to: change).words
    return corrected
  }

  /// Moves a thumb that follows another, and returns its change: since the beginning of the gesture
  /// if it is complete, and otherwise since now.
  private mutating func push(
    _ other: Int,
    to target: ThumbPosition,
    by move: ThumbMove,
    in thumbs: Range<Int>
  ) -> SliderChange? {
    let position = controls[other].slider.position
    let isComplete = move.phase == .committed && move.endsGesture
    let held = isComplete ? grip?.positions[other - thumbs.lowerBound] : nil
    // The program may have moved the thumb since the gesture began.
    let start = held == target ? position : held ?? position
    guard target != start else { return nil }
    return controls[other].slider.move(
      to: target,
      since: start,
      cause: move.cause,
      phase: move.phase,
      needsAnnouncement: target != position
    )
  }
}
