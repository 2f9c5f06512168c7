// SPDX-License-Identifier: Apache-2.0

/// A slider as a list of shapes: a pure function of the slider, its bounds and a measure of text.
///
/// Whatever draws rectangles, polygons and text draws it: give each of the ``shapes`` the colour that
/// a ``SliderTheme`` has for its role. Hand ``layout`` and ``labels`` to what follows the pointer,
/// so that it hits what is seen.
///
/// Where room is short the value bubble is left out first, then labels; at last the thumb shrinks.
/// Labels that are too wide are cut. None of it depends on the chosen stop, so the track stays where
/// it is as the thumb moves.
public struct SliderDrawing: Hashable, Sendable {
  /// All of the room that was given.
  public let bounds: LayoutRect
  /// Where the parts are, for a pointer and for assistive technologies.
  public let layout: SliderLayout
  /// The labels as they are drawn, for a pointer.
  public let labels: [TickLabel]
  /// What is drawn, from the lowest to the topmost.
  public let shapes: [DrawnShape]
  /// What the drawing shows, for those who don't see it: the words that are spoken on entry.
  public let title: String
  /// The tag of the language of all words (BCP 47).
  public let language: String

  /// Draws a slider.
  ///
  /// - Parameters:
  ///   - slider: The slider.
  ///   - bounds: The room, in any coordinates.
  ///   - style: How large the parts are drawn, and which of them.
  ///   - phrases: The words of the value, and the style of numbers.
  ///   - measure: What tells how large a text is drawn.
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
  /// How large the parts of a slider are drawn, and which of them.
  public struct Style: Hashable, Sendable {
    /// The size of all letters, in points.
    public var fontSize: Double { didSet { fontSize = Coordinate.extent(fontSize) } }
    /// The measures of the parts where there is room for them. The labels take what their texts
    /// take, whatever ``SliderMetrics/labelThickness`` says.
    public var metrics: SliderMetrics
    /// Whether the bounds are filled.
    public var showsBackground: Bool
    /// Whether a ring around the thumb shows the focus.
    public var showsFocus: Bool
    /// Whether the value is shown in a bubble, where there is room for it.
    public var showsBubble: Bool
    /// Whether outlines show what a pointer hits (dashed) and what assistive technologies are told
    /// (solid).
    public var showsFrames: Bool

    /// The measures of drawings that ask for no others.
    public static let usualMetrics = {
      var metrics = SliderMetrics()
      metrics.thumb = LayoutSize(width: 24, height: 24)
      (metrics.labelGap, metrics.focusRing, metrics.bubbleGap) = (6, 3, 6)
      return metrics
    }()

    /// Makes a style.
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
