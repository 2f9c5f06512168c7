// SPDX-License-Identifier: Apache-2.0

/// A number of whole device pixels, or a position in device pixels. 32 bits would be too few.
typealias Pixels = Int64

/// A run of whole device pixels along one axis.
struct PixelSpan: Hashable, Sendable {
  /// The first pixel.
  let lead: Pixels
  /// The number of pixels, at least 0.
  let count: Pixels

  var end: Pixels { lead + count }

  /// Creates the run of whole pixels inside an interval in pixels. If there are none, an empty
  /// run is in the middle of the interval.
  init(inside start: Double, _ end: Double) {
    // A bound counts as a whole pixel if only rounding separates it from one.
    let tolerance = 1e-6
    let first = (start - tolerance).rounded(.up)
    let last = (end + tolerance).rounded(.down)
    let isEmpty = last < first
    lead = Pixels(isEmpty ? ((start + end) / 2).rounded(.down) : first)
    count = isEmpty ? 0 : Pixels(last - first)
  }

  init(lead: Pixels, count: Pixels) {
    (self.lead, self.count) = (lead, count)
  }

  /// Returns a run of another length with the same middle, or half a pixel before it if
  /// necessary.
  func centered(count: Pixels) -> PixelSpan {
    PixelSpan(lead: (2 * lead + self.count - count) >> 1, count: count)
  }

  /// Returns the run moved as little as possible to lie inside another. If it is too long, both
  /// start together.
  func moved(inside other: PixelSpan) -> PixelSpan {
    PixelSpan(lead: max(other.lead, min(lead, other.end - count)), count: count)
  }

  /// Returns the pixels shared with another run. If there are none, an empty run is at an edge of
  /// the other.
  func clipped(to other: PixelSpan) -> PixelSpan {
    let first = min(max(lead, other.lead), other.end)
    return PixelSpan(lead: first, count: max(0, min(end, other.end) - first))
  }

  /// Returns the shortest run that contains both runs.
  func union(_ other: PixelSpan) -> PixelSpan {
    let first = min(lead, other.lead)
    return PixelSpan(lead: first, count: max(end, other.end) - first)
  }
}
