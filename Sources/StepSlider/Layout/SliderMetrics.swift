// SPDX-License-Identifier: Apache-2.0

/// The measures of a slider's parts, in points, as on a horizontal track; a vertical track turns
/// them.
///
/// Nothing is negative or not finite: such numbers become 0, as in `LayoutSize`. What is drawn
/// takes whole device pixels, at least one unless its measure is 0.
public struct SliderMetrics: Hashable, Sendable {
  /// The most device pixels that a point may have.
  public static let maximumScale = 16.0

  /// The thumb: its extent along the track and across it.
  public let thumb: LayoutSize
  /// How thick the track is.
  public let trackThickness: Double
  /// A tick: its extent along the track and across it.
  public let tick: LayoutSize
  /// The least distance from the middle of one drawn tick to that of the next.
  public let tickSpacing: Double
  /// How many stops it is from one major tick to the next, counted from the minimum; 0 for none.
  public let majorInterval: Int
  /// How much room the labels take across the track: the line's height, or the width of the widest
  /// beside a vertical track; 0 for no labels.
  public let labelThickness: Double
  /// The least distance between a label and the track's parts, and between labels.
  public let labelGap: Double
  /// The distance between the thumb and the focus ring's outer edge.
  public let focusRing: Double
  /// The distance between the thumb and the value bubble.
  public let bubbleGap: Double
  /// The least extent of a hit area, each way, where there is room.
  public let minimumHitTarget: Double
  /// How many device pixels a point has: 1/16 to ``maximumScale``; 1 for what isn't above 0 or no
  /// number.
  public let scale: Double

  /// Makes measures; without any, those of a slider for fingers, without labels.
  ///
  /// The hit target of 44 points is that of Apple's Human Interface Guidelines and of WCAG 2.2,
  /// success criterion 2.5.5 ("Target Size (Enhanced)").
  public init(
    thumb: LayoutSize = LayoutSize(width: 28, height: 28),
    trackThickness: Double = 4,
    tick: LayoutSize = LayoutSize(width: 2, height: 10),
    tickSpacing: Double = 8,
    majorInterval: Int = 0,
    labelThickness: Double = 0,
    labelGap: Double = 4,
    focusRing: Double = 4,
    bubbleGap: Double = 8,
    minimumHitTarget: Double = 44,
    scale: Double = 1
  ) {
    (self.thumb, self.tick, self.majorInterval) = (thumb, tick, max(0, majorInterval))
    self.trackThickness = Coordinate.extent(trackThickness)
    self.tickSpacing = Coordinate.extent(tickSpacing)
    self.labelThickness = Coordinate.extent(labelThickness)
    self.labelGap = Coordinate.extent(labelGap)
    self.focusRing = Coordinate.extent(focusRing)
    self.bubbleGap = Coordinate.extent(bubbleGap)
    self.minimumHitTarget = Coordinate.extent(minimumHitTarget)
    self.scale = scale > 0 ? min(max(scale, 1 / Self.maximumScale), Self.maximumScale) : 1
  }

  /// The measures of a slider in a terminal, where a point is a cell.
  public static let cells = cells(labelThickness: 0, labelGap: 1)

  /// The measures of a slider in a terminal, with labels.
  ///
  /// Beside a vertical track a gap of 0 lets labels stand on neighbouring lines; then they bring the
  /// cell between themselves and the track along.
  public static func cells(labelThickness: Double, labelGap: Double) -> SliderMetrics {
    SliderMetrics(
      thumb: LayoutSize(width: 1, height: 1),
      trackThickness: 1,
      tick: LayoutSize(width: 1, height: 1),
      tickSpacing: 2,
      labelThickness: labelThickness,
      labelGap: labelGap,
      focusRing: 0,
      bubbleGap: 0,
      minimumHitTarget: 1
    )
  }

  /// How thick the row of labels is: whole device pixels that hold its measure, as they hold a label.
  var labelPixels: Int { Int((labelThickness * scale).rounded(.up)) }

  /// A measure in whole device pixels: the nearest, but none only for 0.
  func pixels(_ points: Double) -> Int {
    points > 0 ? max(1, Int((points * scale).rounded())) : 0
  }
}
