// SPDX-License-Identifier: Apache-2.0

/// The parts of a slider that a drawing has room for, and their frames.
///
/// If space is short, the bubble is left out first. Then spaces get tighter, labels are left out,
/// and finally the thumb shrinks.
struct DrawingPlan {
  let layout: SliderLayout
  let labels: [LabelText]
  let bubble: LabelText?

  /// The text of a stop, and its frame.
  struct LabelText {
    let text: String
    let room: TickLabel
  }

  init(
    of slider: Slider,
    in room: DrawingRoom,
    style: SliderDrawing.Style,
    phrases: SliderPhrases
  ) {
    let longest = DrawingMeasures.label(style.metrics, in: room)
    func label(_ index: Int) -> String {
      room.fitted(phrases.label(of: slider.stops[index]), thickness: longest)
    }
    let (labelThickness, bubbleThickness) = Self.thicknesses(
      at: Self.measuredStops(of: slider, in: room, style),
      in: room,
      label: label,
      value: style.showsBubble ? { phrases.value(of: $0, on: slider) } : nil
    )
    let measures = DrawingMeasures(
      style.metrics,
      in: room,
      labels: labelThickness,
      bubble: bubbleThickness
    )
    let layout = SliderLayout(
      of: slider,
      in: room.bounds(leaving: measures.bubble),
      metrics: measures.metrics
    )
    self.layout = layout
    let gap = measures.metrics.labelGap
    labels = layout.labels(at: slider.index) { room.labelSize(of: label($0), gap: gap) }
      .map { LabelText(text: label($0.index), room: $0) }
    let value = phrases.value(of: slider.index, on: slider)
    let size = room.bubbleSize(of: value, thickness: bubbleThickness)
    let frame = layout.bubble(ofSize: size, at: slider.index)
    bubble =
      measures.bubble > 0
      ? LabelText(
        text: room.fitted(value, inBubble: size),
        room: TickLabel(index: slider.index, frame: frame)
      ) : nil
  }

  private static func measuredStops(
    of slider: Slider,
    in room: DrawingRoom,
    _ style: SliderDrawing.Style
  ) -> Set<Int> {
    let metrics = DrawingMeasures.bare(style.metrics, in: room)
    return SliderLayout(of: slider, in: room.bounds(), metrics: metrics).measuredStops
  }

  /// Returns the greatest extents of labels and a bubble across the track, whichever stop is
  /// chosen. They decide the position of the track.
  private static func thicknesses(
    at stops: Set<Int>,
    in room: DrawingRoom,
    label: (Int) -> String,
    value: ((Int) -> String)?
  ) -> (label: Double, bubble: Double) {
    let labels = stops.map { room.thickness(of: room.labelSize(of: label($0), gap: 0)) }
    guard let value else { return (labels.max() ?? 0, .infinity) }
    let bubbles = stops.map { room.thickness(of: room.bubbleSize(of: value($0))) }
    return (labels.max() ?? 0, bubbles.max() ?? 0)
  }
}

extension SliderLayout {
  /// The stops whose labels decide how much space there is next to the track.
  ///
  /// They don't depend on the chosen stop, because otherwise the track would jump when the thumb
  /// moves. For up to a hundred stops, these are all stops. For more, they are those with a
  /// tick and a hundred evenly spread ones.
  package var measuredStops: Set<Int> {
    let last = ticks.count - 1
    return Set((0..<100).map { $0 * last / 99 } + drawnTicks(at: 0).map { $0.index })
  }
}
