// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// One thing that is drawn, in points of the window; what makes a picture is a list of them, from the
/// lowest to the topmost.
enum Mark: Equatable {
  case fill(Outline, DrawnColor)
  /// A line along the inner side of an outline.
  case stroke(Outline, DrawnColor, width: Double)
  /// A text with its upper left corner at a point.
  case text(TextBlock, at: LayoutPoint, DrawnColor)
  /// Darkness around an outline, from 0 to 1 at its edge, that fades out.
  case shadow(Outline, darkness: Double, width: Double)
  /// A slider in some colors.
  case slider(SliderDrawing, SliderTheme)
  /// Marks of which nothing is seen outside of a rectangle.
  case clipped(to: LayoutRect, [Mark])

  /// What is filled or drawn around.
  enum Outline: Equatable {
    case rectangle(LayoutRect, radius: Double)
    case polygon([LayoutPoint])
  }
}
