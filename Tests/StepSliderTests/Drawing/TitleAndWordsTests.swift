// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// The words of a drawing: its title, its value and its labels.
@Suite struct TitleAndWordsTests {
  @Test func `the title has the label, and the value unless a bubble shows it`() throws {
    let slider = Slider(try Stops(names: ["Small", "Large"]), label: "Text size", value: 2)
    let texts = [100.0, 76, 52].map { height in
      let bounds = LayoutRect(x: 0, y: 0, width: 320, height: height)
      return SliderDrawing(of: slider, in: bounds).texts.map(\.text)
    }
    let labels = ["Small", "Large"]
    #expect(
      texts == [labels + ["Large", "Text size"], labels + ["Text size", "Large"], labels]
    )
  }

  @Test func `in right-to-left text, the title is on the right and the value on the left`() throws {
    let presentation = SliderPresentation(label: "A", layoutDirection: .rightToLeft)
    let slider = Slider(stops: try Stops(names: ["Small", "Large"]), presentation: presentation)
    let bounds = LayoutRect(x: 0, y: 0, width: 320, height: 76)
    #expect(SliderDrawing(of: slider, in: bounds).texts.suffix(2).map(\.anchor) == [.right, .left])
  }

  @Test(arguments: [
    (ValueUnit.plain, DecimalNumber(-5), "−5"), (.percent, 40, "40%"), (.percent, -40, "−40%"),
    (.seconds, 130, "2:10"), (.seconds, 3600, "1:00:00"), (.seconds, -5, "−0:05"),
    (.seconds, 0.5, "0.5\u{A0}s"), (.measure(.hertz), 1000, "1\u{A0}kHz"),
    (.measure(.hertz), 1500, "1.5\u{A0}kHz"), (.measure(.hertz), 1234, "1,234\u{A0}Hz"),
    (.measure(.byte), 2_000_000, "2\u{A0}MB"), (.named("dB"), -6, "−6\u{A0}dB"),
    (.measure(.degree), 90, "90°"), (.named("pages"), 3, "3"), (.measure(.minute), 5, "5\u{A0}min"),
    (.measure(.day), 5, "5"), (.currency("EUR"), 3.5, "3.5\u{A0}EUR"),
  ])
  func `a label is a number with the symbol of its unit, if that has one`(
    unit: ValueUnit,
    value: DecimalNumber,
    text: String
  ) throws {
    let other = try required(value.adding(100_000))
    let slider = Slider(try Stops(values: [value, other]), value: value, unit: unit)
    let bounds = LayoutRect(x: 0, y: 0, width: 320, height: 52)
    #expect(SliderDrawing(of: slider, in: bounds).texts.first?.text == text)
  }

  @Test func `a hyphen in a name stays a hyphen`() throws {
    let slider = Slider(stops: try Stops(names: ["-1", "A-2"]))
    let bounds = LayoutRect(x: 0, y: 0, width: 320, height: 52)
    #expect(SliderDrawing(of: slider, in: bounds).texts.map(\.text) == ["-1", "A-2"])
  }

  @Test func `several sliders are filled from the first thumb to the last`() throws {
    let stops = try Stops(from: 0, to: 10, by: 1)
    let sliders = [2, 5, 7].map { Slider(stops: stops, index: $0) }
    let bounds = LayoutRect(x: 0, y: 0, width: 320, height: 80)
    for focus in sliders.indices {
      let drawing = SliderDrawing(of: sliders, focus: focus, label: "Range", in: bounds)
      let fill = drawing.layout.fill(from: 2, to: 7)
      #expect(drawing.shapes.contains(SliderShape(.box(fill, radius: 2), .fill)))
      let top = drawing.shapes.last { $0.role == .thumbEdge }
      #expect(top?.extent == drawing.layout.thumb(at: sliders[focus].index))
      #expect(drawing.labels.map(\.index).contains(sliders[focus].index))
    }
  }

  @Test(arguments: [(FillOrigin.minimum, 0), (.zero, 10), (.default, 15)])
  func `the fill begins at its origin`(origin: FillOrigin, first: Int) throws {
    for index in [3, 12, 18] {
      let slider = Slider(
        stops: try Stops(from: -10, to: 10, by: 1),
        index: index,
        presentation: SliderPresentation(fillOrigin: origin),
        defaultIndex: 15
      )
      let drawing = SliderDrawing(of: slider, in: LayoutRect(x: 0, y: 0, width: 320, height: 80))
      let fill = drawing.layout.fill(from: first, to: index)
      #expect(drawing.shapes.contains(SliderShape(.box(fill, radius: 2), .fill)))
    }
  }

  /// DejaVu Sans at 100 points, from the font's tables.
  @Test(arguments: [("iiii", 112.0), ("Größe", 305), ("100%", 286), ("Łódź", 234), ("WWW", 297)])
  func `text without an engine has the widths of its letters`(text: String, width: Double) throws {
    let drawing = SliderDrawing(
      of: Slider(try Stops(names: [text]), orientation: .vertical),
      in: LayoutRect(x: 0, y: 0, width: 2000, height: 400),
      style: .init(fontSize: 100, showsBubble: false)
    )
    #expect(drawing.labels.map(\.frame.size.width) == [width])
  }
}
