// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A slider drawn as a picture in SVG: a pure function of what it is made from.
struct SliderPicture {
  let slider: Slider
  let words: PictureWords
  let plan: PicturePlan
  let size: PictureSize
  let theme: PictureTheme
  let language: Language
  /// What assistive technologies are told of what is drawn.
  let element: AccessibilityElement
  private let extras: Extras

  /// What is drawn besides the slider.
  struct Extras: OptionSet {
    let rawValue: Int

    /// The ring that shows where the focus is.
    static let focus = Extras(rawValue: 1)
    /// Outlines of what pointers hit, and of the frame that assistive technologies are told.
    static let frames = Extras(rawValue: 2)
  }

  init(
    of slider: Slider,
    size: PictureSize,
    theme: PictureTheme = .light,
    extras: Extras = [],
    language: Language = .english,
    numbers: NumberStyle = .plain
  ) {
    (self.slider, self.size, self.theme) = (slider, size, theme)
    (self.extras, self.language) = (extras, language)
    words = PictureWords(for: slider, in: language, numbers: numbers)
    plan = PicturePlan(of: slider, saying: words, size: size)
    element = slider.accessibilityElement(
      phrases: SliderPhrases(language: language, numbers: numbers),
      in: plan.layout
    )
  }

  /// The picture as an SVG document.
  var svg: String {
    SVGElement.document(
      viewBox: bounds,
      language: language,
      [SVGElement("title", text: words.title)] + layers
    ).xml
  }

  /// What is drawn, from the lowest to the topmost.
  var layers: [SVGElement] {
    let layers = [
      shadowGradient, [background, track, fill], ticks, labels, thumb, focusRing, bubble, frames,
    ]
    return layers.flatMap(\.self)
  }

  /// All of the picture.
  var bounds: LayoutRect {
    LayoutRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }
}

extension SliderPicture {
  private var colors: PictureColors { theme.colors }
  private var isDimmed: Bool { slider.availability == .disabled }
  private var isHorizontal: Bool { plan.layout.growth.orientation == .horizontal }
  private var fillColor: String { isDimmed ? colors.track : colors.fill }

  private var background: SVGElement { SVGElement(bounds, ["fill": .string(colors.background)]) }

  private var track: SVGElement { bar(plan.layout.track, colors.track) }

  private var fill: SVGElement { bar(plan.layout.fill(at: slider.index), fillColor) }

  private var ticks: [SVGElement] {
    plan.layout.drawnTicks(at: slider.index).map { tick in
      bar(tick.frame, tick.index <= slider.index ? fillColor : colors.track)
    }
  }

  /// A bar with round ends.
  private func bar(_ rect: LayoutRect, _ color: String) -> SVGElement {
    let radius = min(rect.size.width, rect.size.height) / 2
    return SVGElement(rect, ["rx": .number(radius), "fill": .string(color)])
  }

  private var labels: [SVGElement] {
    plan.labels.map { label in
      let isChosen = label.index == slider.index && !isDimmed
      let color = isChosen ? colors.chosenText : colors.text
      guard !isHorizontal else {
        return SVGElement(label.text, at: label.frame.center, anchor: "middle", color: color)
      }
      let isLeft = slider.presentation.direction == .rightToLeft
      let x = isLeft ? label.frame.maxX : label.frame.minX
      let point = LayoutPoint(x: x, y: label.frame.center.y)
      return SVGElement(label.text, at: point, anchor: isLeft ? "end" : "start", color: color)
    }
  }

  private var frames: [SVGElement] {
    guard extras.contains(.frames) else { return [] }
    return PictureFrames(of: element, in: plan.layout, at: slider.index)
      .outlines(in: colors.frames)
  }
}

extension SliderPicture {
  private var thumbFrame: LayoutRect { plan.layout.thumb(at: slider.index) }

  /// The thumb on its shadow.
  private var thumb: [SVGElement] {
    let radius = thumbFrame.size.width / 2
    let line = min(1.5, radius / 4)
    let disc = SVGElement(
      center: thumbFrame.center,
      radius: radius - line / 2,
      ["fill": .string(thumbColor), "stroke": .string(thumbEdge), "stroke-width": .number(line)]
    )
    guard colors.shadow > 0 else { return [disc] }
    let below = LayoutPoint(x: thumbFrame.center.x, y: thumbFrame.center.y + 1)
    return [SVGElement(center: below, radius: radius + 3, ["fill": "url(#\(shadowName))"]), disc]
  }

  private var thumbColor: String { isDimmed ? colors.background : colors.thumb }
  private var thumbEdge: String { isDimmed ? colors.track : colors.thumbEdge }

  /// Not the same in two themes, so that pictures can be put into one page.
  private var shadowName: String { "shadow-\(theme.rawValue)" }

  /// The shadow as a gradient rather than a blur, which costs more and which some programs lack.
  private var shadowGradient: [SVGElement] {
    guard colors.shadow > 0 else { return [] }
    let stops = [(0.6, colors.shadow), (0.8, colors.shadow / 3), (1, 0)].map { offset, opacity in
      SVGElement("stop", ["offset": .number(offset), "stop-opacity": .number(opacity)])
    }
    return [SVGElement("radialGradient", ["id": .string(shadowName)], stops)]
  }

  private var focusRing: [SVGElement] {
    guard extras.contains(.focus) else { return [] }
    let ring = plan.layout.focusRing(at: slider.index)
    let line: KeyValuePairs<String, SVGValue> = [
      "fill": "none", "stroke": .string(colors.focus), "stroke-width": 2,
    ]
    return [SVGElement(center: ring.center, radius: ring.size.width / 2 - 1, line)]
  }

  /// The value in a bubble that points at the thumb.
  private var bubble: [SVGElement] {
    guard let bubble = plan.bubble else { return [] }
    let color = SVGValue.string(colors.bubble)
    return [
      SVGElement(bubble.frame, ["rx": 6, "fill": color]),
      SVGElement("path", ["d": .string(pointer(from: bubble.frame)), "fill": color]),
      SVGElement(
        bubble.text,
        at: bubble.frame.center,
        anchor: "middle",
        color: colors.bubbleText
      ),
    ]
  }

  /// The triangle between the bubble and the thumb.
  private func pointer(from bubble: LayoutRect) -> String {
    let thumb = thumbFrame.center
    let isLeft = bubble.center.x < thumb.x
    let x = isHorizontal ? thumb.x : isLeft ? bubble.maxX : bubble.minX
    let y = isHorizontal ? bubble.maxY : thumb.y
    let start = "M\(x.shortText) \(y.shortText)"
    guard !isHorizontal else { return start + "m-5 -1h10v1l-5 4l-5 -4z" }
    return start + (isLeft ? "m-1 -5v10h1l4 -5l-4 -5z" : "m1 -5v10h-1l-4 -5l4 -5z")
  }
}
