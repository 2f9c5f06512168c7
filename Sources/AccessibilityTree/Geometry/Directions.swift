// SPDX-License-Identifier: Apache-2.0

/// Which way a track runs.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// From the minimum at the bottom to the maximum at the top.
  case vertical
}

/// Which way text runs.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As in English: a horizontal slider has its minimum at the left.
  case leftToRight = "ltr"
  /// As in Arabic: a horizontal slider has its minimum at the right.
  case rightToLeft = "rtl"
}
