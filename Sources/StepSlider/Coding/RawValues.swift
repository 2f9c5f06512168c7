// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  // Each is coded as its raw value, such as `committed`.
  extension Change.Cause: Codable {}
  extension Change.Phase: Codable {}
  extension Growth: Codable {}
  extension TrackScale.Spacing: Codable {}
#endif
