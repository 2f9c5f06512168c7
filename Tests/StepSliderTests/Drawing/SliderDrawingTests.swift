// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

@Suite struct SliderDrawingTests {
  static let presentations = TrackOrientation.allCases.flatMap { orientation in
    LayoutDirection.allCases.map {
      SliderPresentation(orientation: orientation, layoutDirection: $0)
    }
  }
  private static let everything = SliderDrawing.Style(
    showsBackground: true,
    showsFocus: true,
    showsFrames: true
  )

  @Test(arguments: [1, 2, 5, 7, 21, 200], [LayoutPoint.zero, LayoutPoint(x: -70, y: 1000)])
  func `everything is drawn within the bounds, wherever they are`(
    count: Int,
    origin: LayoutPoint
  ) throws {
    for size in [(320, 44), (320, 80), (200, 44), (600, 60), (44, 320), (44, 30)] {
      let size = LayoutSize(width: Double(size.0), height: Double(size.1))
      let bounds = LayoutRect(origin: origin, size: size)
      for presentation in Self.presentations {
        let slider = Slider(stops: try Stops(count: count), presentation: presentation)
        let drawing = SliderDrawing(of: slider, in: bounds, style: Self.everything)
        #expect(drawing.shapes.allSatisfy { $0.extent.union(bounds) == bounds }, "\(size)")
      }
    }
  }

  @Test(arguments: [0.0, 0.5, 3, 17, 1e9], [0.0, 0.5, 3, 17, 1e9])
  func `bounds and fonts of any size give a drawing`(width: Double, height: Double) throws {
    let bounds = LayoutRect(x: 3.25, y: -0.75, width: width, height: height)
    for presentation in Self.presentations {
      let slider = Slider(
        stops: try Stops(names: ["Small", "Large"]),
        presentation: presentation
      )
      for fontSize in [0, 1, 400, .infinity] {
        let style = SliderDrawing.Style(fontSize: fontSize)
        let drawing = SliderDrawing(of: slider, in: bounds, style: style)
        #expect(drawing.texts.allSatisfy { !$0.text.isEmpty })
      }
    }
  }

  @Test func `if space is short, the bubble is left out first, then the labels`() throws {
    let slider = Slider(stops: try Stops(names: ["Small", "Medium", "Large"]))
    let texts = [80.0, 71, 45, 41, 20].map { height in
      let bounds = LayoutRect(x: 0, y: 0, width: 320, height: height)
      return SliderDrawing(of: slider, in: bounds).texts.map(\.text)
    }
    let labels = ["Small", "Medium", "Large"]
    #expect(texts == [labels + ["Medium"], labels, labels, [], []])
  }

  @Test func `labels are truncated to fit and hit where they are drawn`() throws {
    let name = "A very long name indeed"
    let slider = Slider(
      stops: try Stops(names: ["Small", name, "Large"]),
      presentation: SliderPresentation(orientation: .vertical)
    )
    let bounds = LayoutRect(x: 40, y: 40, width: 120, height: 200)
    let drawing = SliderDrawing(of: slider, in: bounds)
    #expect(drawing.texts.map(\.text) == ["Small", "A very long n…", "Large"])
    #expect(drawing.texts.map(\.frame) == drawing.labels.map(\.frame))
    for label in drawing.labels {
      let target = drawing.layout.target(
        at: label.frame.center,
        thumbAt: slider.index,
        labels: drawing.labels
      )
      #expect(target == .tick(label.index))
    }
  }

  @Test func `text takes up the measured space`() throws {
    let slider = Slider(stops: try Stops(names: ["S", "M", "L"]))
    let bounds = LayoutRect(x: 0, y: 0, width: 320, height: 100)
    let measure = TextMeasure { text, fontSize in
      LayoutSize(width: 3 * fontSize * Double(text.count), height: 2 * fontSize)
    }
    let drawing = SliderDrawing(
      of: slider,
      in: bounds,
      style: .init(fontSize: 10, showsBubble: false),
      measuring: measure
    )
    #expect(drawing.labels.map(\.frame.size.height) == [20, 20, 20])
    #expect(drawing.labels.allSatisfy { $0.frame.size.width >= 30 })
  }

  @Test(arguments: LayoutDirection.allCases, [(200, 200), (120, 320), (60, 200), (40, 100)])
  func `a vertical track stays in place when another stop is chosen`(
    direction: LayoutDirection,
    size: (Int, Int)
  ) throws {
    let presentation = SliderPresentation(
      unit: .percent,
      orientation: .vertical,
      layoutDirection: direction
    )
    let names = ["Tiny", "Small", "A very long name"] + "BCDEFGHIJKLM".map { "\($0)" }
    let bounds = LayoutRect(x: 0, y: 0, width: Double(size.0), height: Double(size.1))
    for stops in [
      try Stops(names: names),
      try Stops(values: [DecimalNumber(0), DecimalNumber(25), DecimalNumber(100)]),
    ] {
      let tracks = stops.indices.map { index in
        let slider = Slider(stops: stops, index: index, presentation: presentation)
        return SliderDrawing(of: slider, in: bounds).layout.track
      }
      #expect(Set(tracks).count == 1)
    }
  }

  @Test(arguments: 0..<5)
  func `the thumb is where the layout puts it, above track, ticks and labels`(index: Int) throws {
    let bounds = LayoutRect(x: 10, y: 20, width: 320, height: 80)
    for presentation in Self.presentations {
      let slider = Slider(stops: try Stops(count: 5), index: index, presentation: presentation)
      let drawing = SliderDrawing(of: slider, in: bounds, style: .init(showsBubble: false))
      let (edge, thumb) = (drawing.shapes.dropLast().last, drawing.shapes.last)
      #expect(edge?.role == .thumbEdge && thumb?.role == .thumb)
      #expect(edge?.extent == drawing.layout.thumb(at: index))
    }
  }

  @Test func `the solid frame is the one that screen readers get`() throws {
    let bounds = LayoutRect(x: 0, y: 0, width: 320, height: 80)
    for presentation in Self.presentations {
      let slider = Slider(stops: try Stops(count: 5), presentation: presentation)
      let drawing = SliderDrawing(of: slider, in: bounds, style: .init(showsFrames: true))
      let element = SliderPhrases().element(for: slider, in: drawing.layout)
      let solid = drawing.shapes.filter { shape in
        if case .outline(_, _, _, dash: 0) = shape.form { true } else { false }
      }
      #expect(solid.map(\.extent) == [element.frame])
    }
  }

  @Test func `the hit area of a thumb between stops is drawn around it`() throws {
    let slider = Slider(try Stops(from: 0, to: 100, by: 50)).placed(at: .value(20))
    let bounds = LayoutRect(x: 0, y: 0, width: 320, height: 80)
    let drawing = SliderDrawing(of: slider, in: bounds, style: .init(showsFrames: true))
    let area = drawing.shapes.last { $0.role == .thumbFrame }?.extent
    let thumb = drawing.layout.thumb(of: slider)
    #expect(area?.union(thumb) == area && area?.center.x == thumb.center.x)
  }

  @Test func `a dimmed slider has no prominent parts`() throws {
    var slider = Slider(stops: try Stops(count: 5))
    slider.availability = .disabled
    let bounds = LayoutRect(x: 0, y: 0, width: 320, height: 44)
    let roles = SliderDrawing(of: slider, in: bounds).shapes.map(\.role)
    #expect(Set(roles) == [.track, .label, .background])
  }

  @Test func `drawing a million stops draws only the visible ones`() throws {
    let slider = Slider(stops: try Stops(count: 1_000_000))
    let bounds = LayoutRect(x: 0, y: 0, width: 320, height: 80)
    #expect(SliderDrawing(of: slider, in: bounds).shapes.count < 100)
  }
}

extension SliderDrawing {
  var texts: [DrawnText] {
    shapes.compactMap { shape in
      if case .text(let text) = shape.form { text } else { nil }
    }
  }
}

extension SliderShape {
  var extent: LayoutRect {
    switch form {
    case .box(let frame, _), .outline(let frame, _, _, _): frame
    case .text(let text): text.frame
    case .polygon(let corners):
      corners.map { LayoutRect(origin: $0, size: .zero) }.reduce(nil) { $0?.union($1) ?? $1 }
        ?? .zero
    }
  }
}
