// SPDX-License-Identifier: Apache-2.0

// The parts of a slider as shapes.
extension DrawingPlan {
  /// The width of the shadow around the thumb.
  static let shadow = 3.0

  mutating func drawSlider() {
    drawTrack()
    for label in labels { draw(label) }
    for (position, slider) in track.sliders.enumerated() where position != track.focus {
      drawThumb(of: slider, isTouched: false)
    }
    drawThumb(of: track.slider, isTouched: true)
    if track.style.showsFocus {
      let ring = layout.focusRing(of: track.slider)
      draw(.outline(ring, radius: ring.greatestRadius, width: 2, dash: 0), .focus)
    }
    if let bubble { drawBubble(bubble) }
    if let title { draw(title) }
  }

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
    for stop in layout.drawnTicks(at: track.slider.index) {
      let isFilled = filled?.contains(layout.offset(of: stop)) ?? false
      drawBar(layout.tick(at: stop), isFilled ? fillRole : .track)
    }
    if let index = track.slider.defaultIndex { drawDefault(at: layout.tick(at: index)) }
  }

  /// Draws a triangle that points at a tick, on the side without labels.
  private mutating func drawDefault(at tick: LayoutRect) {
    let sign: Double = isHorizontal || !layout.labelsLead ? -1 : 1
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
  private mutating func draw(_ label: PlacedLabel) {
    let isChosen = track.chosen.contains(label.room.index) && !isDimmed
    let beside: DrawnText.Anchor =
      track.slider.presentation.layoutDirection == .rightToLeft ? .right : .left
    draw(label, anchor: isHorizontal ? .middle : beside, isChosen ? .chosenLabel : .label)
  }

  private mutating func draw(_ label: PlacedLabel, anchor: DrawnText.Anchor, _ role: ColorRole) {
    let size = track.style.fontSize
    draw(.text(DrawnText(label.text, in: label.room.frame, anchor: anchor, fontSize: size)), role)
  }

  private mutating func draw(_ title: TitleLine) {
    draw(.text(title.label), isDimmed ? .label : .chosenLabel)
    if let value = title.value {
      draw(.text(value), showsFailure ? .failure : isDimmed ? .label : .chosenLabel)
    }
  }

  /// Draws the value in a bubble that points at the thumb. A dimmed slider has only its outline.
  private mutating func drawBubble(_ bubble: PlacedLabel) {
    let frame = bubble.room.frame
    drawBubble(frame, showsFailure ? .failure : isDimmed ? .track : .bubble)
    if isDimmed { drawBubble(frame.outset(by: -1), .background) }
    draw(bubble, anchor: .middle, isDimmed ? .label : .bubbleText)
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
    let isLeft = bubble.center.x < thumb.x
    return corners.map { along, across in
      isHorizontal
        ? LayoutPoint(x: thumb.x + along, y: bubble.maxY + across)
        : LayoutPoint(x: isLeft ? bubble.maxX + across : bubble.minX - across, y: thumb.y + along)
    }
  }

  private mutating func drawThumb(of slider: Slider, isTouched: Bool) {
    let frame = layout.thumb(of: slider)
    guard slider.isSet else {
      return drawDisc(frame, edge: isDimmed ? .track : .fill, width: 2, face: .background)
    }
    switch slider.availability {
    case .enabled: drawKnob(frame, touch: isTouched ? track.style.touch : .idle)
    case .disabled: drawDisc(frame, edge: .track, width: 1.5, face: .background)
    case .readOnly: drawDisc(frame, edge: .background, width: frame.size.height / 6, face: .fill)
    }
  }

  /// Draws a thumb that can be moved, on its edge and its shadow.
  private mutating func drawKnob(_ frame: LayoutRect, touch: SliderDrawing.Style.Touch) {
    if touch != .idle { drawBar(frame.outset(by: track.haloWidth), .halo) }
    let corner = LayoutPoint(x: frame.minX, y: frame.minY + 1)
    let below = LayoutRect(origin: corner, size: frame.size)
    for distance in stride(from: Self.shadow, to: 0, by: -1) where touch == .idle {
      drawBar(below.outset(by: distance), .shadow)
    }
    if showsFailure, frame == layout.thumb(of: track.slider) { return drawFailure(frame) }
    drawDisc(
      frame,
      edge: touch == .idle ? .thumbEdge : .fill,
      width: touch == .idle ? 1.5 : 2.5,
      face: touch == .pressed ? .fill : .thumb
    )
  }

  /// Draws a thumb whose change was not applied, with a gap around it. It has an exclamation mark,
  /// so that the failure doesn't show by colour alone.
  private mutating func drawFailure(_ frame: LayoutRect) {
    drawBar(frame, .background)
    let (height, width) = (frame.greatestRadius, frame.greatestRadius / 4)
    drawDisc(frame.outset(by: -min(1, width)), edge: .failure, width: 2, face: .background)
    let (left, top) = (frame.center.x - width / 2, frame.center.y - height / 2)
    drawBar(LayoutRect(x: left, y: top, width: width, height: height * 0.6), .failure)
    drawBar(LayoutRect(x: left, y: top + height * 0.75, width: width, height: width), .failure)
  }

  /// Draws a disc with a line around it, which is at most an eighth as wide as the disc.
  private mutating func drawDisc(
    _ frame: LayoutRect,
    edge: ColorRole,
    width: Double,
    face: ColorRole
  ) {
    drawBar(frame, edge)
    drawBar(frame.outset(by: -min(width, frame.greatestRadius / 4)), face)
  }

  /// Draws a solid line around the accessibility element, and dashed lines around the hit areas. The
  /// solid one is two points wide, so that it stays visible where an area ends at the same edge.
  mutating func drawFrames(of element: AccessibilityElement) {
    draw(.outline(element.frame, radius: 0, width: 2, dash: 0), .thumbFrame)
    drawArea(layout.trackHitArea, .trackFrame)
    for stop in layout.drawnTicks(at: track.slider.index) {
      drawArea(layout.hitArea(ofTickAt: stop), .tickFrame)
    }
    drawArea(layout.thumbHitArea(of: track.slider), .thumbFrame)
  }

  private mutating func drawArea(_ area: LayoutRect, _ role: ColorRole) {
    draw(.outline(area, radius: 0, width: 1, dash: 3), role)
  }
}

extension LayoutRect {
  /// The radius that makes both ends round.
  var greatestRadius: Double { min(size.width, size.height) / 2 }
}
