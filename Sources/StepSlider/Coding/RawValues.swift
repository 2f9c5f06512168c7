// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  // Each is encoded as its raw value, such as `readOnly`.
  extension Availability: Codable {}
  extension Growth: Codable {}
  extension Stops.Ends: Codable {}
  extension DigitGrouping: Codable {}
  extension FillOrigin: Codable {}
  extension SharedTrack.Meeting: Codable {}
#endif
