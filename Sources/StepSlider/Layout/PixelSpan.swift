// SPDX-License-Identifier: Apache-2.0

/// A number of whole device pixels, or a position among them: more than fit into 32 bits.
typealias Pixels = Int64

/// A run of whole device pixels along one axis.
struct PixelSpan: Hashable, Sendable {
  /// The first pixel.
  let lead: Pixels
  /// How many pixels there are, 0 at least.
  let count: Pixels

  var end: Pixels { lead + count }

  /// The whole pixels inside an interval given in pixels; none, in its middle, where it holds none.
  init(inside start: Double, _ end: Double) {
    // A bound that is a whole pixel but for rounding is that pixel.
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

  /// A run of another length around the same middle, half a pixel before it where it must be.
  func centered(count: Pixels) -> PixelSpan {
    PixelSpan(lead: (2 * lead + self.count - count) >> 1, count: count)
  }

  /// The run moved as little as possible to lie inside another, at its lead if it is longer.
  func moved(inside other: PixelSpan) -> PixelSpan {
    PixelSpan(lead: max(other.lead, min(lead, other.end - count)), count: count)
  }

  /// The pixels shared with another run; none, at an edge of the other, where there are none.
  func clipped(to other: PixelSpan) -> PixelSpan {
    let first = min(max(lead, other.lead), other.end)
    return PixelSpan(lead: first, count: max(0, min(end, other.end) - first))
  }

  /// The least run that holds both.
  func union(_ other: PixelSpan) -> PixelSpan {
    let first = min(lead, other.lead)
    return PixelSpan(lead: first, count: max(end, other.end) - first)
  }
}
