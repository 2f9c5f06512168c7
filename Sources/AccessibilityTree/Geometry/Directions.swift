// SPDX-License-Identifier: Apache-2.0

/// The direction of a track.
public enum TrackOrientation: String, Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical
}

/// The direction of text.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Left to right, as in English.
  case leftToRight = "ltr"
  /// Right to left, as in Arabic.
  case rightToLeft = "rtl"
}

#if !hasFeature(Embedded)
  // Each is encoded as its raw value, such as `horizontal`.
  extension TrackOrientation: Codable {}
  extension LayoutDirection: Codable {}
#endif
