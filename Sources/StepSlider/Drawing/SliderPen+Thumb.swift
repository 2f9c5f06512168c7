// SPDX-License-Identifier: Apache-2.0

extension SliderPen {
  /// Draws the thumb of a slider.
  mutating func drawThumb(of slider: Slider, isTouched: Bool) {
    let frame = layout.thumb(of: slider)
    guard slider.isSet else { return drawHollow(frame) }
    switch slider.availability {
    case .enabled: drawKnob(frame, touch: isTouched ? track.style.touch : .none)
    case .disabled: drawDisc(frame, edge: .track, width: 1.5, face: .background)
    case .readOnly: drawDisc(frame, edge: .background, width: frame.size.height / 6, face: .fill)
    }
  }

  /// Draws a thumb that can be moved, on its edge and its shadow.
  private mutating func drawKnob(_ frame: LayoutRect, touch: SliderDrawing.Style.Touch) {
    if touch != .none { drawBar(frame.outset(by: track.haloWidth), .halo) }
    let below = LayoutRect(
      x: frame.minX,
      y: frame.minY + 1,
      width: frame.size.width,
      height: frame.size.height
    )
    for distance in stride(from: Self.shadow, to: 0, by: -1) where touch == .none {
      drawBar(below.outset(by: distance), .shadow)
    }
    if showsFailure, frame == layout.thumb(of: track.slider) { return drawFailure(frame) }
    drawDisc(
      frame,
      edge: touch == .none ? .thumbEdge : .fill,
      width: touch == .none ? 1.5 : 2.5,
      face: touch == .pressed ? .fill : .thumb
    )
  }

  /// Draws a thumb whose change was not applied, with a gap around it.
  private mutating func drawFailure(_ frame: LayoutRect) {
    drawBar(frame, .background)
    drawDisc(
      frame.outset(by: -min(1, frame.greatestRadius / 4)),
      edge: .failure,
      width: 2,
      face: .background
    )
    drawExclamation(in: frame)
  }

  /// Draws a thumb that isn't at a stop yet as a ring.
  private mutating func drawHollow(_ frame: LayoutRect) {
    drawDisc(frame, edge: isDimmed ? .track : .fill, width: 2, face: .background)
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

  /// Draws an exclamation mark, so that a failure doesn't show by colour alone.
  private mutating func drawExclamation(in frame: LayoutRect) {
    let (height, width) = (frame.greatestRadius, frame.greatestRadius / 4)
    let (left, top) = (frame.center.x - width / 2, frame.center.y - height / 2)
    drawBar(LayoutRect(x: left, y: top, width: width, height: height * 0.6), .failure)
    drawBar(LayoutRect(x: left, y: top + height * 0.75, width: width, height: width), .failure)
  }
}

extension DrawnTrack {
  /// The width of the area around a touched thumb, which stays inside the empty space at the ends.
  fileprivate var haloWidth: Double { max(style.metrics.focusRing, SliderPen.shadow) }
}
