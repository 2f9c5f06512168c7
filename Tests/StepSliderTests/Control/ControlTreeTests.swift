// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// What assistive technologies get of a control and of a panel, which are `Accessible` themselves.
@Suite struct ControlTreeTests {
  @Test(arguments: TrackOrientation.allCases, [16, 32])
  func `a press where the tree says takes the thumb of the drawing`(
    orientation: TrackOrientation,
    value: Int
  ) throws {
    let stops = try Stops(from: 12, to: 32, by: 4)
    let bounds =
      orientation == .horizontal
      ? LayoutRect(x: 7, y: 40, width: 420, height: 110)
      : LayoutRect(x: 7, y: 40, width: 200, height: 300)
    var panel = SliderPanel(
      range: stops,
      label: "Sizes",
      values: [12, DecimalNumber(value)],
      orientation: orientation
    )
    let drawing = panel.drawing(in: bounds, label: "Sizes")
    panel[0].layout = drawing.layout
    for (index, id) in [ElementID("range-0"), "range-1"].enumerated() {
      let item = try #require(panel.accessibilitySnapshot.item(of: id))
      #expect(item.frame == drawing.layout.thumb(of: panel.sliders[index]))
      let point = item.activationPoint
      _ = panel.handle(.press(at: point), on: drawing, of: 0)
      #expect(panel.focusedIndex == index && panel[index].isDragging)
      _ = panel.handle(.release, on: drawing, of: 0)
    }
    #expect(panel.values == [12, DecimalNumber(value)])
  }

  @Test func `a single slider's frame is that of its drawing, without the title`() throws {
    var size = SliderControl(Slider(try Stops(count: 5), label: "Size", value: 5))
    let drawing = size.drawing(in: LayoutRect(x: 0, y: 0, width: 320, height: 110))
    size.layout = drawing.layout
    let item = try #require(size.accessibilitySnapshot.items.first)
    #expect(item.frame.minY > 0 && item.frame.maxX <= 320 && item.frame.size.width > 280)
    #expect(item.frame.contains(drawing.layout.thumb(of: size.slider).center))
    _ = size.handle(.press(at: item.activationPoint), on: drawing)
    #expect(size.isDragging && size.value == 5)
  }

  @Test func `sliders without identities of their own can each be adjusted`() throws {
    let slider = Slider(try Stops(count: 5), value: 2)
    var panel = SliderPanel([SliderControl(slider), SliderControl(slider)])
    let ids = panel.accessibilitySnapshot.items.map(\.element.id)
    #expect(ids == ["slider", "slider, 2"])
    #expect(panel.perform(.increment, on: ids[1]) != .refused)
    #expect(panel.values == [2, 3])
    #expect(panel.perform(.focus, on: ids[1]) == .done())
    #expect(panel.accessibilityFocus == ids[1])
    #expect(panel.perform(.increment, on: "slider, 3") == .refused)
  }

  @Test func `two panels in one tree have identities of their own`() throws {
    let panels = try ["bass", "speed"].map { id in
      SliderPanel([SliderControl(Slider(try Stops(count: 3), id: id))])
    }
    #expect(Set(panels.map(\.accessibilityTree.id)).count == 2)
  }

  @Test func `the values of a range restore it, also those that aren't set`() throws {
    let stops = try Stops(from: 0, to: 100, by: 10)
    for values in [[60, 80], [0, 0], [nil, 80], [nil, nil]] as [[DecimalNumber?]] {
      #expect(SliderPanel(range: stops, label: "Price", values: values).values == values)
    }
  }

  @Test func `a panel of one speaks as its control alone does`() throws {
    let control = SliderControl(Slider(try Stops(count: 5), label: "Size"))
    var (alone, panel) = (control, SliderPanel([control]))
    #expect(alone.takeFocus().words == panel.takeFocus().words)
    for key in [SliderKey.right, .end, .space, .character("?"), .character("?"), .escape] {
      #expect(alone.press(key).words == panel.press(key).words)
    }
  }

  @Test func `a response is described by what happened`() throws {
    var size = SliderControl(Slider(try Stops(names: ["Small", "Large"]), label: "Size", value: 1))
    #expect(size.press(.right).description == #""Large, 2 of 2, maximum", moved to 2"#)
    #expect(size.press(.right).description == #""Large, 2 of 2, maximum", not moved"#)
    #expect(size.press(.tab).description == "focus")
    #expect(SliderResponse().description == "nothing")
  }
}
