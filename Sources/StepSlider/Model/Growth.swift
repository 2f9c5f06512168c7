// SPDX-License-Identifier: Apache-2.0

/// The direction in which a track's values grow: from its minimum to its maximum.
public enum Growth: String, Hashable, Sendable, CaseIterable {
  /// The minimum is on the left.
  case rightward
  /// The minimum is on the right.
  case leftward
  /// The minimum is at the bottom.
  case upward
  /// The minimum is at the top.
  case downward

  /// Creates the direction that a presentation specifies.
  ///
  /// Values grow with the text on a horizontal track, and upward on a vertical one. A reversed
  /// presentation gives the opposite direction.
  public init(of presentation: Presentation) {
    let usual: Growth =
      switch (presentation.orientation, presentation.direction) {
      case (.vertical, _): .upward
      case (.horizontal, .leftToRight): .rightward
      case (.horizontal, .rightToLeft): .leftward
      }
    self = presentation.isReversed ? usual.reversed : usual
  }

  /// The opposite direction.
  public var reversed: Growth {
    switch self {
    case .rightward: .leftward
    case .leftward: .rightward
    case .upward: .downward
    case .downward: .upward
    }
  }

  /// The orientation of the track.
  public var orientation: Orientation {
    self == .rightward || self == .leftward ? .horizontal : .vertical
  }

  /// Whether greater values have smaller coordinates.
  var isTowardOrigin: Bool { self == .leftward || self == .upward }
}
