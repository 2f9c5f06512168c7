// SPDX-License-Identifier: Apache-2.0

/// Keeps all numbers of a layout finite, so that no input can trap or spread infinities.
package enum Coordinate {
  /// The greatest magnitude of a coordinate, width or height, in points.
  ///
  /// At 16 device pixels per point, a double still resolves 2⁻¹⁹ of a pixel.
  package static let limit = 1e9

  /// Returns the number clamped to the limit; 0 if it is not a number.
  package static func clamped(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -limit), limit)
  }

  /// Returns the number as a width or height: at least 0 and within the limit.
  package static func extent(_ value: Double) -> Double { max(0, clamped(value)) }
}
