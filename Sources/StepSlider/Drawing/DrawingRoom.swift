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
  let bounds: LayoutRect
  let isHorizontal: Bool
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

  /// The extent across the track, without the empty space on both sides.
  var inside: Double { across - 2 * margin }

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

  /// Returns the extent of a size along the track.
  func length(of size: LayoutSize) -> Double { isHorizontal ? size.width : size.height }

  /// Returns the text of a label, cut to leave room for other parts: two more labels on a
  /// horizontal track, or one if two would leave hardly any letters, and the thumb on a vertical
  /// track. If there is no room for three letters, the text stays whole and is not drawn.
  func fitted(_ label: String, thickness: Double) -> String {
    let (thirds, halves) = ((along - 2 * labelSpacing) / 3, (along - labelSpacing) / 2)
    let room = isHorizontal ? (thirds >= 3 * fontSize ? thirds : halves) : thickness
    guard room >= 3 * fontSize else { return label }
    return measure.cut(label, toWidth: min(room, 13 * fontSize), fontSize: fontSize)
  }

  /// Returns the size of a label.
  func labelSize(of text: String) -> LayoutSize { measure.size(of: text, fontSize: fontSize) }

  /// Returns the space that a label needs at its sides in all, so that labels with a narrow gap
  /// between them don't seem to run together.
  func labelSpace(gap: Double) -> Double { isHorizontal ? max(0, labelSpacing - gap) : 0 }

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

  /// The height of a line of text.
  var lineHeight: Double { measure.size(of: "0", fontSize: fontSize).height }

  private var labelSpacing: Double { fontSize * 2 / 3 }
  private var bubblePadding: Double { fontSize * 2 / 3 }
}
