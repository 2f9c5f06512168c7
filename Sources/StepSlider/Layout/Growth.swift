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

  /// The way that people expect: with the text on a horizontal track, upward on a vertical one,
  /// whichever way text runs.
  public init(of presentation: Presentation) {
    switch (presentation.orientation, presentation.direction) {
    case (.vertical, _): self = .upward
    case (.horizontal, .leftToRight): self = .rightward
    case (.horizontal, .rightToLeft): self = .leftward
    }
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
