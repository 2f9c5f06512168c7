// SPDX-License-Identifier: Apache-2.0

/// The measures of a slider's parts, in points, as on a horizontal track; a vertical track turns
/// them.
///
/// They begin as those of a slider for fingers, without labels:
///
///     var metrics = SliderMetrics()
///     metrics.labelThickness = 16
///
/// Nothing is ever negative or not finite: such numbers become 0, as in `LayoutSize`. What is drawn
/// takes whole device pixels, at least one unless its measure is 0.
public struct SliderMetrics: Hashable, Sendable {
  /// The most device pixels that a point may have.
  public static let maximumScale = 16.0

  /// The thumb: its extent along the track and across it.
  public var thumb = LayoutSize(width: 28, height: 28)
  /// How thick the track is.
  public var trackThickness = 4.0 { didSet { Self.keepExtent(&trackThickness) } }
  /// A tick: its extent along the track and across it.
  public var tick = LayoutSize(width: 2, height: 10)
  /// The least distance from the middle of one drawn tick to that of the next.
  public var tickSpacing = 8.0 { didSet { Self.keepExtent(&tickSpacing) } }
  /// How many stops it is from one major tick to the next, counted from the minimum; 0 for none, as
  /// for what is below it.
  public var majorInterval = 0 { didSet { majorInterval = max(0, majorInterval) } }
  /// How much room the labels take across the track: the line's height, or the width of the widest
  /// beside a vertical track; 0 for no labels.
  public var labelThickness = 0.0 { didSet { Self.keepExtent(&labelThickness) } }
  /// The least distance between a label and the track's parts, and between labels.
  public var labelGap = 4.0 { didSet { Self.keepExtent(&labelGap) } }
  /// The distance between the thumb and the focus ring's outer edge.
  public var focusRing = 4.0 { didSet { Self.keepExtent(&focusRing) } }
  /// The distance between the thumb and the value bubble.
  public var bubbleGap = 8.0 { didSet { Self.keepExtent(&bubbleGap) } }
  /// The least extent of a hit area, each way, where there is room.
  ///
  /// The 44 points that it begins with are those of Apple's Human Interface Guidelines and of WCAG
  /// 2.2, success criterion 2.5.5 ("Target Size (Enhanced)").
  public var minimumHitTarget = 44.0 { didSet { Self.keepExtent(&minimumHitTarget) } }
  /// How many device pixels a point has: 1/16 to ``maximumScale``; 1 for what isn't above 0 or no
  /// number.
  public var scale = 1.0 {
    didSet { scale = scale > 0 ? min(max(scale, 1 / Self.maximumScale), Self.maximumScale) : 1 }
  }

  /// The measures of a slider for fingers, without labels.
  public init() {}

  private static func keepExtent(_ measure: inout Double) {
    measure = Coordinate.extent(measure)
  }

  /// How thick the row of labels is: whole device pixels that hold its measure, as they hold a label.
  var labelPixels: Pixels { Pixels((labelThickness * scale).rounded(.up)) }

  /// A measure in whole device pixels: the nearest, but none only for 0.
  func pixels(_ points: Double) -> Pixels {
    points > 0 ? max(1, Pixels((points * scale).rounded())) : 0
  }
}
