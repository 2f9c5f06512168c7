// SPDX-License-Identifier: Apache-2.0

/// The room of a drawing, as a track of some orientation sees it, and what texts take of it.
struct DrawingRoom {
  /// The extent along the track, without the empty space at its ends.
  let along: Double
  /// The extent across the track.
  let across: Double
  /// The empty space on each side, for the thumb's shadow and ring, where there is room for it.
  let margin: Double
  let fontSize: Double
  private let bounds: LayoutRect
  private let isHorizontal: Bool
  /// Whether the bubble's side, opposite that of the labels, comes first: above or at the left.
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

  /// The bounds for a layout that leaves some room for the bubble.
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

  /// What something takes across the track.
  func thickness(of size: LayoutSize) -> Double { isHorizontal ? size.height : size.width }

  /// A label's text, cut where it leaves no room for others: both ends' labels must fit beside each
  /// other, and the thumb beside them on a vertical track. Where hardly a letter would be left, it
  /// stays whole, and isn't drawn.
  func fitted(_ label: String, thickness: Double) -> String {
    let room = isHorizontal ? (along - labelSpacing) / 2 : thickness
    guard room >= 3 * fontSize else { return label }
    return measure.cut(label, toWidth: min(room, 13 * fontSize), fontSize: fontSize)
  }

  /// What a label takes, with space at its sides where the gap between labels is so narrow that they
  /// would seem to run into each other.
  func labelSize(of text: String, gap: Double) -> LayoutSize {
    let size = measure.size(of: text, fontSize: fontSize)
    guard isHorizontal else { return size }
    return LayoutSize(width: size.width + max(0, labelSpacing - gap), height: size.height)
  }

  /// What the bubble of a text takes, and no more across the track than there is room for.
  func bubbleSize(of text: String, thickness: Double = .infinity) -> LayoutSize {
    let size = measure.size(of: text, fontSize: fontSize)
    let width = max(2 * fontSize, size.width + 2 * bubblePadding)
    return LayoutSize(
      width: min(width, isHorizontal ? along : thickness),
      height: size.height + bubblePadding
    )
  }

  /// The value in a bubble, cut to it.
  func fitted(_ value: String, inBubble size: LayoutSize) -> String {
    measure.cut(value, toWidth: size.width - 2 * bubblePadding, fontSize: fontSize)
  }

  private var labelSpacing: Double { fontSize * 2 / 3 }
  private var bubblePadding: Double { fontSize * 2 / 3 }
}
