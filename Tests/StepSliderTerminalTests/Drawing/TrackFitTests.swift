// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import StepSliderTerminal

@Suite struct TrackFitTests {
  @Test(arguments: [1, 2, 3, 5, 8, 21, 30, 41, 97, 101, 997, 1001, 1_000_000])
  func `a track fits its room, and its ticks divide it evenly`(count: Int) throws {
    let stops = try Stops(count: count)
    for (orientation, longest) in [(TrackOrientation.horizontal, 101), (.vertical, 31)] {
      for room in 0...300 {
        guard let fit = TrackFit(of: stops, room: room, along: orientation) else {
          #expect(room < min(count, 5))
          continue
        }
        #expect((1...min(room, longest)).contains(fit.length))
        #expect((fit.length - 1).isMultiple(of: fit.tickGap))
        #expect(fit.isComplete == (count <= min(room, longest)))
      }
    }
  }

  @Test(arguments: [2, 5, 21, 101, 1001])
  func `more room makes a track longer or its ticks more`(count: Int) throws {
    let stops = try Stops(count: count)
    let fits = (5...300).compactMap { TrackFit(of: stops, room: $0, along: .horizontal) }
    for (small, large) in zip(fits, fits.dropFirst()) {
      #expect(large.length >= small.length || large.ticks > small.ticks)
    }
  }

  @Test func `a track takes nearly all of its room up to the limit`() throws {
    for room in 20...101 {
      let fit = try #require(TrackFit(of: Stops(count: 1001), room: room, along: .horizontal))
      #expect(fit.length * 9 > room * 8 - 9)
    }
  }
}

extension TrackFit {
  fileprivate var ticks: Int { (length - 1) / tickGap + 1 }
}
