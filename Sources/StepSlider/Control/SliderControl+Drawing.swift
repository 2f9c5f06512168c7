// SPDX-License-Identifier: Apache-2.0

extension SliderControl {
  /// The slider as shapes to draw, in bounds of any coordinates.
  ///
  /// - Parameters:
  ///   - bounds: The room.
  ///   - style: How large the parts are drawn, and which of them.
  ///   - measure: What tells how large a text is drawn.
  /// - Returns: The drawing; hand it to ``point(_:on:at:)``, so that a pointer hits what is seen.
  /// - Complexity: O(m) for m drawn ticks.
  public func drawing(
    in bounds: LayoutRect,
    style: SliderDrawing.Style = SliderDrawing.Style(),
    measuring measure: TextMeasure = .estimated
  ) -> SliderDrawing {
    SliderDrawing(of: slider, in: bounds, style: style, phrases: phrases, measuring: measure)
  }

  /// The slider as the one element that assistive technologies are told of.
  ///
  /// - Parameters:
  ///   - layout: Where the slider is, in the space of its container.
  ///   - id: Which element it is; without one, the presentation's ``Presentation/id``.
  /// - Returns: The element; hand the actions that are asked of it to ``perform(action:)``.
  public func element(in layout: SliderLayout, id: ElementID? = nil) -> AccessibilityElement {
    slider.accessibilityElement(id: id, phrases: phrases, in: layout)
  }

  /// The element of a slider that isn't drawn by its layout.
  public func element(frame: LayoutRect, id: ElementID? = nil) -> AccessibilityElement {
    element(in: SliderLayout(of: slider, in: frame), id: id)
  }

  /// Follows the pointer over a drawing of the slider, labels included.
  ///
  /// - Parameters:
  ///   - event: What the pointer does, in the coordinates of the drawing's bounds.
  ///   - drawing: The slider as it is drawn; one of another slider is ignored.
  ///   - time: When it does that.
  /// - Returns: What came of it.
  public mutating func point(
    _ event: PointerEvent,
    on drawing: SliderDrawing,
    at time: Duration? = nil
  ) -> SliderResponse {
    point(event, in: drawing.layout, labels: drawing.labels, at: time)
  }
}
