// SPDX-License-Identifier: Apache-2.0

/// The parts of a slider that a drawing has room for, and their frames.
///
/// If space is short, the bubble is left out first, then the title. Then spaces get tighter, labels
/// are left out, and finally the thumb shrinks.
struct DrawingPlan {
  let layout: SliderLayout
  let labels: [LabelText]
  let bubble: LabelText?
  let title: TitleLine?

  /// The text of a stop, and its frame.
  struct LabelText {
    let text: String
    let room: TickLabel
  }

  init(of track: DrawnTrack, in bounds: LayoutRect) {
    let whole = track.room(in: bounds)
    let labels = LabelTexts(of: track, in: whole)
    let heading = TitleLine.height(of: track, above: labels.thickness, in: whole)
    let room = heading > 0 ? track.room(in: bounds.below(heading)) : whole
    var measures = DrawingMeasures(
      track.style.metrics,
      in: room,
      labels: labels.thickness,
      bubble: track.style.showsBubble ? labels.bubbleThickness : .infinity
    )
    if measures.metrics.labelThickness > 0 { labels.inset(&measures.metrics) }
    // With a title, the slider is as near to it as it can be.
    let slack = heading > 0 && room.isHorizontal ? (measures.slack(in: room) / 2).rounded(.down) : 0
    let near = slack > 0 ? track.room(in: bounds.below(heading + slack, above: slack)) : room
    let layout = SliderLayout(
      of: track.slider,
      in: near.bounds(leaving: measures.bubble),
      metrics: measures.metrics
    )
    self.layout = layout
    let space = room.labelSpace(gap: measures.metrics.labelGap)
    self.labels = layout.labels(at: track.chosen) { index in
      let size = room.labelSize(of: labels.text(index))
      return LayoutSize(width: size.width + space, height: size.height)
    }.map { LabelText(text: labels.text($0.index), room: $0) }
    bubble =
      measures.bubble > 0
      ? Self.bubble(of: track, in: near, layout, thickness: labels.bubbleThickness) : nil
    title =
      heading > 0
      ? TitleLine(
        of: track,
        in: whole.line(lowered: slack),
        showsValue: bubble == nil
      ) : nil
  }

  private static func bubble(
    of track: DrawnTrack,
    in room: DrawingRoom,
    _ layout: SliderLayout,
    thickness: Double
  ) -> LabelText {
    let value = track.phrases.drawnValue(of: track.slider)
    let size = room.bubbleSize(of: value, thickness: thickness)
    let frame = layout.bubble(ofSize: size, of: track.slider)
    return LabelText(
      text: room.fitted(value, inBubble: size),
      room: TickLabel(index: track.slider.index, frame: frame)
    )
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

extension LayoutRect {
  /// Returns the part between two lines of given heights.
  fileprivate func below(_ top: Double, above bottom: Double = 0) -> LayoutRect {
    LayoutRect(x: minX, y: minY + top, width: size.width, height: size.height - top - bottom)
  }
}
