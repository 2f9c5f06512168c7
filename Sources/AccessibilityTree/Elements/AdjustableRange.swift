// SPDX-License-Identifier: Apache-2.0

/// The position of an adjustable element, or of a meter, between the ends of its range.
public struct AdjustableRange: Hashable, Sendable {
  /// The current position, counting from 0.
  public let index: Int
  /// The number of positions, at least 1: one more than the steps between them. A slider from 0 to
  /// 100 by 10 has 11.
  public let stopCount: Int
  /// The positions that can be reached, such as those that another thumb leaves; all of them by default.
  package let limits: ClosedRange<Int>
  /// The direction of the track, which is spoken as part of the role.
  package let orientation: TrackOrientation
  private let minimumName, maximumName: String?
  /// The number at the position, such as 5 of 0 to 100 mm; `nil` if the positions aren't numbers.
  /// It is never spoken, because the value of the element says it in words.
  public let number: Double?
  /// The least and the greatest number that can be reached, around ``number``.
  public let numbers: ClosedRange<Double>?

  /// Creates a range of at least one position; the index and the limits are clamped to it.
  ///
  /// The names of the ends are those of the lowest and the highest value, as they are spoken. Give
  /// them if the value doesn't imply them: "40 percent" doesn't, "3 of 5" does. The current number
  /// is clamped to the numbers at the ends.
  public init(
    index: Int,
    stopCount: Int,
    limits: ClosedRange<Int>? = nil,
    orientation: TrackOrientation = .horizontal,
    ends: (minimum: String, maximum: String)? = nil,
    numbers: (current: Double, ends: ClosedRange<Double>)? = nil
  ) {
    self.stopCount = max(1, stopCount)
    let all = 0...self.stopCount - 1
    self.index = min(max(0, index), all.upperBound)
    self.limits = limits?.clamped(to: all) ?? all
    self.orientation = orientation
    (minimumName, maximumName) = (ends?.minimum, ends?.maximum)
    number = numbers.map { min(max($0.ends.lowerBound, $0.current), $0.ends.upperBound) }
    self.numbers = numbers?.ends
  }

  /// Creates the range of a number of your program's that can be adjusted in equal steps. A number
  /// outside is that of the nearest end. ``ElementAction/adjust(_:in:by:)`` changes the number. Of
  /// more than `Int.max` positions, those at the maximum share the last one.
  ///
  /// - Precondition: The step is above 0.
  public init(_ number: Int, in range: ClosedRange<Int>, by step: Int = 1) {
    let (distance, step) = (range.distance(to: number), range.step(step))
    let last = range.distance(to: .max) / step
    let (number, maximum) = (range.number(at: distance), range.number(at: last * step))
    self.init(
      index: Int(clamping: distance / step),
      stopCount: Int(min(last, UInt(Int.max - 1))) + 1,
      numbers: (Double(number), Double(range.lowerBound)...Double(maximum))
    )
  }

  /// The names of both ends; `nil` if they weren't given.
  package var ends: (minimum: String, maximum: String)? {
    guard let minimumName, let maximumName else { return nil }
    return (minimumName, maximumName)
  }

  /// An end of a range.
  package enum End: String, Hashable, Sendable {
    /// The lowest value.
    case minimum
    /// The highest value.
    case maximum
  }

  /// The end of the limits that the value is at; `nil` between them, and for a single step.
  package var end: End? {
    guard stopCount > 1 else { return nil }
    if index == limits.upperBound { return .maximum }
    return index == limits.lowerBound ? .minimum : nil
  }
}

extension ElementAction {
  /// Performs the action on a number of your program's that can be adjusted in equal steps:
  /// increment, decrement and set index. All other actions are refused.
  ///
  ///     mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
  ///       action.adjust(&rating, in: 1...5)
  ///     }
  ///
  /// A number outside the range is first brought to the nearest end, where listeners were told that it
  /// is. From there, it never moves against its direction: a number between two steps goes to the
  /// next one, and beyond the last step it stays.
  ///
  /// - Precondition: The step is above 0.
  public func adjust(
    _ number: inout Int,
    in range: ClosedRange<Int>,
    by step: Int = 1
  ) -> ActionOutcome {
    let (distance, step) = (range.distance(to: number), range.step(step))
    let last = range.distance(to: .max) / step
    let wanted: UInt
    switch self {
    case .increment: wanted = max(distance, min(distance / step &+ 1, last) * step)
    case .decrement: wanted = (max(distance, 1) - 1) / step * step
    case .setIndex(let index): wanted = min(UInt(max(index, 0)), last) * step
    default: return .refused
    }
    number = range.number(at: wanted)
    return .done()
  }
}

// Distances from the lower end. Those of all integers are more than an `Int` can count.
extension ClosedRange<Int> {
  /// Returns the distance of a number, or of the end that it is beyond.
  fileprivate func distance(to number: Int) -> UInt {
    UInt(bitPattern: Swift.min(Swift.max(number, lowerBound), upperBound) &- lowerBound)
  }

  fileprivate func number(at distance: UInt) -> Int { lowerBound &+ Int(bitPattern: distance) }

  fileprivate func step(_ step: Int) -> UInt {
    precondition(step > 0, "the step must be above 0")
    return UInt(step)
  }
}
