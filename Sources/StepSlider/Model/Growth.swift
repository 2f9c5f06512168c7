// SPDX-License-Identifier: Apache-2.0

/// Which way a track's values grow: where its maximum lies.
public enum Growth: String, Hashable, Sendable, CaseIterable {
  /// The minimum is at the left.
  case rightward
  /// The minimum is at the right.
  case leftward
  /// The minimum is at the bottom.
  case upward
  /// The minimum is at the top.
  case downward

  /// With the text on a horizontal track, and upward on a vertical one, whichever way text runs; the
  /// other way if the presentation is reversed.
  public init(of presentation: Presentation) {
    let usual: Growth =
      switch (presentation.orientation, presentation.direction) {
      case (.vertical, _): .upward
      case (.horizontal, .leftToRight): .rightward
      case (.horizontal, .rightToLeft): .leftward
      }
    self = presentation.isReversed ? usual.reversed : usual
  }

  /// The way back: the minimum at the other end.
  public var reversed: Growth {
    switch self {
    case .rightward: .leftward
    case .leftward: .rightward
    case .upward: .downward
    case .downward: .upward
    }
  }

  /// Which way the track runs.
  public var orientation: Orientation {
    self == .rightward || self == .leftward ? .horizontal : .vertical
  }

  /// Whether greater values have smaller coordinates.
  var isTowardOrigin: Bool { self == .leftward || self == .upward }
}
