// SPDX-License-Identifier: Apache-2.0

/// The sizes of a slider's parts in the available space.
struct DrawingMeasures {
  var metrics: SliderMetrics
  /// The space that the bubble and its gap take across the track, or 0 without a bubble.
  let bubble: Double

  /// Chooses the widest spaces that fit, with labels and a bubble of these thicknesses or without
  /// them.
  init(_ wanted: SliderMetrics, in room: DrawingRoom, labels: Double, bubble: Double) {
    let (wide, tight) = (Spaces(wide: wanted), Spaces(tight: wanted))
    let inside = room.inside
    let withBubble = bubble + wanted.bubbleGap
    let spaces: Spaces
    if wide.thickness(labels: labels) + withBubble <= inside {
      (spaces, self.bubble) = (wide, withBubble)
    } else {
      (spaces, self.bubble) = (wide.thickness(labels: labels) <= inside ? wide : tight, 0)
    }
    let hasLabels = spaces.thickness(labels: labels) <= inside
    metrics = wanted.drawn(
      thumb: Self.thumb(like: wanted.thumb, spaces.thumb, in: room),
      labelThickness: hasLabels ? labels : 0,
      labelGap: spaces.gap
    )
  }

  /// Returns the measures of a slider without labels, for calculations along the track only.
  static func bare(_ wanted: SliderMetrics, in room: DrawingRoom) -> SliderMetrics {
    DrawingMeasures(wanted, in: room, labels: 0, bubble: .infinity).metrics
  }

  /// Returns the maximum extent of a label across the track.
  static func label(_ wanted: SliderMetrics, in room: DrawingRoom) -> Double {
    let tight = Spaces(tight: wanted)
    return room.inside - tight.thumb - tight.gap
  }

  /// The space across the track that the parts don't need.
  func slack(in room: DrawingRoom) -> Double {
    let labels = metrics.labelThickness > 0 ? metrics.labelGap + metrics.labelThickness : 0
    return max(0, room.inside - bubble - metrics.thumb.height - labels)
  }

  /// Returns the thickness of the wide parts, with labels of a thickness or without them.
  static func thickness(_ wanted: SliderMetrics, labels: Double) -> Double {
    Spaces(wide: wanted).thickness(labels: labels)
  }

  /// Returns a thumb of a thickness, or the largest thumb that fits.
  private static func thumb(
    like wanted: LayoutSize,
    _ thickness: Double,
    in room: DrawingRoom
  ) -> LayoutSize {
    guard wanted.width > 0, wanted.height > 0 else { return wanted }
    let across = max(room.inside, room.across * 0.6)
    let part = min(thickness, across, room.along * wanted.height / wanted.width) / wanted.height
    return LayoutSize(
      width: (wanted.width * part).rounded(.down),
      height: (wanted.height * part).rounded(.down)
    )
  }

  /// The thickness of the thumb, and its distance from the labels.
  private struct Spaces {
    let thumb: Double
    let gap: Double

    init(wide metrics: SliderMetrics) {
      (thumb, gap) = (metrics.thumb.height, metrics.labelGap)
    }

    init(tight metrics: SliderMetrics) {
      (thumb, gap) = (metrics.thumb.height * 5 / 6, min(metrics.labelGap, 2))
    }

    func thickness(labels: Double) -> Double { labels > 0 ? thumb + gap + labels : thumb }
  }
}

extension SliderMetrics {
  /// Returns the measures with labels and a thumb. The track and the ticks are at most as thick
  /// as the thumb.
  fileprivate func drawn(
    thumb: LayoutSize,
    labelThickness: Double,
    labelGap: Double
  ) -> SliderMetrics {
    var metrics = self
    metrics.thumb = thumb
    metrics.trackThickness = min(trackThickness, thumb.height)
    metrics.tick = LayoutSize(width: tick.width, height: min(tick.height, thumb.height))
    (metrics.labelThickness, metrics.labelGap) = (labelThickness, labelGap)
    return metrics
  }
}
