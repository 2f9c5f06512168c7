// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider
import TestValues
import Testing

/// Laws of the positions of every kind of stops on a track.
@Suite struct TrackLawTests {
  @Test(arguments: EveryKind.all)
  func `fractions ascend from 0 to 1, and each one is nearest to its own stop`(
    kind: EveryKind
  ) throws {
    let failure = try kind.firstFailure { stops, index in
      let (scale, last) = (TrackScale(stops), stops.count - 1)
      return scale.fraction(of: 0) == 0 && (last == 0 || scale.fraction(of: last) == 1)
        && scale.index(nearestTo: scale.fraction(of: index)) == index
        && (index == 0 || scale.fraction(of: index - 1) < scale.fraction(of: index))
    }
    #expect(failure == nil)
  }

  @Test(arguments: EveryKind.all)
  func `the nearest stop never decreases with the fraction`(kind: EveryKind) throws {
    for seed in 0..<6 as Range<UInt64> {
      let scale = TrackScale(try kind.stops(seed: seed))
      let indices = (-3...303).map { scale.index(nearestTo: Double($0) / 300) }
      #expect(indices == indices.sorted())
      #expect(indices.first == 0 && indices.last == scale.stops.count - 1)
    }
  }

  @Test(arguments: EveryKind.all)
  func `the middle between two stops belongs to the greater one despite rounding`(
    kind: EveryKind
  ) throws {
    let failure = try kind.firstFailure { stops, index in
      guard index > 0 else { return true }
      let scale = TrackScale(stops)
      let middle = (scale.fraction(of: index - 1) + scale.fraction(of: index)) / 2
      return scale.index(nearestTo: middle) == index
        && scale.index(nearestTo: middle.nextDown) == index
    }
    #expect(failure == nil)
  }

  @Test(arguments: EveryKind.all)
  func `distances are as the spacing says`(kind: EveryKind) throws {
    let failure = try kind.firstFailure { stops, index in
      guard stops.count > 1 else { return true }
      let fraction = TrackScale(stops).fraction(of: index)
      return abs(fraction - expectedFraction(of: index, in: stops)) < 1e-9
    }
    #expect(failure == nil)
  }

  /// The fraction of a stop, from the formula of its spacing in another arithmetic.
  private func expectedFraction(of index: Int, in stops: Stops) -> Double {
    let last = stops.count - 1
    func fraction(_ measure: (Int) -> Double) -> Double {
      (measure(index) - measure(0)) / (measure(last) - measure(0))
    }
    return switch stops.spacing {
    case .even: fraction { Double($0) }
    case .proportional: fraction { Double(stops[$0].value) }
    case .logarithmic: fraction { log10(Double(stops[$0].value)) }
    case .positions(let positions): fraction { positions[$0] }
    }
  }
}
