// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  // Each is encoded as its raw value, such as `horizontal`.
  extension Orientation: Codable {}
  extension LayoutDirection: Codable {}
  extension AdjustableRange.End: Codable {}
#endif
