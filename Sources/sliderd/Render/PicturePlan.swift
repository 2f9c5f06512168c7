// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What of a slider a picture of some size has room for, and where it is.
///
/// Where room is short the bubble goes first, then the wide spaces, then the labels; at last the
/// thumb shrinks.
struct PicturePlan {
  static let fontSize = 12.0
  /// How high a line of text is.
  static let lineHeight = 14.0

  let layout: SliderLayout
  let labels: [PlacedText]
  let bubble: PlacedText?

  /// A text and the room that it is drawn in.
  struct PlacedText {
    let index: Int
    let text: String
    let frame: LayoutRect
  }

  init(of slider: Slider, saying words: PictureWords, size: PictureSize) {
    let room = PictureRoom(for: slider.presentation, in: size)
    func text(of index: Int) -> String {
      room.fitted(words.label(of: index))
    }
    let most = Self.thicknesses(for: slider, in: room, label: text, value: words.value(of:))
    let measures = PictureMeasures(in: room, labels: most.label, bubble: most.bubble)
    let bubble = room.bubbleSize(of: words.value, thickness: most.bubble)
    let layout = SliderLayout(
      of: slider,
      in: room.bounds(leaving: measures.bubble),
      metrics: measures.metrics
    )
    self.layout = layout
    labels = layout.labels(at: slider.index) { room.labelSize(of: text(of: $0)) }
      .map { PlacedText(index: $0.index, text: text(of: $0.index), frame: $0.frame) }
    self.bubble =
      measures.bubble > 0
      ? PlacedText(
        index: slider.index,
        text: words.value.cut(
          toWidth: bubble.width - 2 * PictureRoom.bubblePadding,
          fontSize: Self.fontSize
        ),
        frame: layout.bubble(ofSize: bubble, at: slider.index)
      ) : nil
  }

  /// What labels and a bubble take across the track at most, whichever stop is chosen: that decides
  /// where a vertical track is.
  private static func thicknesses(
    for slider: Slider,
    in room: PictureRoom,
    label: (Int) -> String,
    value: (Int) -> String
  ) -> (label: Double, bubble: Double) {
    guard !room.isHorizontal else { return (lineHeight, PictureRoom.bubbleHeight) }
    let bare = SliderLayout(of: slider, in: room.bounds, metrics: PictureMeasures.bare(in: room))
    let stops = bare.measuredStops
    return (
      stops.map { room.width(of: label($0)) }.max() ?? 0,
      stops.map { room.bubbleSize(of: value($0)).width }.max() ?? 0
    )
  }
}
