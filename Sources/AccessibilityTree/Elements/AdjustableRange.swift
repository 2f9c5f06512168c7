// SPDX-License-Identifier: Apache-2.0

/// The position of an adjustable element, or of a meter, between the ends of its range.
public struct AdjustableRange: Hashable, Sendable {
  /// The current position, counting from 0.
  public let index: Int
  /// The number of positions, at least 1: one more than the steps between them. A slider from 0 to
  /// 100 by 10 has 11.
  public let stopCount: Int
  /// The positions that can be reached, such as those that another thumb leaves; all of them by
  /// default.
  package let limits: ClosedRange<Int>
  /// The direction of the track, which is spoken as part of the role.
  public let orientation: TrackOrientation
  private let minimumName, maximumName: String?

  /// Creates a range of at least one position; the index and the limits are clamped to it.
  ///
  /// The names of the ends are those of the lowest and the highest value, as they are spoken. Give
  /// them if the value doesn't imply them: "40 percent" doesn't, "3 of 5" does.
  public init(
    index: Int,
    stopCount: Int,
    limits: ClosedRange<Int>? = nil,
    orientation: TrackOrientation = .horizontal,
    ends: (minimum: String, maximum: String)? = nil
  ) {
    self.stopCount = max(1, stopCount)
    let all = 0...self.stopCount - 1
    self.index = min(max(0, index), all.upperBound)
    self.limits = limits?.clamped(to: all) ?? all
    self.orientation = orientation
    (minimumName, maximumName) = (ends?.minimum, ends?.maximum)
  }

  /// Creates the range of a number of your program's that can be adjusted in equal steps. A number
  /// outside is that of the nearest end. ``ElementAction/adjust(_:in:by:)`` changes the number.
  ///
  /// - Precondition: The step is above 0.
  public init(_ number: Int, in range: ClosedRange<Int>, by step: Int = 1) {
    precondition(step > 0, "the step must be above 0")
    let steps = (range.upperBound - range.lowerBound) / step
    let index = (min(max(number, range.lowerBound), range.upperBound) - range.lowerBound) / step
    self.init(index: index, stopCount: steps + 1)
  }

  /// The names of both ends; `nil` if they weren't given.
  package var ends: (minimum: String, maximum: String)? {
    guard let minimumName, let maximumName else { return nil }
    return (minimumName, maximumName)
  }

  /// An end of a range.
  public enum End: String, Hashable, Sendable {
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
  /// increment, decrement and set index. A number between two steps goes to the next one in its
  /// direction; at an end, it stays. All other actions are refused.
  ///
  ///     mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
  ///       action.adjust(&rating, in: 1...5)
  ///     }
  ///
  /// - Precondition: The step is above 0.
  public func adjust(
    _ number: inout Int,
    in range: ClosedRange<Int>,
    by step: Int = 1
  ) -> ActionOutcome {
    let last = AdjustableRange(number, in: range, by: step).stopCount - 1
    let distance = min(max(number, range.lowerBound), range.upperBound) - range.lowerBound
    let index: Int
    switch self {
    case .increment where distance / step >= last, .decrement where distance == 0: return .done
    case .increment: index = distance / step + 1
    case .decrement: index = (distance - 1) / step
    case .setIndex(let wanted): index = min(max(wanted, 0), last)
    default: return .refused
    }
    number = range.lowerBound + index * step
    return .done
  }
}

#if !hasFeature(Embedded)
  // It is encoded as its raw value, such as `minimum`.
  extension AdjustableRange.End: Codable {}
#endif
