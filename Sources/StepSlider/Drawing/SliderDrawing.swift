// SPDX-License-Identifier: Apache-2.0

/// A slider as a list of shapes, computed from the slider, its bounds and a measure of text.
///
/// You can draw it with any toolkit that draws rectangles, polygons and text. Give each of the
/// ``shapes`` the colour that a ``SliderTheme`` has for its role. Use ``layout`` and ``labels``
/// to handle the pointer, so that it hits what the user sees.
///
/// If space is short, the value bubble is left out first, then the title, then the labels. Finally,
/// the thumb shrinks. Labels that are too wide are cut. None of this depends on the chosen stop, so
/// the track does not move with the thumb.
public struct SliderDrawing: Hashable, Sendable {
  /// The bounds that the drawing was given.
  public let bounds: LayoutRect
  /// The layout of the parts, for a pointer and for assistive technologies.
  public let layout: SliderLayout
  /// The labels that are drawn, for a pointer.
  public let labels: [TickLabel]
  /// The shapes to draw, from back to front.
  public let shapes: [SliderShape]
  /// A text alternative for the drawing: the entry words of the slider.
  package let title: String
  /// The BCP 47 tag of the language of all words.
  package let language: String

  /// Creates a drawing of a slider, in bounds with any coordinates. The phrases have the words of
  /// the value and the style of numbers.
  ///
  /// - Complexity: O(m) for m drawn ticks.
  package init(
    of slider: Slider,
    in bounds: LayoutRect,
    style: Style = Style(),
    phrases: SliderPhrases = SliderPhrases(),
    measuring measure: TextMeasure = .estimated
  ) {
    self.init(
      of: [slider],
      focus: 0,
      label: slider.presentation.label,
      in: bounds,
      style: style,
      phrases: phrases,
      measuring: measure
    )
  }

  /// Creates a drawing of several sliders on one track, such as the ends of a range: in the order
  /// of their thumbs, with the same stops and directions. The track is filled from the first thumb
  /// to the last. The slider in focus has its thumb on top, the pointer and the bubble.
  ///
  /// - Precondition: `focus` is an index of `sliders`.
  package init(
    of sliders: [Slider],
    focus: Int,
    label: String?,
    in bounds: LayoutRect,
    style: Style = Style(),
    phrases: SliderPhrases = SliderPhrases(),
    measuring measure: TextMeasure = .estimated
  ) {
    precondition(sliders.indices.contains(focus), "no slider at index \(focus)")
    let track = DrawnTrack(
      sliders: sliders,
      focus: focus,
      label: SpokenText.cleaned(label ?? ""),
      style: style,
      phrases: phrases,
      measure: measure
    )
    var plan = DrawingPlan(of: track, in: bounds)
    self.bounds = bounds
    (layout, labels) = (plan.layout, plan.labels.map { $0.room })
    title = sliders.map(phrases.entry).joined(separator: " ")
    language = phrases.elements.language.tag
    if style.showsBackground { plan.draw(.box(bounds, radius: 0), .background) }
    plan.drawSlider()
    if style.showsFrames { plan.drawFrames(of: phrases.element(for: track.slider, in: layout)) }
    shapes = plan.shapes
  }

  /// The sizes of a slider's parts, and which of them are drawn.
  public struct Style: Hashable, Sendable {
    /// The size of all text, in points.
    package var fontSize: Double { didSet { fontSize = fontSize.asExtent } }
    /// The measures of the parts if there is room. Labels take the size of their text, whatever
    /// ``SliderMetrics/labelThickness`` says.
    package var metrics: SliderMetrics
    /// Whether the bounds are filled.
    package var showsBackground: Bool
    /// Whether a focus ring is drawn around the thumb.
    package var showsFocus: Bool
    /// Whether the value is shown in a bubble, if there is room.
    package var showsBubble: Bool
    /// Whether the slider's label is shown in a line at the top, if there is room. If there is none
    /// for a bubble, the value is in the same line.
    package var showsTitle: Bool
    /// How the thumb in focus is touched, as far as it shows.
    package var touch: Touch
    /// Whether the thumb and the bubble show that a change was not applied.
    package var showsFailure: Bool
    /// Whether outlines show the hit areas (dashed) and the frame of the accessibility element
    /// (solid).
    package var showsFrames: Bool

    /// The default measures of a drawing.
    private static let usualMetrics = {
      var metrics = SliderMetrics()
      metrics.thumbSize = LayoutSize(width: 24, height: 24)
      (metrics.labelGap, metrics.focusRingOutset, metrics.bubbleGap) = (6, 3, 6)
      return metrics
    }()

    /// How a pointer touches a thumb.
    package enum Touch: Hashable, Sendable, CaseIterable {
      /// The pointer is elsewhere.
      case idle
      /// The pointer is over the thumb.
      case hovered
      /// The pointer holds the thumb.
      case pressed
    }

    /// Creates a style. A pointer may be over the thumb, or hold it down.
    public init(
      fontSize: Double = 12,
      metrics: SliderMetrics? = nil,
      showsBackground: Bool = false,
      showsFocus: Bool = false,
      showsBubble: Bool = true,
      showsTitle: Bool = true,
      isHovered: Bool = false,
      isPressed: Bool = false,
      showsFailure: Bool = false,
      showsFrames: Bool = false
    ) {
      (self.fontSize, self.metrics) = (fontSize.asExtent, metrics ?? Self.usualMetrics)
      (self.showsBackground, self.showsFocus) = (showsBackground, showsFocus)
      (self.showsBubble, self.showsTitle) = (showsBubble, showsTitle)
      touch = isPressed ? .pressed : isHovered ? .hovered : .idle
      (self.showsFailure, self.showsFrames) = (showsFailure, showsFrames)
    }
  }
}

/// What is drawn on one track: its sliders, in the order of their thumbs, and the words for them.
struct DrawnTrack {
  let sliders: [Slider]
  /// The slider whose thumb is on top and in focus.
  let focus: Int
  /// The name of the setting; empty if it has none.
  let label: String
  let style: SliderDrawing.Style
  let phrases: SliderPhrases
  let measure: TextMeasure

  /// The slider in focus. All of them have the same stops and directions.
  var slider: Slider { sliders[focus] }

  /// The stops that thumbs are at, with that of the thumb in focus first.
  var chosen: [Int] {
    ([slider] + sliders).compactMap { slider in
      if case .stop(let index) = slider.position { index } else { nil }
    }
  }

  /// The values of all thumbs, such as "20 – 60".
  var value: String { sliders.map(phrases.drawnValue).joined(separator: " – ") }

  /// The width of the area around a touched thumb, which stays inside the empty space at the ends.
  var haloWidth: Double { max(style.metrics.focusRingOutset, DrawingPlan.shadow) }

  /// Returns the part of a track that is filled, as distances from its minimum: from the origin to
  /// a single thumb, and from the first of several to the last; `nil` before all thumbs are set.
  func filled(in layout: SliderLayout) -> ClosedRange<Double>? {
    guard sliders.allSatisfy({ $0.isSet }) else { return nil }
    let thumbs = sliders.map(layout.offset(ofThumbOf:))
    let ends = sliders.count > 1 ? thumbs : thumbs + [layout.offset(of: slider.fillStart)]
    guard let first = ends.min(), let last = ends.max() else { return nil }
    return first...last
  }

  /// The stops that can't be chosen for now. Limits between the thumbs of a range don't count.
  var unavailable: [ClosedRange<Int>] {
    let reach = slider.reach
    guard sliders.count == 1 else { return reach.unavailable }
    let (first, last) = (reach.limits.lowerBound, reach.limits.upperBound)
    return (first > 0 ? [0...first - 1] : []) + reach.unavailable
      + (last < slider.stops.lastIndex ? [last + 1...slider.stops.lastIndex] : [])
  }
}

extension Slider {
  /// The stop where the filled part of a track with a single thumb begins.
  package var fillStart: Int {
    switch presentation.fillOrigin {
    case .minimum: 0
    case .zero: stops.index(nearestTo: 0)
    case .default: defaultIndex ?? 0
    }
  }
}
