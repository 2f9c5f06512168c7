// SPDX-License-Identifier: Apache-2.0

/// The travel of the thumb along the track, in device pixels.
///
/// Both ends of the travel are whole pixels. The exact position of a stop is that of the middle
/// of the thumb. A part that is drawn there lies on whole pixels, with its middle at most half a
/// pixel off.
struct Travel: Hashable, Sendable {
  /// The pixels that the thumb covers over its full travel.
  let reach: PixelSpan
  /// The length of the thumb in pixels.
  let thumb: Pixels
  /// The number of pixels from the first position to the last.
  let length: Pixels
  /// Whether the minimum is at the end with the greatest coordinate.
  let isReversed: Bool

  /// Creates a travel inside a span, with its ends at least as far from those of the span as the
  /// insets say. Insets that leave no travel are ignored.
  init(
    inside span: PixelSpan,
    thumb: Pixels,
    insets: (minimum: Pixels, maximum: Pixels),
    isReversed: Bool
  ) {
    let spare = (max(0, insets.minimum - thumb / 2), max(0, insets.maximum - thumb / 2))
    let (lead, end) = isReversed ? (spare.1, spare.0) : spare
    let inset = PixelSpan(lead: span.lead + lead, count: span.count - lead - end)
    let reach = thumb < inset.count ? inset : span
    self.reach = thumb <= reach.count ? reach : span.centered(count: thumb)
    (self.thumb, length) = (thumb, self.reach.count - thumb)
    self.isReversed = isReversed
  }

  /// Returns the exact position at a distance from the minimum.
  func position(at offset: Double) -> Double {
    Double(reach.lead) + Double(thumb) / 2 + distance(at: offset)
  }

  /// Returns the distance of a position from that of the minimum; negative before it.
  func offset(of position: Double) -> Double {
    distance(at: position - Double(reach.lead) - Double(thumb) / 2)
  }

  /// Returns whole pixels around the exact position at a distance from the minimum.
  ///
  /// Equal distances give steps that differ by at most one pixel, because only the fractional
  /// part of the sum is rounded.
  func span(at offset: Double, count: Pixels) -> PixelSpan {
    let doubledSlack = thumb - count + 1
    let half = doubledSlack.isMultiple(of: 2) ? 0 : 0.5
    let pixels = (distance(at: offset) + half).rounded(.down)
    return PixelSpan(lead: reach.lead + (doubledSlack >> 1) + Pixels(pixels), count: count)
  }

  private func distance(at offset: Double) -> Double {
    isReversed ? Double(length) - offset : offset
  }
}
