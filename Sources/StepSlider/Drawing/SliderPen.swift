// SPDX-License-Identifier: Apache-2.0

/// Draws the parts of a slider as shapes.
struct SliderPen {
  /// The width of the shadow around the thumb.
  static let shadow = 3.0

  private(set) var shapes: [DrawnShape] = []
  let track: DrawnTrack
  let plan: DrawingPlan

  init(_ track: DrawnTrack, _ plan: DrawingPlan) { (self.track, self.plan) = (track, plan) }

  mutating func draw(_ form: DrawnShape.Form, _ role: ColorRole) {
    shapes.append(DrawnShape(form, role))
  }

  mutating func drawSlider() {
    drawTrack()
    for label in plan.labels { draw(label) }
    for (position, slider) in track.sliders.enumerated() where position != track.focus {
      drawThumb(of: slider, isTouched: false)
    }
    drawThumb(of: track.slider, isTouched: true)
    if track.style.showsFocus { drawFocus() }
    if let bubble = plan.bubble { drawBubble(bubble) }
    if let title = plan.title { draw(title) }
  }
}

extension SliderPen {
  var layout: SliderLayout { plan.layout }
  var isHorizontal: Bool { layout.growth.orientation == .horizontal }
  var isDimmed: Bool { track.sliders.allSatisfy { $0.availability == .disabled } }
  var showsFailure: Bool { track.style.showsFailure && !isDimmed }

  /// Draws a bar with round ends.
  mutating func drawBar(_ frame: LayoutRect, _ role: ColorRole) {
    draw(.box(frame, radius: frame.greatestRadius), role)
  }

  private mutating func drawTrack() {
    let filled = track.filled(in: layout)
    let fillRole: ColorRole = isDimmed ? .track : .fill
    drawBar(layout.track, .track)
    for range in track.unavailable {
      let part = layout.fill(from: range.lowerBound, to: range.upperBound)
      drawBar(part.outset(by: -min(1, part.greatestRadius / 2)), .background)
    }
    if let filled {
      drawBar(layout.bar(from: filled.lowerBound, to: filled.upperBound), fillRole)
    }
    for tick in layout.drawnTicks(at: track.slider.index) {
      let isFilled = filled?.contains(layout.offset(of: tick.index)) ?? false
      drawBar(tick.frame, isFilled ? fillRole : .track)
    }
    if let index = track.slider.defaultIndex { drawDefault(at: layout.ticks[index].frame) }
  }

  /// Draws a triangle that points at a tick, on the side without labels.
  private mutating func drawDefault(at tick: LayoutRect) {
    let sign: Double = isHorizontal || !layout.rows.labelsLead ? -1 : 1
    let edge = sign * (isHorizontal ? tick.size.height : tick.size.width) / 2
    let corners = [(0, sign), (-4, 6 * sign), (4, 6 * sign)].map { along, across in
      isHorizontal
        ? LayoutPoint(x: tick.center.x + along, y: tick.center.y + edge + across)
        : LayoutPoint(x: tick.center.x + edge + across, y: tick.center.y + along)
    }
    draw(.polygon(corners), .label)
  }

  /// Draws a label: centred on the tick of a horizontal track, or at the side next to a vertical
  /// track.
  private mutating func draw(_ label: DrawingPlan.LabelText) {
    let isChosen = track.chosen.contains(label.room.index) && !isDimmed
    let beside: DrawnText.Anchor =
      track.slider.presentation.direction == .rightToLeft ? .right : .left
    let text = DrawnText(
      label.text,
      in: label.room.frame,
      anchor: isHorizontal ? .middle : beside,
      fontSize: track.style.fontSize
    )
    draw(.text(text), isChosen ? .chosenLabel : .label)
  }

  private mutating func draw(_ title: TitleLine) {
    draw(.text(title.label), isDimmed ? .label : .chosenLabel)
    if let value = title.value {
      draw(.text(value), showsFailure ? .failure : isDimmed ? .label : .chosenLabel)
    }
  }

  private mutating func drawFocus() {
    let ring = layout.focusRing(of: track.slider)
    draw(.outline(ring, radius: ring.greatestRadius, width: 2, dash: 0), .focus)
  }
}

extension SliderPen {
  /// Draws the value in a bubble that points at the thumb. A dimmed slider has only its outline.
  private mutating func drawBubble(_ bubble: DrawingPlan.LabelText) {
    let frame = bubble.room.frame
    drawBubble(frame, showsFailure ? .failure : isDimmed ? .track : .bubble)
    if isDimmed { drawBubble(frame.outset(by: -1), .background) }
    let text = DrawnText(
      bubble.text,
      in: frame,
      anchor: .middle,
      fontSize: track.style.fontSize
    )
    draw(.text(text), isDimmed ? .label : .bubbleText)
  }

  private mutating func drawBubble(_ frame: LayoutRect, _ role: ColorRole) {
    draw(.box(frame, radius: min(track.style.fontSize / 2, frame.greatestRadius)), role)
    draw(.polygon(pointer(from: frame)), role)
  }

  /// Returns the triangle from the bubble to the thumb. It starts inside the bubble, so that no
  /// seam shows.
  private func pointer(from bubble: LayoutRect) -> [LayoutPoint] {
    let corners = [(-5.0, -1.0), (5, -1), (5, 0), (0, 4), (-5, 0)]
    let thumb = layout.thumb(of: track.slider).center
    return corners.map { along, across in
      if isHorizontal { return LayoutPoint(x: thumb.x + along, y: bubble.maxY + across) }
      let isLeft = bubble.center.x < thumb.x
      return LayoutPoint(
        x: isLeft ? bubble.maxX + across : bubble.minX - across,
        y: thumb.y + along
      )
    }
  }
}

extension LayoutRect {
  /// The radius that makes both ends round.
  var greatestRadius: Double { min(size.width, size.height) / 2 }
}
