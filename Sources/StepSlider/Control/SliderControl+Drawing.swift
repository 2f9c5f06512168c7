// SPDX-License-Identifier: Apache-2.0

extension SliderControl {
  /// Returns the slider as shapes to draw.
  ///
  /// - Parameters:
  ///   - bounds: The bounds, in any coordinates.
  ///   - style: The sizes of the parts, and which of them are drawn.
  ///   - measure: A function that measures text.
  /// - Returns: The drawing. Pass it to ``point(_:on:at:)``, so that a pointer hits what the user
  ///   sees.
  /// - Complexity: O(m) for m drawn ticks.
  public func drawing(
    in bounds: LayoutRect,
    style: SliderDrawing.Style = SliderDrawing.Style(),
    measuring measure: TextMeasure = .estimated
  ) -> SliderDrawing {
    SliderDrawing(of: slider, in: bounds, style: style, phrases: phrases, measuring: measure)
  }

  /// Returns the slider as a single element for assistive technologies.
  ///
  /// Its frame is the bounds of the layout. The thumbs of a shared track, whose controls come from
  /// their panel, each have the frame of their thumb in the layout of their track. Where thumbs
  /// overlap, their frames lie side by side, so that each can be found. A press at the activation
  /// point takes the thumb; of thumbs at one place, one that can move.
  ///
  /// - Parameters:
  ///   - layout: The layout of the slider, in the coordinates of its container.
  ///   - id: The identity of the element. The default is that of the presentation,
  ///     ``Presentation/id``.
  /// - Returns: The element. Pass the actions that are requested of it to ``perform(action:)``.
  public func element(in layout: SliderLayout, id: ElementID? = nil) -> AccessibilityElement {
    var element = slider.accessibilityElement(id: id, phrases: phrases, in: layout)
    if let row, let target = row.target(of: slider, in: layout) {
      (element.frame, element.activationPoint) = (target.frame, target.point)
    }
    return element
  }

  /// Returns the element of a slider that you draw without a layout.
  public func element(frame: LayoutRect, id: ElementID? = nil) -> AccessibilityElement {
    element(in: SliderLayout(of: slider, in: frame), id: id)
  }

  /// Handles a pointer event over a drawing of the slider, including its labels.
  ///
  /// - Parameters:
  ///   - event: The event, in the coordinates of the drawing's bounds.
  ///   - drawing: The slider as drawn. A drawing of another slider is ignored.
  ///   - time: The time of the event.
  /// - Returns: The response.
  public mutating func point(
    _ event: PointerEvent,
    on drawing: SliderDrawing,
    at time: Duration? = nil
  ) -> SliderResponse {
    point(event, in: drawing.layout, labels: drawing.labels, at: time)
  }
}
