// SPDX-License-Identifier: Apache-2.0

/// A discrete slider: stops, and an integer index that says which of them is chosen.
///
/// The index is the only state that changes with the thumb; values and texts derive from it.
public struct Slider: Hashable, Sendable {
  /// All that the slider can be set to.
  public let stops: Stops
  /// What the slider looks and sounds like.
  public let presentation: Presentation
  /// How many stops a page is.
  public let pageSize: Int
  /// Whether the slider can be changed.
  public var availability: Availability
  /// The chosen stop; always one of the stops' indices.
  public private(set) var index: Int
  private var restingIndex: Int

  /// Makes a slider.
  ///
  /// The index is clamped to the stops; without one the middle stop is chosen, the upper of two.
  /// A page is at least one stop; without a size it is ``defaultPageSize(count:)``.
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

  /// Makes a slider that is set to a value, or to the stop nearest to it; without one, to the middle
  /// stop, the upper of two.
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

  /// A tenth of the track in whole stops, half a stop rounded up, but at least 2 and never more
  /// than there are; 1 where there are no more than two stops.
  ///
  /// The ARIA slider pattern asks that Page Up be "larger than one step"; a tenth alone, as in
  /// browsers, is a single step on every slider of fewer than sixteen stops.
  public static func defaultPageSize(count: Int) -> Int {
    count <= 2 ? 1 : min(max((count - 1 + 5) / 10, 2), count - 1)
  }

  /// Moves the thumb, and tells what came of it.
  ///
  /// A held key that repeats moves like a fresh press, but its push against an end needs no announcement.
  ///
  /// - Returns: The change; `nil` if the slider can't be changed, or nothing changed and no end was
  ///   pushed against.
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

  /// Moves exactly one stop up; ``Change/moved`` is false if it was at the maximum.
  @discardableResult
  public mutating func increment(cause: Change.Cause = .program) -> Change? {
    adjust(.increment, cause: cause)
  }

  /// Moves exactly one stop down; ``Change/moved`` is false if it was at the minimum.
  @discardableResult
  public mutating func decrement(cause: Change.Cause = .program) -> Change? {
    adjust(.decrement, cause: cause)
  }

  /// Notes the value that ``restore(cause:)`` goes back to: call it when the slider gets focus.
  public mutating func beginAdjusting() { restingIndex = index }

  /// Goes back to the value at the last ``beginAdjusting()``.
  ///
  /// - Returns: The change, with phase `cancelled`; `nil` if there was nothing to restore.
  @discardableResult
  public mutating func restore(cause: Change.Cause) -> Change? {
    guard availability == .enabled, index != restingIndex else { return nil }
    return move(to: restingIndex, since: index, cause: cause, phase: .cancelled)
  }

  /// Moves the thumb whatever the availability, and tells of the way from a stop where it was.
  ///
  /// All the way of what is committed was told stop by stop, as changing.
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

  /// Whether an adjustment that changes nothing pushed against an end, not just stayed in place.
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
