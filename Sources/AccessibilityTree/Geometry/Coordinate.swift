// SPDX-License-Identifier: Apache-2.0

/// What keeps every number of a layout finite, so that no input can trap or spread.
package enum Coordinate {
  /// The greatest magnitude of a coordinate or an extent, in points.
  ///
  /// At 16 device pixels a point it still leaves a double 2⁻¹⁹ of a pixel.
  package static let limit = 1e9

  /// The number within the limits; 0 for what is not a number.
  package static func clamped(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -limit), limit)
  }

  /// The number as an extent: 0 at least.
  package static func extent(_ value: Double) -> Double { max(0, clamped(value)) }
}
