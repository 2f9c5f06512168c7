// SPDX-License-Identifier: Apache-2.0

/// A slider with fixed steps: its stops, and the index of the chosen one.
///
/// Moving the thumb changes only the index. Values and texts are derived from it.
public struct Slider: Hashable, Sendable {
  /// The stops that can be chosen.
  public let stops: Stops
  /// How the slider looks and sounds.
  public let presentation: Presentation
  /// The number of stops in a page.
  public let pageSize: Int
  /// Whether the slider can be changed.
  public var availability: Availability
  /// The index of the chosen stop; always a valid index of ``stops``.
  public private(set) var index: Int
  private var restingIndex: Int

  /// Creates a slider.
  ///
  /// The index is clamped to the stops. The default is the middle stop, or the upper of two
  /// middle stops. A page has at least one stop. Its default is ``defaultPageSize(count:)``.
  public init(
    stops: Stops,
    index: Int? = nil,
    presentation: Presentation = Presentation(),
    pageSize: Int? = nil,
    availability: Availability = .enabled
  ) {
    self.stops = stops
    self.presentation = presentation
    self.pageSize = max(1, pageSize ?? Self.defaultPageSize(count: stops.count))
    self.availability = availability
    self.index = stops.clamped(index ?? stops.count / 2)
    restingIndex = self.index
  }

  /// Creates a slider that is set to the stop nearest to a value. Without a value, it is set to
  /// the middle stop, or the upper of two middle stops.
  public init(
    _ stops: Stops,
    id: String = "slider",
    label: String? = nil,
    value: DecimalNumber? = nil,
    unit: ValueUnit = .none,
    orientation: Orientation = .horizontal,
    direction: LayoutDirection = .leftToRight
  ) {
    self.init(
      stops: stops,
      index: value.map { stops.index(nearestTo: $0) },
      presentation: Presentation(
        id: id,
        label: label,
        unit: unit,
        orientation: orientation,
        direction: direction
      )
    )
  }

  /// The chosen stop.
  public var stop: Stop { stops[index] }

  /// Returns the default number of stops in a page: a tenth of the steps, rounded half up, but at
  /// least 2 and at most all steps. With one or two stops, it is 1.
  ///
  /// The ARIA slider pattern wants Page Up to be "larger than one step". A tenth alone, as in
  /// browsers, is a single step on every slider with fewer than sixteen stops.
  public static func defaultPageSize(count: Int) -> Int {
    count <= 2 ? 1 : min(max((count - 1 + 5) / 10, 2), count - 1)
  }

  /// Moves the thumb and returns the change.
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
    guard availability == .enabled else { return nil }
    let from = index
    let wanted = target(of: adjustment)
    index = stops.clamped(wanted)
    guard index != from || (isPush(adjustment) && !isRepeat) else { return nil }
    return Change(
      from: from,
      to: index,
      cause: cause,
      phase: .committed,
      end: end(at: index, movingUp: wanted == from ? adjustment == .maximum : wanted > from),
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

  /// Records the value for ``restore(cause:)``. Call this method when the slider gets the focus.
  public mutating func beginAdjusting() { restingIndex = index }

  /// Restores the value from the last call of ``beginAdjusting()``.
  ///
  /// - Returns: The change, with phase `cancelled`, or `nil` if nothing is restored.
  @discardableResult
  public mutating func restore(cause: Change.Cause) -> Change? {
    guard availability == .enabled, index != restingIndex else { return nil }
    return move(to: restingIndex, since: index, cause: cause, phase: .cancelled)
  }

  /// Moves the thumb whatever the availability, and returns the change since an earlier stop.
  ///
  /// A committed change needs no announcement, because each stop on the way was reported with the
  /// phase `changing`.
  mutating func move(
    to wanted: Int,
    since start: Int,
    cause: Change.Cause,
    phase: Change.Phase
  ) -> Change {
    index = stops.clamped(wanted)
    return Change(
      from: start,
      to: index,
      cause: cause,
      phase: phase,
      end: end(at: index, movingUp: index == start ? index > 0 : index > start),
      needsAnnouncement: index != start && phase != .committed
    )
  }

  private func target(of adjustment: Adjustment) -> Int {
    switch adjustment {
    case .increment: index + 1
    case .decrement: index - 1
    case .pageUp: index.addingReportingOverflow(pageSize).overflow ? .max : index + pageSize
    case .pageDown: index - pageSize
    case .minimum: 0
    case .maximum: stops.count - 1
    case .stop(let index): index
    case .value(let value): stops.index(nearestTo: value)
    }
  }

  /// Returns whether an adjustment that changed nothing was a push against an end.
  private func isPush(_ adjustment: Adjustment) -> Bool {
    switch adjustment {
    case .increment, .decrement, .pageUp, .pageDown, .minimum, .maximum: true
    case .stop(let index): !stops.indices.contains(index)
    case .value: false
    }
  }

  private func end(at index: Int, movingUp: Bool) -> Change.End? {
    if movingUp { return index == stops.count - 1 ? .maximum : nil }
    return index == 0 ? .minimum : nil
  }
}
