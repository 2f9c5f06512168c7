// SPDX-License-Identifier: Apache-2.0

/// One thing that is drawn: its form, and what its colour is for.
public struct DrawnShape: Hashable, Sendable {
  /// What it looks like.
  public let form: Form
  /// What its colour is for; a ``SliderTheme`` has the colour.
  public let role: ColorRole

  /// Makes a shape.
  public init(_ form: Form, _ role: ColorRole) { (self.form, self.role) = (form, role) }

  /// What a shape looks like.
  ///
  /// A disc is a square box whose corners are as round as can be, and a line is a thin box.
  public enum Form: Hashable, Sendable {
    /// A filled rectangle whose corners are round by a radius.
    case box(LayoutRect, radius: Double)
    /// The same as a line of a width inside the rectangle's edge; dashed where a dash has a length.
    case outline(LayoutRect, radius: Double, width: Double, dash: Double)
    /// A filled area between corners.
    case polygon([LayoutPoint])
    /// A line of text.
    case text(DrawnText)
  }
}

/// A line of text in a drawing, in the middle of its room from top to bottom.
public struct DrawnText: Hashable, Sendable {
  /// What is written, cut to the room where it had to be.
  public let text: String
  /// The room that the text may take.
  public let frame: LayoutRect
  /// Where in its room the text is.
  public let anchor: Anchor
  /// The size of the letters, in points.
  public let fontSize: Double

  /// Makes a line of text.
  public init(_ text: String, in frame: LayoutRect, anchor: Anchor, fontSize: Double) {
    (self.text, self.frame, self.anchor, self.fontSize) = (text, frame, anchor, fontSize)
  }

  /// Where in its room a text is, whichever way it runs.
  public enum Anchor: Hashable, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case middle
    /// At the right edge.
    case right
  }
}
