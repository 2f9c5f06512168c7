// SPDX-License-Identifier: Apache-2.0

extension SliderPanel {
  /// Returns the slider with the focus as shapes to draw, with all thumbs of its track.
  ///
  /// - Parameters:
  ///   - bounds: The bounds, in any coordinates.
  ///   - label: The label of a track with several thumbs. A single slider has its own.
  ///   - style: The sizes of the parts, and which of them are drawn.
  ///   - measure: A function that measures text.
  /// - Returns: The drawing. Pass it to ``point(_:on:at:)``, so that a pointer hits what the user
  ///   sees.
  /// - Complexity: O(m) for m drawn ticks.
  public func drawing(
    in bounds: LayoutRect,
    label: String? = nil,
    style: SliderDrawing.Style = SliderDrawing.Style(),
    measuring measure: TextMeasure = .estimated
  ) -> SliderDrawing {
    let thumbs = thumbs(with: focus)
    return SliderDrawing(
      of: thumbs.map { controls[$0].slider },
      focus: focus - thumbs.lowerBound,
      label: thumbs.count == 1 ? control.slider.presentation.label : label,
      in: bounds,
      style: style,
      phrases: control.phrases,
      measuring: measure
    )
  }
}
