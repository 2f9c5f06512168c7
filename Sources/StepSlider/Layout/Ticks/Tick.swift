// SPDX-License-Identifier: Apache-2.0

/// A mark on the track at the position of a stop.
public struct Tick: Hashable, Sendable {
  /// The index of the stop.
  public let index: Int
  /// Where the mark is drawn, in whole device pixels.
  public let frame: LayoutRect
  /// Whether it is one of the ticks that are to stand out.
  public let isMajor: Bool
}
