// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// The layout of the pop-over, in points of the window.
struct PopOverLayout {
  /// The frame without the tip.
  let frame: LayoutRect
  /// The corners of the tip that points at the button: left, top and right.
  let tip: [LayoutPoint]
  /// The slider's name, and its value at the other end of the line.
  let captions: [ReaderLayout.PageText]
  let slider: SliderDrawing
  let done: LayoutRect
  let doneText: TextBlock

  private static let padding = 20.0
  private static let captionHeight = 22.0
  private static let tipHeight = 10.0

  init(of reader: Reader, below button: LayoutRect, in window: LayoutRect) {
    let measures = Measures(reader.size.slider.orientation)
    frame = Self.frame(measures, below: button, in: window, reader.edition.direction)
    tip = Self.tip(from: frame, to: button)
    let inside = frame.outset(by: -Self.padding)
    captions = Self.captions(of: reader, in: inside)

    let room = LayoutRect(
      x: inside.minX,
      y: inside.minY + Self.captionHeight + measures.above,
      width: inside.size.width,
      height: inside.size.height - Self.captionHeight - measures.besideTrack
    )
    slider = reader.size.drawing(
      // Outset by the focus ring, which may extend into the padding at the ends of the track.
      in: room.outset(by: Measures.ring + 1),
      style: SliderDrawing.Style(
        fontSize: 13,
        metrics: measures.metrics(scale: reader.scale),
        showsFocus: reader.focus == .slider && reader.isActive,
        showsBubble: false,
        showsTitle: false
      ),
      measuring: reader.ruler.nameMeasure
    )
    doneText = TextBlock(text: reader.edition.done, size: 15, isBold: true)
    done = Self.done(as: reader.ruler.size(doneText), in: inside)
  }

  private static func frame(
    _ measures: Measures,
    below button: LayoutRect,
    in window: LayoutRect,
    _ direction: LayoutDirection
  ) -> LayoutRect {
    let margin = ReaderLayout.margin
    let top = button.maxY + tipHeight
    let width = min(measures.width, window.size.width - 2 * margin)
    let height = 2 * padding + captionHeight + measures.besideTrack + measures.track
    return LayoutRect(
      x: direction == .leftToRight ? window.maxX - margin - width : margin,
      y: top,
      width: width,
      height: min(height, window.maxY - margin - top)
    )
  }

  private static func tip(from frame: LayoutRect, to button: LayoutRect) -> [LayoutPoint] {
    let x = button.center.x.rounded()
    return [(-10, 0), (0, 2 - tipHeight), (10, 0)].map { (side, up) in
      LayoutPoint(x: x + side, y: frame.minY + up)
    }
  }

  private static func captions(
    of reader: Reader,
    in inside: LayoutRect
  ) -> [ReaderLayout.PageText] {
    let value = reader.size.valueText
    let texts = [
      TextBlock(text: reader.edition.textSize, size: 15, isBold: true),
      TextBlock(text: value, size: 15),
    ]
    let isMirrored = reader.edition.direction == .rightToLeft
    return texts.enumerated().map { index, text in
      let size = reader.ruler.size(text)
      let isLeft = (index == 0) != isMirrored
      let x = isLeft ? inside.minX : inside.maxX - size.width
      let corner = LayoutPoint(x: x, y: inside.minY)
      return ReaderLayout.PageText(block: text, frame: LayoutRect(origin: corner, size: size))
    }
  }

  private static func done(as text: LayoutSize, in inside: LayoutRect) -> LayoutRect {
    let width = max(112, text.width + 2 * ReaderLayout.margin)
    return LayoutRect(
      x: (inside.center.x - width / 2).rounded(),
      y: inside.maxY - ReaderLayout.target,
      width: width,
      height: ReaderLayout.target
    )
  }
}

/// The measures of the pop-over for an orientation of the track.
private struct Measures {
  /// The distance from the thumb to the focus ring.
  static let ring = 5.0

  let width: Double
  /// The distance between the caption and the slider's area.
  let above: Double
  /// The maximum height of the slider's area.
  let track: Double
  private let below: Double
  private let labelGap: Double

  init(_ orientation: TrackOrientation) {
    let isUpright = orientation == .vertical
    (width, above, track, below) = isUpright ? (280, 16, 300, 20) : (460, 0, 84, 12)
    labelGap = isUpright ? 14 : 8
  }

  /// The height above and below the slider, without the caption.
  var besideTrack: Double { above + below + ReaderLayout.target }

  func metrics(scale: Double) -> SliderMetrics {
    var metrics = SliderMetrics()
    metrics.tickSize = LayoutSize(width: 2, height: 14)
    metrics.labelGap = labelGap
    metrics.focusRingOutset = Self.ring
    metrics.minimumHitTarget = ReaderLayout.target
    metrics.displayScale = scale
    return metrics
  }
}
