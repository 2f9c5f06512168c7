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

#if !hasFeature(Embedded)
  // It is encoded as its raw value, such as `minimum`.
  extension AdjustableRange.End: Codable {}
#endif
