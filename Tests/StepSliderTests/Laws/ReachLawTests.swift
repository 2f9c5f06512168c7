// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Laws of sliders some of whose stops are unavailable, for every kind of stops.
@Suite struct ReachLawTests {
  @Test(arguments: EveryKind.all)
  func `keys reach each available stop and no other`(kind: EveryKind) throws {
    try forRandomSliders(kind) { control, available in
      let reach = control.slider.reach
      #expect(reach.first == available.first && reach.last == available.last)
      for (key, expected) in [(SliderKey.right, available), (.left, available.reversed())] {
        _ = control.press(key == .right ? .home : .end)
        var visited = [control.slider.index]
        while control.press(key).change?.didMove == true { visited.append(control.slider.index) }
        try #require(visited == expected)
      }
    }
  }

  @Test(arguments: EveryKind.all)
  func `pages, values and presses lead to available stops only`(kind: EveryKind) throws {
    var numbers = SeededNumbers(seed: 5)
    try forRandomSliders(kind) { control, available in
      let layout = layout(of: control.slider)
      for _ in 0..<30 {
        let x = Double.random(in: -20...320, using: &numbers)
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: _ = control.press(.pageUp)
        case 1: _ = control.press(.pageDown)
        case 2: _ = control.adjust(.stop(Int.random(in: -5...500, using: &numbers)))
        case 3: _ = control.turn(by: Int.random(in: -9...9, using: &numbers))
        default:
          _ = control.point(.press(at: LayoutPoint(x: x, y: 22)), in: layout)
          _ = control.point(.move(to: LayoutPoint(x: 300 - x, y: 22)), in: layout)
          _ = control.releasePointer()
        }
        try #require(available.contains(control.slider.index))
      }
    }
  }

  @Test(arguments: EveryKind.all)
  func `a page and an arrow key move in their direction or not at all`(kind: EveryKind) throws {
    try forRandomSliders(kind) { control, available in
      for start in available.prefix(20) {
        for (key, isUp) in [
          (SliderKey.right, true), (.left, false), (.pageUp, true), (.pageDown, false),
        ] {
          _ = control.adjust(.stop(start))
          _ = control.press(key)
          let end = control.slider.index
          let isLast = start == (isUp ? available.last : available.first)
          try #require(isLast ? end == start : (isUp ? end > start : end < start))
        }
      }
    }
  }

  /// Calls a function with random sliders and the stops that are available in each.
  private func forRandomSliders(
    _ kind: EveryKind,
    _ test: (inout SliderControl, [Int]) throws -> Void
  ) throws {
    var numbers = SeededNumbers(seed: 77)
    for seed in 0..<8 as Range<UInt64> {
      let stops = try kind.stops(seed: seed)
      let gaps = (0..<Int.random(in: 0...6, using: &numbers)).map { _ in
        let start = Int.random(in: -2..<stops.count + 2, using: &numbers)
        return start...start + Int.random(in: 0...4, using: &numbers)
      }
      let ends = [0, 1].map { _ in Int.random(in: stops.indices, using: &numbers) }.sorted()
      let limits = Bool.random(using: &numbers) ? ends[0]...ends[1] : 0...stops.count - 1
      let available = limits.filter { index in !gaps.contains { $0.contains(index) } }
      guard let first = available.first else { continue }
      var control = SliderControl(Slider(stops: stops, index: first))
      _ = control.setReach(ReachableStops(limits: limits, unavailable: gaps))
      try test(&control, available)
    }
  }
}
