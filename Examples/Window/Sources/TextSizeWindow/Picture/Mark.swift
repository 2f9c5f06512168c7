// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// Something drawn, in points of the window. A picture is a list of marks, from the lowest to
/// the topmost.
enum Mark: Equatable {
  case fill(Outline, SliderColor)
  /// A line along the inner side of an outline.
  case stroke(Outline, SliderColor, width: Double)
  /// A text with its upper left corner at a point.
  case text(TextBlock, at: LayoutPoint, SliderColor)
  /// A shadow around an outline that fades out. Its darkness at the edge is from 0 to 1.
  case shadow(Outline, darkness: Double, width: Double)
  /// A slider in the colors of a theme.
  case slider(SliderDrawing, SliderTheme)
  /// Marks that are visible only inside a rectangle.
  case clipped(to: LayoutRect, [Mark])

  /// The outline of a filled or stroked shape.
  enum Outline: Equatable {
    case rectangle(LayoutRect, radius: Double)
    case polygon([LayoutPoint])
  }
}
