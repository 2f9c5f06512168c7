// SPDX-License-Identifier: Apache-2.0

/// The measures of a slider's parts, in points. On a vertical track, the parts are rotated.
///
/// The defaults suit a slider for fingers, without labels:
///
///     var metrics = SliderMetrics()
///     metrics.labelThickness = 16
///
/// All measures are finite and at least 0. As in `LayoutSize`, negative numbers and NaN become 0,
/// and numbers above 1,000,000,000 become that limit. Parts are drawn on whole device pixels, at
/// least one unless the measure is 0.
public struct SliderMetrics: Hashable, Sendable {
  /// The size of the thumb, along and across the track.
  public var thumbSize = LayoutSize(width: 28, height: 28)
  /// The thickness of the track.
  public var trackThickness = 4.0 { didSet { trackThickness = trackThickness.asExtent } }
  /// The size of a tick, along and across the track.
  public var tickSize = LayoutSize(width: 2, height: 10)
  /// The minimum distance between the middles of neighbouring ticks.
  package var tickSpacing = 8.0 { didSet { tickSpacing = tickSpacing.asExtent } }
  /// Whether only some stops have a tick if all ticks don't fit. Otherwise, all have one or none. For
  /// no ticks at all, set ``tickSize`` to zero.
  public var thinsTicks = true
  /// The number of stops from one major tick to the next, counted from the minimum. 0 means no
  /// major ticks, and negative numbers become 0.
  public var majorInterval = 0 { didSet { majorInterval = max(0, majorInterval) } }
  /// The space for labels across the track, or 0 for no labels. Use the line height for a
  /// horizontal track, and the width of the widest label for a vertical one.
  package var labelThickness = 0.0 { didSet { labelThickness = labelThickness.asExtent } }
  /// The minimum distance between labels, and between a label and the track's parts.
  public var labelGap = 4.0 { didSet { labelGap = labelGap.asExtent } }
  /// The minimum distance from the bounds to the middle of the tick at the minimum, such as half
  /// the width of its label. Without room for a travel between both ends, it is ignored.
  package var minimumInset = 0.0 { didSet { minimumInset = minimumInset.asExtent } }
  /// The same distance for the tick at the maximum.
  package var maximumInset = 0.0 { didSet { maximumInset = maximumInset.asExtent } }
  /// The distance between the thumb and the outer edge of the focus ring.
  public var focusRingOutset = 4.0 { didSet { focusRingOutset = focusRingOutset.asExtent } }
  /// The distance between the thumb and the value bubble.
  package var bubbleGap = 8.0 { didSet { bubbleGap = bubbleGap.asExtent } }
  /// The minimum length of each side of a hit area, if there is room.
  ///
  /// The default of 44 points is that of Apple's Human Interface Guidelines and of WCAG 2.2,
  /// success criterion 2.5.5 ("Target Size (Enhanced)").
  public var minimumHitTarget = 44.0 { didSet { minimumHitTarget = minimumHitTarget.asExtent } }
  /// The number of device pixels per point, from 1/16 to 16. Zero, negative numbers and NaN become 1.
  public var displayScale = 1.0 {
    didSet { displayScale = displayScale > 0 ? min(max(displayScale, 1 / 16), 16) : 1 }
  }

  /// Creates the measures of a slider for fingers, without labels.
  public init() {}

  /// Returns a measure rounded up to whole device pixels.
  func wholePixels(_ points: Double) -> Pixels { Pixels((points * displayScale).rounded(.up)) }

  /// Returns a measure rounded to whole device pixels. Only 0 becomes 0 pixels.
  func pixels(_ points: Double) -> Pixels {
    points > 0 ? max(1, Pixels((points * displayScale).rounded())) : 0
  }
}
