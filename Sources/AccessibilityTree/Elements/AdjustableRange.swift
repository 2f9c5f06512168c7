// SPDX-License-Identifier: Apache-2.0

/// Where an adjustable element stands between its ends.
public struct AdjustableRange: Hashable, Sendable {
  /// The step that is chosen, from 0.
  public let index: Int
  /// How many steps there are, at least 1.
  public let count: Int
  /// Which way the track runs; it is part of what the element is called.
  public let orientation: Orientation
  /// What the ends are called, where the value alone doesn't tell: "40 percent" doesn't, "3 of 5"
  /// does.
  public let ends: Ends?

  /// What the two ends of a range are called.
  public struct Ends: Hashable, Sendable {
    /// The lowest value, as it is spoken.
    public let minimum: String
    /// The greatest value, as it is spoken.
    public let maximum: String

    /// Names the ends.
    public init(minimum: String, maximum: String) {
      (self.minimum, self.maximum) = (minimum, maximum)
    }
  }

  /// A range of at least one step; the index is clamped to it.
  public init(
    index: Int,
    count: Int,
    orientation: Orientation = .horizontal,
    ends: Ends? = nil
  ) {
    self.count = max(1, count)
    self.index = min(max(0, index), self.count - 1)
    (self.orientation, self.ends) = (orientation, ends)
  }

  /// One of the two ends of a range.
  public enum End: String, Hashable, Sendable {
    /// The smallest value.
    case minimum
    /// The greatest value.
    case maximum
  }

  /// The end that the value is at, if it is at one; the maximum if there is only one step.
  public var end: End? {
    if index == count - 1 { return .maximum }
    return index == 0 ? .minimum : nil
  }
}
