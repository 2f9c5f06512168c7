// SPDX-License-Identifier: Apache-2.0

/// A slider as a list of shapes, computed from the slider, its bounds and a measure of text.
///
/// You can draw it with any toolkit that draws rectangles, polygons and text. Give each of the
/// ``shapes`` the colour that a ``SliderTheme`` has for its role. Use ``layout`` and ``labels``
/// to handle the pointer, so that it hits what the user sees.
///
/// If space is short, the value bubble is left out first, then the labels. Finally, the thumb
/// shrinks. Labels that are too wide are cut. None of this depends on the chosen stop, so the
/// track does not move with the thumb.
public struct SliderDrawing: Hashable, Sendable {
  /// The bounds that the drawing was given.
  public let bounds: LayoutRect
  /// The layout of the parts, for a pointer and for assistive technologies.
  public let layout: SliderLayout
  /// The labels that are drawn, for a pointer.
  public let labels: [TickLabel]
  /// The shapes to draw, from back to front.
  public let shapes: [DrawnShape]
  /// A text alternative for the drawing: the entry words of the slider.
  public let title: String
  /// The BCP 47 tag of the language of all words.
  public let language: String

  /// Creates a drawing of a slider.
  ///
  /// - Parameters:
  ///   - slider: The slider.
  ///   - bounds: The bounds, in any coordinates.
  ///   - style: The sizes of the parts, and which of them are drawn.
  ///   - phrases: The words of the value and the style of numbers.
  ///   - measure: A function that measures text.
  /// - Complexity: O(m) for m drawn ticks.
  public init(
    of slider: Slider,
    in bounds: LayoutRect,
    style: Style = Style(),
    phrases: SliderPhrases = SliderPhrases(),
    measuring measure: TextMeasure = .estimated
  ) {
    let room = DrawingRoom(
      for: slider.presentation,
      in: bounds,
      style: style,
      measuring: measure
    )
    let plan = DrawingPlan(of: slider, in: room, style: style, phrases: phrases)
    self.bounds = bounds
    (layout, labels) = (plan.layout, plan.labels.map { $0.room })
    (title, language) = (phrases.entry(to: slider), phrases.elements.language.tag)
    var pen = SliderPen(slider, plan, fontSize: style.fontSize)
    if style.showsBackground { pen.draw(.box(bounds, radius: 0), .background) }
    pen.drawSlider(isFocused: style.showsFocus)
    if style.showsFrames {
      pen.drawFrames(of: slider.accessibilityElement(phrases: phrases, in: layout))
    }
    shapes = pen.shapes
  }
}

extension SliderDrawing {
  /// The sizes of a slider's parts, and which of them are drawn.
  public struct Style: Hashable, Sendable {
    /// The size of all text, in points.
    public var fontSize: Double { didSet { fontSize = Coordinate.extent(fontSize) } }
    /// The measures of the parts if there is room. Labels take the size of their text, whatever
    /// ``SliderMetrics/labelThickness`` says.
    public var metrics: SliderMetrics
    /// Whether the bounds are filled.
    public var showsBackground: Bool
    /// Whether a focus ring is drawn around the thumb.
    public var showsFocus: Bool
    /// Whether the value is shown in a bubble, if there is room.
    public var showsBubble: Bool
    /// Whether outlines show the hit areas (dashed) and the frame of the accessibility element
    /// (solid).
    public var showsFrames: Bool

    /// The default measures of a drawing.
    public static let usualMetrics = {
      var metrics = SliderMetrics()
      metrics.thumb = LayoutSize(width: 24, height: 24)
      (metrics.labelGap, metrics.focusRing, metrics.bubbleGap) = (6, 3, 6)
      return metrics
    }()

    /// Creates a style.
    public init(
      fontSize: Double = 12,
      metrics: SliderMetrics = usualMetrics,
      showsBackground: Bool = false,
      showsFocus: Bool = false,
      showsBubble: Bool = true,
      showsFrames: Bool = false
    ) {
      (self.fontSize, self.metrics) = (Coordinate.extent(fontSize), metrics)
      (self.showsBackground, self.showsFocus) = (showsBackground, showsFocus)
      (self.showsBubble, self.showsFrames) = (showsBubble, showsFrames)
    }
  }
}
