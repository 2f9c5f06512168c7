// SPDX-License-Identifier: Apache-2.0

/// The space of a drawing, along and across the track, and the space that texts take of it.
struct DrawingRoom {
  /// The length along the track, without the empty space at its ends.
  let along: Double
  /// The extent across the track.
  let across: Double
  /// The empty space on each side for the thumb's shadow and ring, if there is room.
  let margin: Double
  let fontSize: Double
  private let bounds: LayoutRect
  private let isHorizontal: Bool
  /// Whether the bubble comes first: above the track, or to the left of it. Labels are on the
  /// other side.
  private let bubbleLeads: Bool
  private let measure: TextMeasure

  init(
    for presentation: Presentation,
    in bounds: LayoutRect,
    style: SliderDrawing.Style,
    measuring measure: TextMeasure
  ) {
    (self.bounds, self.measure, fontSize) = (bounds, measure, style.fontSize)
    isHorizontal = presentation.orientation == .horizontal
    bubbleLeads = isHorizontal || presentation.direction == .leftToRight
    margin = max(style.metrics.focusRing, SliderPen.shadow) + 1
    let length = isHorizontal ? bounds.size.width : bounds.size.height
    across = isHorizontal ? bounds.size.height : bounds.size.width
    along = length - 2 * min(margin, length / 5)
  }

  /// Returns the bounds for a layout that leaves space for a bubble.
  func bounds(leaving bubble: Double = 0) -> LayoutRect {
    let lead = bubbleLeads ? bubble : 0
    let ends = ((isHorizontal ? bounds.size.width : bounds.size.height) - along) / 2
    return isHorizontal
      ? LayoutRect(
        x: bounds.minX + ends,
        y: bounds.minY + lead,
        width: along,
        height: across - bubble
      )
      : LayoutRect(
        x: bounds.minX + lead,
        y: bounds.minY + ends,
        width: across - bubble,
        height: along
      )
  }

  /// Returns the extent of a size across the track.
  func thickness(of size: LayoutSize) -> Double { isHorizontal ? size.height : size.width }

  /// Returns the text of a label, cut to leave room for other parts: the label of the other end
  /// on a horizontal track, or the thumb on a vertical one. If there is hardly room for a letter,
  /// the text stays whole and is not drawn.
  func fitted(_ label: String, thickness: Double) -> String {
    let room = isHorizontal ? (along - labelSpacing) / 2 : thickness
    guard room >= 3 * fontSize else { return label }
    return measure.cut(label, toWidth: min(room, 13 * fontSize), fontSize: fontSize)
  }

  /// Returns the size of a label. If the gap between labels is so narrow that they would seem to
  /// run together, the size includes space on both sides.
  func labelSize(of text: String, gap: Double) -> LayoutSize {
    let size = measure.size(of: text, fontSize: fontSize)
    guard isHorizontal else { return size }
    return LayoutSize(width: size.width + max(0, labelSpacing - gap), height: size.height)
  }

  /// Returns the size of a bubble for a text, limited to the available space.
  func bubbleSize(of text: String, thickness: Double = .infinity) -> LayoutSize {
    let size = measure.size(of: text, fontSize: fontSize)
    let width = max(2 * fontSize, size.width + 2 * bubblePadding)
    return LayoutSize(
      width: min(width, isHorizontal ? along : thickness),
      height: size.height + bubblePadding
    )
  }

  /// Returns the value text, cut to fit in a bubble.
  func fitted(_ value: String, inBubble size: LayoutSize) -> String {
    measure.cut(value, toWidth: size.width - 2 * bubblePadding, fontSize: fontSize)
  }

  private var labelSpacing: Double { fontSize * 2 / 3 }
  private var bubblePadding: Double { fontSize * 2 / 3 }
}
