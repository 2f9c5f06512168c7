// SPDX-License-Identifier: Apache-2.0

/// The way of the thumb along the track, in device pixels.
///
/// Both ends of the way are whole pixels. A stop's exact position is where the middle of the thumb
/// would be; whatever is drawn there lies on whole pixels, with its middle at most half a pixel off.
struct Travel: Hashable, Sendable {
  /// The pixels that the thumb fills over its whole way.
  let reach: PixelSpan
  /// How many pixels the thumb fills at a time.
  let thumb: Pixels
  /// How many pixels it is from the first position to the last.
  let length: Pixels
  /// Whether the minimum is at the end with the greatest coordinate.
  let isReversed: Bool

  init(inside span: PixelSpan, thumb: Pixels, isReversed: Bool) {
    reach = thumb <= span.count ? span : span.centered(count: thumb)
    (self.thumb, length) = (thumb, reach.count - thumb)
    self.isReversed = isReversed
  }

  /// The exact position at a distance from the minimum.
  func position(at offset: Double) -> Double {
    Double(reach.lead) + Double(thumb) / 2 + distance(at: offset)
  }

  /// How far from the minimum's position another one is; negative before it.
  func offset(of position: Double) -> Double {
    distance(at: position - Double(reach.lead) - Double(thumb) / 2)
  }

  /// Whole pixels around the exact position at a distance from the minimum.
  ///
  /// Equal distances give steps that differ by at most a pixel, for the whole part of the sum is
  /// kept apart from the part that is rounded.
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
