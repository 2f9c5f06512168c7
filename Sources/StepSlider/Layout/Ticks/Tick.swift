// SPDX-License-Identifier: Apache-2.0

/// A mark on the track at the position of a stop.
public struct Tick: Hashable, Sendable {
  /// The index of the stop.
  public let index: Int
  /// The frame of the mark, in whole device pixels.
  public let frame: LayoutRect
  /// Whether the tick is major and should stand out.
  public let isMajor: Bool
}
