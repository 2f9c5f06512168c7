// SPDX-License-Identifier: Apache-2.0

/// Draws the parts of a slider as shapes.
struct SliderPen {
  /// The width of the shadow around the thumb.
  static let shadow = 3.0

  private(set) var shapes: [DrawnShape] = []
  private let slider: Slider
  private let plan: DrawingPlan
  private let fontSize: Double

  init(_ slider: Slider, _ plan: DrawingPlan, fontSize: Double) {
    (self.slider, self.plan, self.fontSize) = (slider, plan, fontSize)
  }

  mutating func draw(_ form: DrawnShape.Form, _ role: ColorRole) {
    shapes.append(DrawnShape(form, role))
  }

  mutating func drawSlider(isFocused: Bool) {
    drawBar(layout.track, .track)
    drawBar(layout.fill(at: slider.index), fillRole)
    for tick in layout.drawnTicks(at: slider.index) {
      drawBar(tick.frame, tick.index <= slider.index ? fillRole : .track)
    }
    for label in plan.labels { draw(label) }
    drawThumb()
    if isFocused { drawFocus() }
    if let bubble = plan.bubble { drawBubble(bubble) }
  }
}

extension SliderPen {
  private var layout: SliderLayout { plan.layout }
  private var thumb: LayoutRect { layout.thumb(at: slider.index) }
  private var isHorizontal: Bool { layout.growth.orientation == .horizontal }
  private var isDimmed: Bool { slider.availability == .disabled }
  private var fillRole: ColorRole { isDimmed ? .track : .fill }

  /// Draws a bar with round ends.
  private mutating func drawBar(_ frame: LayoutRect, _ role: ColorRole) {
    draw(.box(frame, radius: frame.greatestRadius), role)
  }

  /// Draws a label: centred on the tick of a horizontal track, or at the side next to a vertical
  /// track.
  private mutating func draw(_ label: DrawingPlan.LabelText) {
    let isChosen = label.room.index == slider.index && !isDimmed
    let beside: DrawnText.Anchor =
      slider.presentation.direction == .rightToLeft ? .right : .left
    let text = DrawnText(
      label.text,
      in: label.room.frame,
      anchor: isHorizontal ? .middle : beside,
      fontSize: fontSize
    )
    draw(.text(text), isChosen ? .chosenLabel : .label)
  }

  /// Draws the thumb on its edge and its shadow.
  private mutating func drawThumb() {
    let below = LayoutRect(x: thumb.minX, y: thumb.minY + 1, thumb.size)
    for distance in stride(from: Self.shadow, to: 0, by: -0.5) {
      drawBar(below.outset(by: distance), .shadow)
    }
    drawBar(thumb, isDimmed ? .track : .thumbEdge)
    let line = min(1.5, thumb.greatestRadius / 4)
    drawBar(thumb.outset(by: -line), isDimmed ? .background : .thumb)
  }

  private mutating func drawFocus() {
    let ring = layout.focusRing(at: slider.index)
    draw(.outline(ring, radius: ring.greatestRadius, width: 2, dash: 0), .focus)
  }

  /// Draws the value in a bubble that points at the thumb.
  private mutating func drawBubble(_ bubble: DrawingPlan.LabelText) {
    let frame = bubble.room.frame
    draw(.box(frame, radius: fontSize / 2), .bubble)
    draw(.polygon(pointer(from: frame)), .bubble)
    let text = DrawnText(bubble.text, in: frame, anchor: .middle, fontSize: fontSize)
    draw(.text(text), .bubbleText)
  }

  /// Returns the triangle from the bubble to the thumb. It starts inside the bubble, so that no
  /// seam shows.
  private func pointer(from bubble: LayoutRect) -> [LayoutPoint] {
    let corners = [(-5.0, -1.0), (5, -1), (5, 0), (0, 4), (-5, 0)]
    let thumb = thumb.center
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

extension SliderPen {
  /// Draws a solid line around the accessibility element, and dashed lines around the hit areas.
  ///
  /// The solid line is two points wide, so that it stays visible where an area ends at the same
  /// edge.
  mutating func drawFrames(of element: AccessibilityElement) {
    draw(.outline(element.frame, radius: 0, width: 2, dash: 0), .thumbFrame)
    drawArea(layout.trackHitArea, .trackFrame)
    for tick in layout.drawnTicks(at: slider.index) {
      drawArea(layout.hitArea(ofTickAt: tick.index), .tickFrame)
    }
    drawArea(layout.thumbHitArea(at: slider.index), .thumbFrame)
  }

  private mutating func drawArea(_ area: LayoutRect, _ role: ColorRole) {
    draw(.outline(area, radius: 0, width: 1, dash: 3), role)
  }
}

extension LayoutRect {
  /// The radius that makes both ends round.
  fileprivate var greatestRadius: Double { min(size.width, size.height) / 2 }

  fileprivate init(x: Double, y: Double, _ size: LayoutSize) {
    self.init(origin: LayoutPoint(x: x, y: y), size: size)
  }
}
