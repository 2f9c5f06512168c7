// SPDX-License-Identifier: Apache-2.0

/// A slider with fixed steps: its stops, and the position of its thumb.
///
/// Moving the thumb changes only the position. Values and texts are derived from it.
public struct Slider: Hashable, Sendable {
  /// The stops that can be chosen.
  public let stops: Stops
  package internal(set) var presentation: SliderPresentation
  /// The number of stops in a page.
  package let pageSize: Int
  /// The index of the stop that a key or a double click returns to, or `nil` if there is none.
  package let defaultIndex: Int?
  /// The index of the stop that a first press leads to while the slider isn't set, if it isn't the
  /// default or the middle one.
  let firstIndex: Int?
  /// Whether the slider can be changed.
  public var availability: SliderAvailability
  /// The stops that the thumb can move to for now; all of them by default.
  package internal(set) var reach: ReachableStops
  /// Whether the other thumbs of a shared track set the limits.
  private(set) var isLimitedByThumbs = false
  /// The position of the thumb.
  public private(set) var position: ThumbPosition
  /// The position that ``restore(cause:)`` goes back to.
  private(set) var restingPosition: ThumbPosition

  /// Creates a slider.
  ///
  /// Indices are clamped to the stops. Without an index, the slider is set to its default, or else
  /// to the middle stop, or the upper of two middle stops. A page has at least one stop. Its
  /// default is a tenth of the steps, but at least two.
  package init(
    stops: Stops,
    index: Int? = nil,
    presentation: SliderPresentation = SliderPresentation(),
    pageSize: Int? = nil,
    defaultIndex: Int? = nil,
    firstIndex: Int? = nil,
    availability: SliderAvailability = .enabled
  ) {
    self.stops = stops
    self.presentation = presentation
    self.pageSize = max(1, pageSize ?? Self.defaultPageSize(count: stops.count))
    self.defaultIndex = defaultIndex.map(stops.clamped)
    self.firstIndex = firstIndex.map(stops.clamped)
    self.availability = availability
    reach = ReachableStops(limits: 0...stops.lastIndex)
    position = .stop(stops.clamped(index ?? defaultIndex ?? stops.count / 2))
    restingPosition = position
  }

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - stops: The stops that can be chosen.
  ///   - id: The identity of the slider for programs; in a panel, each slider needs its own.
  ///   - label: The name of the setting that the slider changes, such as "Text size".
  ///   - value: The value at the start: the stop nearest to it is chosen; of two, the greater. By
  ///     default, it is that of `defaultValue`, or else the middle stop, or the upper of two middle
  ///     stops. To keep a value between the stops until the first move, or to choose none, use
  ///     ``placed(at:)``.
  ///   - unit: The unit of the values.
  ///   - hint: Instructions for the slider, instead of a phrase about the arrow keys.
  ///   - defaultValue: The value that Delete and a double click return to: the stop nearest to it.
  ///   - firstValue: The value that the first press leads to while the slider isn't set: the stop
  ///     nearest to it. By default, it is that of `defaultValue`, or else the middle stop. ARIA's
  ///     rating pattern begins at the minimum.
  ///   - pageSize: The number of stops in a page, at least 1. The default is a tenth of the steps,
  ///     but at least two.
  ///   - orientation: The orientation of the track.
  ///   - layoutDirection: The direction of text. On a horizontal track, the minimum is where text
  ///     begins.
  ///   - isReversed: Whether the minimum and the maximum swap ends. The arrow keys follow the track.
  ///   - fillOrigin: Where the filled part of the track begins.
  ///   - groupsDigits: Whether long numbers are written in groups of digits, such as 2,020. With
  ///     `nil` they are, unless the stops are plainly years: whole numbers with the unit `year`, or
  ///     from 1800 to 2200 without a unit.
  ///   - sharedTrack: The track that the slider shares with its neighbours in a panel.
  ///   - availability: Whether the slider can be changed.
  public init(
    _ stops: Stops,
    id: String = "slider",
    label: String? = nil,
    value: DecimalNumber? = nil,
    unit: ValueUnit = .plain,
    hint: String? = nil,
    defaultValue: DecimalNumber? = nil,
    firstValue: DecimalNumber? = nil,
    pageSize: Int? = nil,
    orientation: TrackOrientation = .horizontal,
    layoutDirection: LayoutDirection = .leftToRight,
    isReversed: Bool = false,
    fillOrigin: FillOrigin = .minimum,
    groupsDigits: Bool? = nil,
    sharedTrack: SharedTrack? = nil,
    availability: SliderAvailability = .enabled
  ) {
    self.init(
      stops: stops,
      index: value.map { stops.index(nearestTo: $0) },
      presentation: SliderPresentation(
        id: id,
        label: label,
        hint: hint,
        unit: unit,
        groupsDigits: groupsDigits,
        orientation: orientation,
        layoutDirection: layoutDirection,
        isReversed: isReversed,
        fillOrigin: fillOrigin,
        sharedTrack: sharedTrack
      ),
      pageSize: pageSize,
      defaultIndex: defaultValue.map { stops.index(nearestTo: $0) },
      firstIndex: firstValue.map { stops.index(nearestTo: $0) },
      availability: availability
    )
  }

  /// The identity of the slider for programs.
  public var id: String { presentation.id }
  /// The name of the setting that the slider changes.
  public var label: String? { presentation.label }
  /// The orientation of the track.
  public var orientation: TrackOrientation { presentation.orientation }

  /// Returns the same slider with its thumb at a position, which Escape then restores.
  ///
  /// An index is clamped to the stops. A value that is a stop's or belongs to stops without values
  /// becomes the nearest stop.
  public func placed(at position: ThumbPosition) -> Slider {
    var slider = self
    slider.position = stops.allowed(position)
    slider.restingPosition = slider.position
    return slider
  }

  package func presented(as presentation: SliderPresentation) -> Slider {
    var slider = self
    slider.presentation = presentation
    return slider
  }

  /// Returns the default number of stops in a page: a tenth of the steps, rounded half up, but at
  /// least 2, because the ARIA slider pattern wants Page Up to be "larger than one step".
  package static func defaultPageSize(count: Int) -> Int {
    count <= 2 ? 1 : min(max((count - 1 + 5) / 10, 2), count - 1)
  }

  /// The index of the chosen stop, which is always a valid index of ``stops``.
  ///
  /// Between or beyond stops, it is the nearest one; of two, the greater. While the slider isn't
  /// set, it is the stop that the first press leads to.
  public var index: Int {
    position.index(in: stops) ?? firstIndex ?? defaultIndex ?? stops.count / 2
  }

  /// The stop that the thumb is at; `nil` between and beyond stops, and while the slider isn't set.
  public var stop: Stop? { if case .stop(let index) = position { stops[index] } else { nil } }

  /// The value: that of the chosen stop, or one between or beyond stops; `nil` while the slider
  /// isn't set.
  public var value: DecimalNumber? { value(at: position) }

  private func value(at position: ThumbPosition) -> DecimalNumber? {
    switch position {
    case .stop(let index): stops.value(at: index)
    case .value(let value): value
    case .notSet: nil
    }
  }

  package var isSet: Bool { position != .notSet }

  /// Records the position for ``restore(cause:)``, when the slider gets the focus.
  package mutating func beginAdjusting() { restingPosition = position }

  /// Restores the position from the last call of ``beginAdjusting()``, and returns the change, if any.
  @discardableResult
  package mutating func restore(cause: SliderChange.Cause) -> SliderChange? {
    guard availability == .enabled, position != restingPosition else { return nil }
    return move(to: restingPosition, since: position, cause: cause, phase: .cancelled)
  }

  /// Sets the stops that the thumb can move to. They are limited to the slider's stops.
  ///
  /// A thumb beyond the limits moves to the nearest reachable stop, whatever the availability, and the
  /// change is returned. A thumb at a stop that has become unavailable stays there until it is moved.
  @discardableResult
  package mutating func setReach(_ reach: ReachableStops) -> SliderChange? {
    self.reach = reach.among(stops.count)
    isLimitedByThumbs = false
    guard isSet, !self.reach.limits.contains(index), let nearest = self.reach.nearest(to: index)
    else { return nil }
    let end: AdjustableRange.End = index < nearest ? .minimum : .maximum
    return move(
      to: .stop(nearest),
      since: position,
      cause: .program,
      phase: .committed,
      end: end
    )
  }

  /// Moves the thumb whatever the availability, and returns the change since an earlier position. A
  /// committed change needs no announcement, because each stop on the way was reported before.
  mutating func move(
    to wanted: ThumbPosition,
    since start: ThumbPosition,
    cause: SliderChange.Cause,
    phase: SliderChange.Phase,
    end: AdjustableRange.End? = nil,
    needsAnnouncement: Bool? = nil
  ) -> SliderChange {
    let from = placed(at: start).index
    position = wanted
    return SliderChange(
      oldIndex: from,
      newIndex: index,
      newValue: value,
      didMove: position != start,
      cause: cause,
      phase: phase,
      end: end ?? self.end(movingUp: index == from ? index > 0 : index > from),
      needsAnnouncement: needsAnnouncement ?? (position != start && phase != .committed)
    )
  }

  /// Returns the end that a position, by default the slider's, is at or beyond.
  func end(at position: ThumbPosition? = nil, movingUp: Bool) -> AdjustableRange.End? {
    let position = position ?? self.position
    guard let (below, above) = neighbours(of: position) else { return nil }
    guard case .stop = position else {
      if movingUp { return reach.last.map { below >= $0 } == true ? .maximum : nil }
      return reach.first.map { above <= $0 } == true ? .minimum : nil
    }
    if movingUp { return below == reach.last ? .maximum : nil }
    return above == reach.first ? .minimum : nil
  }

  /// Sets the limits that the other thumbs of a shared track leave; the thumb stays. Without other
  /// thumbs (`nil`), the slider keeps its own limits, or gets all stops back.
  mutating func limit(to limits: ClosedRange<Int>?) {
    guard limits != nil || isLimitedByThumbs else { return }
    isLimitedByThumbs = limits != nil
    let limits = limits ?? 0...stops.lastIndex
    guard limits != reach.limits else { return }
    reach = reach.limited(to: limits)
  }
}

extension Stops {
  /// Returns a position that these stops can have.
  fileprivate func allowed(_ position: ThumbPosition) -> ThumbPosition {
    switch position {
    case .stop(let index): return .stop(clamped(index))
    case .notSet: return .notSet
    case .value(let value):
      let nearest = index(nearestTo: value)
      return hasValues && self[nearest].value != value ? position : .stop(nearest)
    }
  }

  /// Returns whether a value is within the range of the stops.
  package func surround(_ value: DecimalNumber) -> Bool {
    minimum.value <= value && value <= maximum.value
  }
}

extension Slider {
  /// Moves the thumb, as ``SliderControl/adjust(_:)`` describes, and returns the change; `nil` if
  /// the slider can't be changed, or if nothing changed and no end was pushed against.
  ///
  /// A held key (`isRepeat`) moves the thumb like a fresh press, but its push against an end
  /// returns `nil`.
  @discardableResult
  package mutating func adjust(
    _ adjustment: SliderAdjustment,
    cause: SliderChange.Cause,
    isRepeat: Bool = false
  ) -> SliderChange? {
    let change = change(by: adjustment, cause: cause, isRepeat: isRepeat)
    if let change, change.didMove { position = .stop(change.newIndex) }
    return change
  }

  /// Returns the change that an adjustment makes. The slider is only read here, because each call
  /// of a method that reads it from one that changes it would copy all of it.
  private func change(
    by adjustment: SliderAdjustment,
    cause: SliderChange.Cause,
    isRepeat: Bool
  ) -> SliderChange? {
    guard availability == .enabled else { return nil }
    let (from, target) = (index, target(of: adjustment))
    let to = target ?? from
    let new = target.map(ThumbPosition.stop) ?? position
    guard new != position || (isPush(adjustment) && !isRepeat) else { return nil }
    return SliderChange(
      oldIndex: from,
      newIndex: to,
      newValue: value(at: new),
      didMove: new != position,
      cause: cause,
      phase: .committed,
      end: end(at: new, movingUp: adjustment.isUpward(from: from, to: to)),
      skippedStopCount: adjustment.isSingleStep && position == .stop(from)
        ? max(0, abs(to - from) - 1) : 0,
      needsAnnouncement: true
    )
  }

  /// Returns the stop that an adjustment leads to, or `nil` if the thumb stays.
  private func target(of adjustment: SliderAdjustment) -> Int? {
    switch adjustment {
    case .increment: stop(movedBy: 1)
    case .decrement: stop(movedBy: -1)
    case .steps(let steps): steps == 0 ? nil : stop(movedBy: steps)
    case .pageUp: stop(movedBy: pageSize)
    case .pageDown: stop(movedBy: -pageSize)
    case .minimum: reach.first
    case .maximum: reach.last
    case .default: defaultIndex.flatMap { reach.nearest(to: $0) }
    case .stop(let index): reach.nearest(to: index)
    case .value(let value): reachableStop(nearestTo: value)
    }
  }

  private func stop(movedBy steps: Int) -> Int? {
    guard let neighbours = neighbours(of: position) else { return reach.nearest(to: index) }
    let start = steps > 0 ? neighbours.below : neighbours.above
    let (sum, overflowed) = start.addingReportingOverflow(steps)
    let wanted = overflowed ? (steps > 0 ? .max : .min) : sum
    let last = stops.endIndex - 1
    if steps > 0 { return start < last ? reach.nearest(to: wanted, in: start + 1...last) : nil }
    return start > 0 ? reach.nearest(to: wanted, in: 0...start - 1) : nil
  }

  /// Returns the stops around a position, from which steps count: twice the chosen stop, or those
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
  private func isPush(_ adjustment: SliderAdjustment) -> Bool {
    switch adjustment {
    case .increment, .decrement, .pageUp, .pageDown, .minimum, .maximum: true
    case .steps(let steps): steps != 0
    case .stop(let index): index < reach.first ?? 0 || index > reach.last ?? 0
    case .value, .default: false
    }
  }
}

extension SliderAdjustment {
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

/// A request to move the thumb, for ``SliderControl/adjust(_:)``.
///
/// A request that leads beyond an end moves the thumb to that end. Stops that can't be reached are
/// left out (``ReachableStops``).
@nonexhaustive
public enum SliderAdjustment: Hashable, Sendable {
  /// Moves one stop up.
  case increment
  /// Moves one stop down.
  case decrement
  /// Moves a number of stops up or down, as a knob does. Positive numbers increase the value.
  case steps(Int)
  /// Moves one page up.
  case pageUp
  /// Moves one page down.
  case pageDown
  /// Moves to the smallest value.
  case minimum
  /// Moves to the greatest value.
  case maximum
  /// Moves to the slider's default, if it has one.
  case `default`
  /// Moves to the stop at an index. An index beyond either end moves to that end.
  case stop(Int)
  /// Moves to the stop nearest to a value. Of two equally near stops, the greater one wins.
  case value(DecimalNumber)
}

/// Where the thumb of a slider is.
///
/// A slider may start between its stops, beyond them, or not set at all. The first move takes it to
/// a stop, and from then on it is always at one.
@nonexhaustive
public enum ThumbPosition: Hashable, Sendable {
  /// At the stop with an index.
  case stop(Int)
  /// At a value between two stops or beyond all of them, which is kept until the first move.
  case value(DecimalNumber)
  /// Nowhere yet: the user hasn't chosen a stop.
  case notSet

  /// Returns the index of the nearest stop; of two, the greater. It is `nil` for a thumb that isn't
  /// set.
  func index(in stops: Stops) -> Int? {
    switch self {
    case .stop(let index): index
    case .value(let value): stops.index(nearestTo: value)
    case .notSet: nil
    }
  }
}
