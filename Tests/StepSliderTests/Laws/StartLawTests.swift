// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Laws of sliders that start between two stops or not set, for every kind of stops.
@Suite struct StartLawTests {
  @Test(arguments: EveryKind.all)
  func `a step from between two stops leads to the next one in its direction`(
    kind: EveryKind
  ) throws {
    let failure = try kind.firstFailure { stops, index in
      guard let kept = try slider(between: index, in: stops) else { return true }
      var (up, down) = (SliderControl(kept), SliderControl(kept))
      _ = up.press(.right)
      _ = down.press(.left)
      return up.slider.position == .stop(index + 1) && down.slider.position == .stop(index)
    }
    #expect(failure == nil)
  }

  @Test(arguments: EveryKind.all)
  func `Escape returns to the value between two stops, or to none`(kind: EveryKind) throws {
    let failure = try kind.firstFailure { stops, index in
      let kept = try slider(between: index, in: stops)
      return [kept, Slider(stops: stops).placed(at: .notSet)].compactMap { $0 }.allSatisfy {
        start in
        var control = SliderControl(start)
        _ = control.takeFocus()
        for key in [SliderKey.right, .end, .pageDown, .escape] { _ = control.press(key) }
        return control.slider.position == start.position
      }
    }
    #expect(failure == nil)
  }

  @Test(arguments: EveryKind.all)
  func `a thumb between two stops is drawn between them`(kind: EveryKind) throws {
    let failure = try kind.firstFailure { stops, index in
      guard let kept = try slider(between: index, in: stops) else { return true }
      let layout = layout(of: kept)
      let middle = layout.thumb(of: kept).center.x
      return layout.thumb(at: index).center.x <= middle
        && middle <= layout.thumb(at: index + 1).center.x
    }
    #expect(failure == nil)
  }

  @Test(arguments: [
    ("100000000000000000", "1"), ("-100000000000000000", "1"), ("123456789.123456789", "1e-9"),
    ("0.100000000000000001", "1e-18"),
  ])
  func `a thumb between stops that a Double can't tell apart is drawn between them`(
    start: String,
    unit: String
  ) throws {
    let values = try (0...12).map { count in
      let distance = try number(unit).multiplied(by: DecimalNumber(count))
      return try required(number(start).adding(required(distance)))
    }
    let list = try Stops(values: stride(from: 0, through: 12, by: 4).map { values[$0] })
    for spacing in Stops.Spacing.computed where values[0] > 0 || spacing != .logarithmic {
      let stops = try list.spaced(spacing)
      let places = values.map { value in
        let slider = Slider(stops: stops).placed(at: .value(value))
        let drawing = SliderDrawing(of: slider, in: LayoutRect(x: 0, y: 0, width: 300, height: 90))
        return drawing.layout.thumb(of: slider).center.x
      }
      let areOrdered = zip(places, places.dropFirst()).allSatisfy {
        spacing == .logarithmic ? $0 <= $1 : $0 < $1
      }
      #expect(areOrdered, "\(spacing): \(places)")
    }
  }

  @Test(arguments: EveryKind.all)
  func `from beyond the stops, keys lead to their end or stay`(kind: EveryKind) throws {
    for seed in 0..<6 as Range<UInt64> {
      let stops = try kind.stops(seed: seed)
      guard stops.hasValues, let above = stops.maximum.value.adding(1) else { continue }
      let start = Slider(stops: stops).placed(at: .value(above))
      var (up, down) = (SliderControl(start), SliderControl(start))
      #expect(up.press(.right).change?.end == .maximum && up.slider.value == above)
      #expect(down.press(.left).change?.didMove == true)
      #expect(down.slider.position == .stop(stops.count - 1))
      let layout = layout(of: start)
      #expect(layout.thumb(of: start) == layout.thumb(at: stops.count - 1))
    }
  }

  @Test(arguments: EveryKind.all)
  func `any key that moves a thumb sets it`(kind: EveryKind) throws {
    for seed in 0..<6 as Range<UInt64> {
      let unset = Slider(stops: try kind.stops(seed: seed)).placed(at: .notSet)
      for key in [SliderKey.left, .right, .up, .down, .home, .end, .pageUp, .pageDown] {
        var control = SliderControl(unset)
        #expect(control.press(key).change?.didMove == true && control.slider.isSet)
      }
    }
  }

  /// Returns a slider between a stop and the next one, if there is a value between them.
  private func slider(between index: Int, in stops: Stops) throws -> Slider? {
    guard stops.hasValues, index + 1 < stops.count else { return nil }
    let gap = try required(stops[index + 1].value.subtracting(stops[index].value))
    let part = try required(gap.multiplied(by: 0.3))
    let value = try required(stops[index].value.adding(part))
    return Slider(stops: stops).placed(at: .value(value))
  }
}
