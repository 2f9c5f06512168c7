// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider
import TestValues
import Testing

/// Laws of the values of every kind of stops.
@Suite struct StopsLawTests {
  @Test(arguments: EveryKind.all)
  func `values ascend, and each stop is the nearest one to its own value`(
    kind: EveryKind
  ) throws {
    let failure = try kind.firstFailure { stops, index in
      stops.index(nearestTo: stops[index].value) == index
        && (index == 0 || stops[index - 1].value < stops[index].value)
    }
    #expect(failure == nil)
  }

  @Test(arguments: EveryKind.all)
  func `a value between two stops belongs to the nearer one, and the middle to the greater`(
    kind: EveryKind
  ) throws {
    let tenths = try [1, 4, 5, 6, 9].map { try #require(DecimalNumber("0.\($0)")) }
    let failure = try kind.firstFailure { stops, index in
      guard index + 1 < stops.count else { return true }
      let (here, next) = (stops[index].value, stops[index + 1].value)
      let gap = try required(next.subtracting(here))
      return try tenths.allSatisfy { tenth in
        let value = try required(gap.multiplied(by: tenth)?.adding(here))
        return stops.index(nearestTo: value) == (tenth < 0.5 ? index : index + 1)
      }
    }
    #expect(failure == nil)
  }

  @Test(arguments: EveryKind.all)
  func `values beyond the ends belong to the ends`(kind: EveryKind) throws {
    let failure = try kind.firstFailure { stops, _ in
      stops.index(nearestTo: -1_000_000_000) == 0
        && stops.index(nearestTo: 1_000_000_000) == stops.count - 1
    }
    #expect(failure == nil)
  }

  @Test(arguments: EveryKind.all)
  func `each value survives a round trip through text, and each name leads to its stop`(
    kind: EveryKind
  ) throws {
    let failure = try kind.firstFailure { stops, index in
      let stop = stops[index]
      return DecimalNumber(stop.value.description) == stop.value && stop.index == index
        && stops.hasNames == (stop.name != nil)
        && stop.name.flatMap(stops.index(named:)) ?? index == index
    }
    #expect(failure == nil)
  }

  @Test(arguments: EveryKind.all)
  func `a slider and its state survive a round trip through text and JSON`(
    kind: EveryKind
  ) throws {
    let failure = try kind.firstFailure(among: 0..<8) { stops, index in
      let slider = Slider(stops: stops, index: index)
      let state = SliderState(of: slider)
      guard SliderState(state.description) == state, state.position(in: stops) == .stop(index)
      else {
        return false
      }
      // The stops are the same for each index, and take long to encode.
      guard index < 2 else { return true }
      let data = try JSONEncoder().encode(slider)
      return try JSONDecoder().decode(Slider.self, from: data) == slider
    }
    #expect(failure == nil)
  }

  @Test(arguments: [EveryKind.Values.counted, .range, .based, .reachable])
  func `steps are exactly equal, except next to an end that no step reaches`(
    values: EveryKind.Values
  ) throws {
    let failure = try EveryKind(values: values, spacing: .even).firstFailure { stops, index in
      guard index > 1, index < stops.count - 1 else { return true }
      let step = stops[2].value.subtracting(stops[1].value)
      return stops[index].value.subtracting(stops[index - 1].value) == step
    }
    #expect(failure == nil)
  }
}
