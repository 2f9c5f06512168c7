// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider
import TestValues
import Testing

/// A slider may start between its stops, not be set, and have a default to return to.
@Suite struct StartTests {
  private func kept(_ value: DecimalNumber) throws -> SliderControl {
    let slider = Slider(try Stops(from: 0, to: 100, by: 10), label: "Volume", unit: .percent)
    return SliderControl(slider.placed(at: .value(value)))
  }

  @Test func `a value between two stops is spoken as it is until the first move`() throws {
    var control = try kept(37.5)
    #expect(control.takeFocus().words.first?.text.contains("37.5 percent, minimum 0") == true)
    #expect(control.press(.space).words.map(\.text) == ["37.5 percent"])
    #expect(control.press(.right).words.map(\.text) == ["40 percent"])
    #expect(control.press(.escape).words.map(\.text) == ["37.5 percent"])
    #expect(control.slider.position == .value(37.5))
  }

  @Test(arguments: [
    (SliderAdjustment.increment, 4), (.decrement, 3), (.pageUp, 5), (.pageDown, 2), (.minimum, 0),
    (.maximum, 10), (.stop(7), 7), (.value(37.5), 4),
  ])
  func `from between two stops, a step goes to the next stop in its direction`(
    adjustment: SliderAdjustment,
    index: Int
  ) throws {
    var slider = try kept(37.5).slider
    let change = try required(slider.adjust(adjustment, cause: .key))
    #expect(slider.position == .stop(index) && change.didMove && change.oldIndex == 4)
  }

  @Test func `a knob and a wheel also go to the next stop, and a reload keeps the value`() throws {
    var control = try kept(37)
    #expect(control.turn(by: 1).words.map(\.text) == ["40 percent"])
    control = try kept(37)
    #expect(control.turn(by: -2).words.map(\.text) == ["20 percent"])
    let old = SliderPanel([try kept(37)])
    var slider = old.focusedControl.slider
    slider = slider.presented(as: SliderPresentation(label: "Loudness", unit: .percent))
    let controls = [SliderControl(slider.placed(at: .stop(0)))]
    let new = old.updated(to: controls, label: old.label).panel
    #expect(new.focusedControl.slider.position == .value(37))
  }

  /// As at volumes above 100 percent (hyprdots#1893).
  @Test(arguments: [
    (130, SliderKey.left, "100 percent"), (130, .right, "130 percent, maximum"),
    (130, .pageUp, "130 percent, maximum"), (130, .end, "100 percent, maximum"),
    (130, .home, "0 percent, minimum"), (-1, .right, "0 percent"),
    (-1, .left, "-1 percent, minimum"), (-1, .home, "0 percent, minimum"),
  ])
  func `a value beyond the stops is spoken as it is until a key leads back`(
    value: DecimalNumber,
    key: SliderKey,
    words: String
  ) throws {
    var control = try kept(value)
    let start = "Volume, horizontal slider, \(value) percent, minimum 0 percent"
    #expect(control.takeFocus().words.first?.text.hasPrefix(start) == true)
    let response = control.press(key)
    #expect(response.words.map(\.text) == [words])
    #expect(response.change?.didMove == (control.slider.position != .value(value)))
    _ = control.press(.escape)
    #expect(control.slider.position == .value(value))
  }

  @Test func `only a value that is no stop's is kept`() throws {
    #expect(try kept(40).slider.position == .stop(4))
    let named = Slider(try Stops(names: ["A", "B", "C"]), label: "Size")
    #expect(named.placed(at: .value(1.4)).position == .stop(0))
  }

  @Test func `a drag from between two stops can be cancelled`() throws {
    var control = try kept(37.5)
    let layout = layout(of: control.slider)
    let start = layout.thumb(of: control.slider).center
    _ = control.point(.press(at: start), in: layout)
    #expect(control.slider.position == .value(37.5))
    let moved = control.point(.move(to: layout.point(of: 9)), in: layout)
    #expect(moved.words.map(\.text) == ["90 percent"])
    let cancelled = control.cancelPointer()
    #expect(cancelled.words.map(\.text) == ["37.5 percent"] && cancelled.change?.newIndex == 4)
  }
}

extension StartTests {
  private var rating: SliderControl {
    get throws {
      let slider = Slider(try Stops(count: 5), label: "Rating")
      return SliderControl(slider.placed(at: .notSet))
    }
  }

  @Test func `a slider that isn't set says so`() throws {
    var control = try rating
    #expect(control.takeFocus().words.first?.text == "Rating, horizontal slider, not set.")
    #expect(control.press(.enter).words.map(\.text) == ["not set"])
    #expect(!control.slider.isSet)
  }

  @Test(arguments: [
    (SliderKey.right, "3 of 5"), (.left, "3 of 5"), (.pageUp, "3 of 5"), (.home, "1 of 5, minimum"),
    (.end, "5 of 5, maximum"), (.character("4"), "4 of 5"),
  ])
  func `any key sets it, and Escape takes that back`(key: SliderKey, words: String) throws {
    var control = try rating
    _ = control.takeFocus()
    let response = control.press(key)
    #expect(response.words.map(\.text) == [words] && response.change?.didMove == true)
    #expect(control.press(.escape).words.map(\.text) == ["not set"])
    #expect(control.slider.position == .notSet)
  }

  @Test func `a slider that isn't set begins at its default`() throws {
    let slider = Slider(stops: try Stops(count: 5), defaultIndex: 1).placed(at: .notSet)
    var control = SliderControl(slider)
    #expect(control.press(.up).words.map(\.text) == ["2 of 5, default"])
  }

  /// As ARIA's rating pattern wants it.
  @Test func `a program says where the first press leads, and no stop is there before`() throws {
    let stops = try Stops(count: 5)
    let slider = Slider(stops, defaultValue: 4, firstValue: 1).placed(at: .notSet)
    #expect(slider.stop == nil && slider.value == nil && slider.index == 0)
    let same = try JSONDecoder().decode(Slider.self, from: JSONEncoder().encode(slider))
    #expect(same == slider)
    for key in [SliderKey.right, .left, .pageUp] {
      var control = SliderControl(slider)
      #expect(control.press(key).words.first?.text.hasPrefix("1 of 5") == true)
      #expect(control.slider.stop == stops[0])
    }
  }
}

extension StartTests {
  private var balance: SliderControl {
    get throws {
      let stops = try Stops(from: -50, to: 50, by: 10)
      let slider = Slider(
        stops: stops,
        presentation: SliderPresentation(label: "Balance"),
        defaultIndex: 5
      )
      return SliderControl(slider)
    }
  }

  @Test func `Delete returns to the default, whose word is spoken there`() throws {
    var control = try balance
    #expect(control.slider.index == 5)
    #expect(control.press(.right).words.map(\.text) == ["10"])
    #expect(control.press(.delete).words.map(\.text) == ["0, default"])
    #expect(control.press(.delete).words.map(\.text) == ["0, default"])
    #expect(control.press(.character("?")).words.first?.text.hasSuffix("Default: 0.") == true)
  }

  @Test func `on a slider without a default, Delete has no action`() throws {
    var control = SliderControl(Slider(try Stops(count: 5)))
    #expect(control.press(.delete) == SliderResponse())
  }

  @Test func `a double click on the thumb returns to the default`() throws {
    var control = try balance
    let layout = layout(of: control.slider)
    func click(at time: Duration) -> [String] {
      let press = control.point(.press(at: layout.point(of: 8)), in: layout, at: time)
      _ = control.point(.release, in: layout, at: time)
      return press.words.map(\.text)
    }
    #expect(click(at: .zero) == ["30"])
    #expect(click(at: .milliseconds(300)) == ["0, default"])
    #expect(click(at: .milliseconds(1000)) == ["30"])
    #expect(click(at: .milliseconds(1500)) == ["30"])
  }
}
