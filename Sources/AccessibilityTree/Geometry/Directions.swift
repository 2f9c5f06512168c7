// SPDX-License-Identifier: Apache-2.0

/// Which way a track runs.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical
}

/// Which way text runs.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight = "ltr"
  /// As in Arabic.
  case rightToLeft = "rtl"
}
