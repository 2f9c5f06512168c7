// SPDX-License-Identifier: Apache-2.0

/// A shape in a drawing, and the use of its colour.
public struct SliderShape: Hashable, Sendable {
  /// The form of the shape.
  public let form: Form
  /// The use of its colour. A ``SliderTheme`` has the colour itself.
  public let role: ColorRole

  package init(_ form: Form, _ role: ColorRole) { (self.form, self.role) = (form, role) }

  /// The form of a shape.
  ///
  /// For a disc, use a square box with the greatest radius. For a line, use a thin box.
  @nonexhaustive
  public enum Form: Hashable, Sendable {
    /// A filled rectangle whose corners are rounded by a radius.
    case box(LayoutRect, radius: Double)
    /// The outline of such a rectangle, drawn inside its edge. The line is dashed if `dash` is
    /// above 0.
    case outline(LayoutRect, radius: Double, width: Double, dash: Double)
    /// A filled polygon.
    case polygon([LayoutPoint])
    /// A line of text.
    case text(DrawnText)
  }
}

/// A line of text in a drawing, vertically centred in its frame.
public struct DrawnText: Hashable, Sendable {
  /// The text, cut to fit the frame if necessary.
  public let text: String
  /// The frame that the text must stay in.
  public let frame: LayoutRect
  /// The horizontal alignment of the text in its frame.
  public let anchor: Anchor
  /// The font size, in points.
  public let fontSize: Double

  package init(_ text: String, in frame: LayoutRect, anchor: Anchor, fontSize: Double) {
    (self.text, self.frame, self.anchor, self.fontSize) = (text, frame, anchor, fontSize)
  }

  /// The horizontal alignment of a text in its frame, whatever its writing direction.
  @nonexhaustive
  public enum Anchor: Hashable, Sendable {
    /// The text begins at the left edge.
    case left
    /// The text is in the middle.
    case middle
    /// The text ends at the right edge.
    case right
  }
}
