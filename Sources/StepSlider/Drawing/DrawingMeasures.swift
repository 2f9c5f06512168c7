// SPDX-License-Identifier: Apache-2.0

/// How large the parts of a slider are drawn, for the room there is.
struct DrawingMeasures {
  let metrics: SliderMetrics
  /// What the bubble and its gap take across the track; 0 without a bubble.
  let bubble: Double

  /// Chooses the widest spaces that fit: labels and a bubble that are this thick, or none.
  init(_ wanted: SliderMetrics, in room: DrawingRoom, labels: Double, bubble: Double) {
    let (wide, tight) = (Spaces(wide: wanted), Spaces(tight: wanted))
    let inside = room.across - 2 * room.margin
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

  /// The measures of a slider without labels, for whatever only the position along the track counts.
  static func bare(_ wanted: SliderMetrics, in room: DrawingRoom) -> SliderMetrics {
    DrawingMeasures(wanted, in: room, labels: 0, bubble: .infinity).metrics
  }

  /// The most that a label may take across the track.
  static func label(_ wanted: SliderMetrics, in room: DrawingRoom) -> Double {
    let tight = Spaces(tight: wanted)
    return room.across - 2 * room.margin - tight.thumb - tight.gap
  }

  /// A thumb of a thickness, or the largest that there is room for.
  private static func thumb(
    like wanted: LayoutSize,
    _ thickness: Double,
    in room: DrawingRoom
  ) -> LayoutSize {
    guard wanted.width > 0, wanted.height > 0 else { return wanted }
    let across = max(room.across - 2 * room.margin, room.across * 0.6)
    let part = min(thickness, across, room.along * wanted.height / wanted.width) / wanted.height
    return LayoutSize(
      width: (wanted.width * part).rounded(.down),
      height: (wanted.height * part).rounded(.down)
    )
  }

  /// How thick the thumb is, and its distance from the labels.
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
  /// The same with a thumb that may be smaller, which nothing on the track is thicker than, and
  /// labels.
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
