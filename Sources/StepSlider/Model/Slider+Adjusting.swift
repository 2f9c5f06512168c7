// SPDX-License-Identifier: Apache-2.0

extension Slider {
  /// Moves the thumb and returns the change.
  ///
  /// Stops that can't be reached are skipped. Steps and pages go to the reachable stop nearest to
  /// their target, but at least to the next one in their direction. All other adjustments go to the
  /// nearest reachable stop. Of two equally near stops, the higher one wins. From a value between
  /// stops or beyond them, the first step goes to the next stop in its direction, if there is one. On
  /// a slider that isn't set, steps and pages go to ``index``.
  ///
  /// A held key (`isRepeat`) moves the thumb like a fresh press, but its push against an end
  /// returns `nil`.
  ///
  /// - Returns: The change, or `nil` if the slider can't be changed, or if nothing changed and no
  ///   end was pushed against.
  @discardableResult
  public mutating func adjust(
    _ adjustment: Adjustment,
    cause: Change.Cause,
    isRepeat: Bool = false
  ) -> Change? {
    let change = change(by: adjustment, cause: cause, isRepeat: isRepeat)
    if let change, change.moved { place(at: change.to) }
    return change
  }

  /// Returns the change that an adjustment makes. The slider is only read here, because each call of
  /// a method that reads it from one that changes it would copy all of it.
  private func change(
    by adjustment: Adjustment,
    cause: Change.Cause,
    isRepeat: Bool
  ) -> Change? {
    guard availability == .enabled else { return nil }
    let (from, target) = (index, target(of: adjustment))
    let to = target ?? from
    let new = target.map(ThumbPosition.stop) ?? position
    guard new != position || (isPush(adjustment) && !isRepeat) else { return nil }
    return Change(
      from: from,
      to: to,
      moved: new != position,
      cause: cause,
      phase: .committed,
      end: end(at: new, movingUp: adjustment.isUpward(from: from, to: to)),
      skipped: adjustment.isSingleStep && position == .stop(from) ? max(0, abs(to - from) - 1) : 0,
      needsAnnouncement: true
    )
  }

  /// Moves the thumb one stop up. At the maximum, ``Change/moved`` is `false`.
  @discardableResult
  public mutating func increment(cause: Change.Cause = .program) -> Change? {
    adjust(.increment, cause: cause)
  }

  /// Moves the thumb one stop down. At the minimum, ``Change/moved`` is `false`.
  @discardableResult
  public mutating func decrement(cause: Change.Cause = .program) -> Change? {
    adjust(.decrement, cause: cause)
  }

  /// Returns the stop that an adjustment leads to, or `nil` if the thumb stays.
  private func target(of adjustment: Adjustment) -> Int? {
    switch adjustment {
    case .increment: stop(movedBy: 1)
    case .decrement: stop(movedBy: -1)
    case .steps(let steps): steps == 0 ? nil : stop(movedBy: steps)
    case .pageUp: stop(movedBy: pageSize)
    case .pageDown: stop(movedBy: -pageSize)
    case .minimum: reach.first
    case .maximum: reach.last
    case .default: defaultIndex.flatMap(reach.nearest)
    case .stop(let index): reach.nearest(to: index)
    case .value(let value): reachableStop(nearestTo: value)
    }
  }

  private func stop(movedBy steps: Int) -> Int? {
    guard let neighbours = neighbours(of: position) else { return reach.nearest(to: index) }
    let start = steps > 0 ? neighbours.below : neighbours.above
    let (sum, overflowed) = start.addingReportingOverflow(steps)
    let wanted = overflowed ? (steps > 0 ? .max : .min) : sum
    let last = stops.count - 1
    if steps > 0 { return start < last ? reach.nearest(to: wanted, in: start + 1...last) : nil }
    return start > 0 ? reach.nearest(to: wanted, in: 0...start - 1) : nil
  }

  /// Returns the stops around a position, from which steps count: twice the chosen stop, or the stops
  /// below and above a value, of which one may be beyond the stops; `nil` if the slider isn't set.
  func neighbours(of position: ThumbPosition) -> (below: Int, above: Int)? {
    switch position {
    case .stop(let index): return (index, index)
    case .value(let value):
      let nearest = stops.index(nearestTo: value)
      return stops[nearest].value < value ? (nearest, nearest + 1) : (nearest - 1, nearest)
    case .notSet: return nil
    }
  }

  private func reachableStop(nearestTo value: DecimalNumber) -> Int? {
    let nearest = stops.index(nearestTo: value)
    let above = reach.atOrAbove(nearest)
    guard let above, let below = reach.atOrBelow(nearest) else { return reach.nearest(to: nearest) }
    return value.isNearer(to: stops[below].value, than: stops[above].value) ? below : above
  }

  /// Returns whether an adjustment that changed nothing was a push against an end.
  private func isPush(_ adjustment: Adjustment) -> Bool {
    switch adjustment {
    case .increment, .decrement, .pageUp, .pageDown, .minimum, .maximum: true
    case .steps(let steps): steps != 0
    case .stop(let index): index < reach.first ?? 0 || index > reach.last ?? 0
    case .value, .default: false
    }
  }
}

extension Adjustment {
  fileprivate func isUpward(from start: Int, to stop: Int) -> Bool {
    switch self {
    case .increment, .pageUp, .maximum: true
    case .decrement, .pageDown, .minimum: false
    case .steps(let steps): steps > 0
    case .stop(let wanted): wanted > start
    case .value, .default: stop > start
    }
  }

  /// Whether the adjustment leads to the next stop.
  fileprivate var isSingleStep: Bool {
    switch self {
    case .increment, .decrement, .steps(1), .steps(-1): true
    default: false
    }
  }
}
