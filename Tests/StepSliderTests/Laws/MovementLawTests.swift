// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Laws of keys, requests and drags on every kind of stops.
@Suite struct MovementLawTests {
  @Test(arguments: EveryKind.all)
  func `keys and screen readers reach each stop from its neighbours, one at a time`(
    kind: EveryKind
  ) throws {
    let failure = try kind.firstFailure { stops, index in
      guard index > 0 else { return true }
      var control = SliderControl(Slider(stops: stops, index: index - 1))
      let up = control.press(.right).change
      let arrived = control.slider.index
      let down = control.perform(action: .decrement).change
      return up?.newIndex == index && up?.didMove == true && arrived == index
        && down?.newIndex == index - 1 && control.slider.index == index - 1
    }
    #expect(failure == nil)
  }

  @Test(arguments: EveryKind.all)
  func `pages reach both ends, and a push against an end changes nothing`(
    kind: EveryKind
  ) throws {
    for seed in 0..<5 as Range<UInt64> {
      let stops = try kind.stops(seed: seed)
      var control = SliderControl(Slider(stops: stops))
      let ends = [
        (SliderKey.pageUp, stops.maximum, AdjustableRange.End.maximum),
        (.pageDown, stops.minimum, .minimum),
      ]
      for (key, stop, end) in ends {
        for _ in 0..<12 { _ = control.press(key) }
        #expect(control.slider.stop == stop)
        let push = try required(control.press(key).change)
        #expect(!push.didMove && push.end == end)
      }
      _ = control.press(.end)
      #expect(control.slider.stop == stops.maximum)
      _ = control.press(.home)
      #expect(control.slider.stop == stops.minimum)
    }
  }

  @Test(arguments: EveryKind.all)
  func `each stop is reached by its value and by its index`(kind: EveryKind) throws {
    let failure = try kind.firstFailure { stops, index in
      var slider = Slider(stops: stops)
      slider.adjust(.value(stops[index].value), cause: .program)
      let byValue = slider.index
      slider = Slider(stops: stops)
      slider.adjust(.stop(index), cause: .program)
      return byValue == index && slider.index == index
    }
    #expect(failure == nil)
  }

  @Test(arguments: EveryKind.all, [true, false])
  func `a cancelled drag and Escape restore the value from before`(
    kind: EveryKind,
    isEscape: Bool
  ) throws {
    var numbers = SeededNumbers(seed: 31)
    for seed in 0..<10 as Range<UInt64> {
      let stops = try kind.stops(seed: seed)
      let start = Int.random(in: stops.indices, using: &numbers)
      var control = SliderControl(Slider(stops: stops, index: start))
      let layout = layout(of: control.slider)
      _ = control.point(.press(at: layout.thumb(at: start).center), in: layout)
      for _ in 0..<5 {
        let point = LayoutPoint(x: .random(in: -50...350, using: &numbers), y: 22)
        _ = control.point(.move(to: point), in: layout)
      }
      let response = isEscape ? control.press(.escape) : control.cancelPointer()
      #expect(control.slider.index == start && !control.isDragging)
      #expect(response.change.map { $0.phase == .cancelled && $0.newIndex == start } ?? true)
    }
  }

  @Test(arguments: EveryKind.all)
  func `Escape returns to the stop that had the focus`(kind: EveryKind) throws {
    let failure = try kind.firstFailure { stops, index in
      var control = SliderControl(Slider(stops: stops, index: index))
      _ = control.takeFocus()
      for key in [SliderKey.right, .pageUp, .left, .end, .pageDown] { _ = control.press(key) }
      _ = control.press(.escape)
      return control.slider.index == index
    }
    #expect(failure == nil)
  }
}
