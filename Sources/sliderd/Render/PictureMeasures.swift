// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// How large the parts of a slider are drawn, for the room there is.
struct PictureMeasures {
  let metrics: SliderMetrics
  /// What the bubble and its gap take across the track; 0 without a bubble.
  let bubble: Double

  /// Chooses the widest spaces that fit: labels and a bubble that are this thick, or none.
  init(in room: PictureRoom, labels: Double, bubble: Double) {
    let labels = labels > 0 ? labels : -Spaces.wide.gap
    let inside = room.across - 2 * PictureRoom.margin
    let withBubble = bubble + Spaces.bubbleGap
    if Spaces.wide.thickness(labels: labels) + withBubble <= inside {
      self.init(.wide, labels: labels, bubble: withBubble, in: room)
    } else if Spaces.wide.thickness(labels: labels) <= inside {
      self.init(.wide, labels: labels, bubble: 0, in: room)
    } else if Spaces.tight.thickness(labels: labels) <= inside {
      self.init(.tight, labels: labels, bubble: 0, in: room)
    } else {
      self.init(.tight, labels: 0, bubble: 0, in: room)
    }
  }

  /// The measures of a slider without labels, for whatever only the place along the track counts.
  static func bare(in room: PictureRoom) -> SliderMetrics {
    PictureMeasures(in: room, labels: 0, bubble: .infinity).metrics
  }

  /// The most that a label may take across the track.
  static func label(in room: PictureRoom) -> Double {
    room.across - 2 * PictureRoom.margin - Spaces.tight.thickness(labels: 0)
  }

  private init(_ spaces: Spaces, labels: Double, bubble: Double, in room: PictureRoom) {
    let across = max(room.across - 2 * PictureRoom.margin, room.across * 0.6)
    let thumb = min(spaces.thumb, across, room.along).rounded(.down)
    var metrics = SliderMetrics()
    metrics.thumb = LayoutSize(width: thumb, height: thumb)
    metrics.trackThickness = min(4, thumb)
    metrics.tick = LayoutSize(width: 2, height: min(10, thumb))
    (metrics.labelThickness, metrics.labelGap) = (labels, spaces.gap)
    (metrics.focusRing, metrics.bubbleGap) = (3, Spaces.bubbleGap)
    self.metrics = metrics
    self.bubble = bubble
  }

  private struct Spaces {
    let thumb: Double
    let gap: Double

    static let wide = Spaces(thumb: 24, gap: 6)
    static let tight = Spaces(thumb: 20, gap: 2)
    static let bubbleGap = 6.0

    func thickness(labels: Double) -> Double { thumb + gap + labels }
  }
}
