// SPDX-License-Identifier: Apache-2.0

/// The position of an adjustable element, or of a meter, between the ends of its range.
public struct AdjustableRange: Hashable, Sendable {
  /// The current position, counting from 0.
  public let index: Int
  /// The number of positions, at least 1: one more than the steps between them. A slider from 0 to
  /// 100 by 10 has 11.
  public let count: Int
  /// The positions that can be reached, such as those that another thumb leaves; all of them by default.
  package let limits: ClosedRange<Int>
  /// The direction of the track, which is spoken as part of the role.
  public let orientation: Orientation
  /// The names of both ends, if the value doesn't imply them: "40 percent" doesn't, "3 of 5"
  /// does.
  package let ends: Ends?

  /// The names of both ends of a range.
  public struct Ends: Hashable, Sendable {
    package let minimum: String
    package let maximum: String

    /// Creates the names of the lowest and the highest value, as they are spoken.
    public init(minimum: String, maximum: String) {
      (self.minimum, self.maximum) = (minimum, maximum)
    }
  }

  /// Creates a range of at least one position; the index and the limits are clamped to it.
  public init(
    index: Int,
    count: Int,
    limits: ClosedRange<Int>? = nil,
    orientation: Orientation = .horizontal,
    ends: Ends? = nil
  ) {
    self.count = max(1, count)
    let all = 0...self.count - 1
    self.index = min(max(0, index), all.upperBound)
    self.limits = limits?.clamped(to: all) ?? all
    (self.orientation, self.ends) = (orientation, ends)
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
    guard count > 1 else { return nil }
    if index == limits.upperBound { return .maximum }
    return index == limits.lowerBound ? .minimum : nil
  }
}

#if !hasFeature(Embedded)
  // Each is encoded as its raw value, such as `horizontal`.
  extension Orientation: Codable {}
  extension LayoutDirection: Codable {}
  extension AdjustableRange.End: Codable {}
#endif
