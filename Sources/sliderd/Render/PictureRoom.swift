// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The room in a picture, as a track of some orientation sees it.
struct PictureRoom {
  /// The empty space at each end of the track, for the thumb's shadow and ring.
  static let margin = 4.0
  /// The space at both sides of a label along the track, so that none seems to run into the next.
  static let labelPadding = 3.0
  /// The space at both sides of the text in a bubble.
  static let bubblePadding = 8.0
  static let bubbleHeight = 22.0
  private static let widestLabel = 160.0
  private static let narrowestCutLabel = 36.0

  let isHorizontal: Bool
  /// Whether the bubble's side, opposite that of the labels, comes first: above or at the left.
  let bubbleLeads: Bool
  /// The extent along the track, without the empty space at its ends.
  let along: Double
  /// The extent across the track.
  let across: Double
  private let ends: Double

  init(for presentation: Presentation, in size: PictureSize) {
    isHorizontal = presentation.orientation == .horizontal
    bubbleLeads = isHorizontal || presentation.direction == .leftToRight
    let length = isHorizontal ? size.width : size.height
    across = Double(isHorizontal ? size.height : size.width)
    ends = min(Self.margin, Double(length / 5))
    along = Double(length) - 2 * ends
  }

  /// Where the slider is laid out.
  var bounds: LayoutRect { bounds(leaving: 0) }

  /// The same without some room for the bubble.
  func bounds(leaving bubble: Double) -> LayoutRect {
    let start = bubbleLeads ? bubble : 0
    return isHorizontal
      ? LayoutRect(x: ends, y: start, width: along, height: across - bubble)
      : LayoutRect(x: start, y: ends, width: across - bubble, height: along)
  }

  /// A label's text, cut where it leaves no room for others: both ends' labels must fit beside each
  /// other, and the thumb beside them on a vertical track. Where hardly a letter would be left, it
  /// stays whole, and isn't drawn.
  func fitted(_ label: String) -> String {
    let room = isHorizontal ? along / 2 - 2 * Self.labelPadding : PictureMeasures.label(in: self)
    guard room >= Self.narrowestCutLabel else { return label }
    return label.cut(toWidth: min(room, Self.widestLabel), fontSize: PicturePlan.fontSize)
  }

  /// About how wide a text is drawn.
  func width(of text: String) -> Double {
    text.estimatedWidth(fontSize: PicturePlan.fontSize).rounded(.up)
  }

  /// What a label takes with the space around it.
  func labelSize(of text: String) -> LayoutSize {
    let padding = isHorizontal ? 2 * Self.labelPadding : 0
    return LayoutSize(width: width(of: text) + padding, height: PicturePlan.lineHeight)
  }

  /// What the bubble of a text takes, and no more across the track than there is room for.
  func bubbleSize(of text: String, thickness: Double = .infinity) -> LayoutSize {
    let width = max(24, width(of: text) + 2 * Self.bubblePadding)
    let room = isHorizontal ? along : thickness
    return LayoutSize(width: min(width, room), height: Self.bubbleHeight)
  }
}
