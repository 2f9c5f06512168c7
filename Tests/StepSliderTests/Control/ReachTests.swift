// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Limits that move, and stops that can't be chosen for now.
@Suite struct ReachTests {
  private var size: SliderControl {
    get throws {
      let names = ["Tiny", "Small", "Medium", "Large", "Huge"]
      var slider = Slider(try Stops(names: names), label: "Size")
      slider.setReach(ReachableStops(limits: 0...4, unavailable: [3...3]))
      return SliderControl(slider)
    }
  }

  @Test func `keys skip unavailable stops and say so`() throws {
    var control = try size
    #expect(control.press(.right).words.map(\.text) == ["Huge, 5 of 5, maximum, Large unavailable"])
    #expect(control.press(.left).words.map(\.text) == ["Medium, 3 of 5, Large unavailable"])
    #expect(control.press(.character("l")).words.map(\.text) == ["Large unavailable"])
    #expect(control.press(.character("?")).words[0].text.hasSuffix("Large unavailable."))
  }

  @Test func `a pointer doesn't hit an unavailable stop, and a drag passes it`() throws {
    var control = try size
    let layout = layout(of: control.slider)
    let press = control.point(.press(at: layout.point(of: 3)), in: layout)
    #expect(press.words.map(\.text) == ["Large unavailable"] && press.change == nil)
    #expect(!control.isDragging)
    _ = control.point(.press(at: layout.point(of: 2)), in: layout)
    for stop in [3, 4] {
      _ = control.point(.move(to: layout.point(of: stop)), in: layout)
      #expect(control.slider.index == 4)
    }
  }

  @Test func `a limit moves the thumb, says its new value, and is the end of the range`() throws {
    let slider = Slider(
      try Stops(from: 0, to: 100, by: 10),
      label: "Volume",
      value: 80,
      unit: .percent
    )
    var control = SliderControl(slider)
    let response = control.setReach(ReachableStops(limits: 2...6))
    #expect(response.words.map(\.text) == ["60 percent, maximum"])
    #expect(response.change?.cause == .program && response.change?.oldIndex == 8)
    #expect(control.press(.right).words.map(\.text) == ["60 percent, maximum"])
    #expect(
      control.takeFocus().words[0].text
        == "Volume, horizontal slider, 60 percent, minimum 20 percent, maximum 60 percent."
    )
    #expect(control.press(.home).words.map(\.text) == ["20 percent, minimum"])
    let range = try required(control.element(in: SliderLayout(of: control.slider, in: .zero)).range)
    #expect(range.index == 2 && range.stopCount == 11 && range.limits == 2...6)
    #expect(control.perform(action: .setIndex(5)).words.map(\.text) == ["50 percent"])
  }

  @Test func `a limit that moves below a held thumb takes the thumb with it`() throws {
    var control = SliderControl(Slider(try Stops(count: 11)))
    let layout = layout(of: control.slider)
    _ = control.point(.press(at: layout.point(of: 5)), in: layout)
    _ = control.point(.move(to: layout.point(of: 9)), in: layout)
    #expect(
      control.setReach(ReachableStops(limits: 0...7)).words.map(\.text) == ["8 of 11, maximum"]
    )
    #expect(control.isDragging)
    _ = control.point(.move(to: layout.point(of: 4)), in: layout)
    #expect(control.slider.index == 2, "the thumb moves on from its new stop")
    #expect(control.cancelPointer().change?.newIndex == 7)
  }

  @Test func `a knob, a wheel and typed stops meet unavailable stops as keys do`() throws {
    var slider = Slider(try Stops(count: 10))
    slider = slider.placed(at: .stop(3))
    slider.setReach(ReachableStops(limits: 0...9, unavailable: [4...5]))
    var control = SliderControl(slider)
    let layout = layout(of: slider)
    #expect(control.turn(by: 1).words.map(\.text) == ["7 of 10, 2 stops unavailable"])
    #expect(control.turn(by: -1).words.map(\.text) == ["4 of 10, 2 stops unavailable"])
    #expect(
      control.point(.wheel(1), in: layout).words.map(\.text) == ["7 of 10, 2 stops unavailable"]
    )
    #expect(control.point(.wheel(-1), in: layout).change?.newIndex == 3)
    #expect(control.press(.character("5")).words.map(\.text) == ["5 unavailable"])
    #expect(control.slider.index == 3)
  }

  @Test func `a letter goes to the next available name, or says that none is`() throws {
    let names = ["Tiny", "Large", "Larger", "Lime"]
    var slider = Slider(try Stops(names: names)).placed(at: .stop(0))
    slider.setReach(ReachableStops(limits: 0...3, unavailable: [1...1]))
    var control = SliderControl(slider)
    #expect(control.press(.character("l")).words.map(\.text) == ["Larger, 3 of 4"])
    _ = control.setReach(ReachableStops(limits: 0...3, unavailable: [1...3]))
    #expect(control.press(.home).change?.newIndex == 0)
    #expect(control.press(.character("l")).words.map(\.text) == ["Large unavailable"])
  }

  @Test func `a reload with other unavailable stops takes effect`() throws {
    let old = SliderPanel([SliderControl(Slider(try Stops(count: 5)))])
    var slider = Slider(try Stops(count: 5)).placed(at: .stop(0))
    slider.setReach(ReachableStops(limits: 0...4, unavailable: [3...3]))
    var panel = old.updated(to: [SliderControl(slider)], label: old.label).panel
    #expect(panel.focusedControl.slider.index == 2)
    #expect(panel.press(.right).change?.newIndex == 4)
  }

  @Test func `a thumb without others on its track keeps its own limits`() throws {
    let presentation = SliderPresentation(sharedTrack: SharedTrack())
    let slider = Slider(stops: try Stops(count: 10), index: 1, presentation: presentation)
    let others = try (0..<2).map { SliderControl(Slider(try Stops(count: 5), id: "\($0)")) }
    var panel = SliderPanel([SliderControl(slider)] + others)
    _ = panel.setReach(ReachableStops(limits: 0...3), of: 0)
    panel[1].hasKeyboard = false
    #expect(panel.sliders[0].reach.limits == 0...3)
    panel[1] = SliderControl(slider.placed(at: .stop(6)))
    #expect(panel.sliders[0].reach.limits == 0...6, "the other thumb sets them")
    panel[1] = others[1]
    #expect(panel.sliders[0].reach.limits == 0...9, "no other thumb is left")
  }

  @Test func `with no reachable stop, keys repeat the value`() throws {
    var control = SliderControl(Slider(try Stops(count: 3)))
    _ = control.setReach(ReachableStops(limits: 0...2, unavailable: [0...9]))
    for key in [SliderKey.right, .left, .home, .end, .pageUp] {
      #expect(control.press(key).words.map(\.text) == ["2 of 3, unavailable"])
    }
  }
}
