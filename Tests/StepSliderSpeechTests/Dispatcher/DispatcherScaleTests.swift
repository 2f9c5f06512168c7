// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import StepSliderSpeech

@Suite struct DispatcherScaleTests {
  @Test(arguments: 80...900) func `a rate comes back as the nearest that is possible`(rate: Int) {
    let scale = DispatcherScale()
    let number = scale.number(forRate: rate)
    #expect(DispatcherScale.range.contains(number))
    let distances = DispatcherScale.range.map { abs(scale.rate($0) - rate) }
    // A number stands for up to three rates, and the scale cuts off fractions.
    #expect(abs(scale.rate(number) - rate) <= distances.min()! + 1)
  }

  @Test(arguments: 0...99) func `a pitch comes back`(pitch: Int) {
    #expect(DispatcherScale.pitch(DispatcherScale.number(forPitch: pitch)) == pitch)
  }

  @Test(arguments: [(0, -100), (50, 0), (100, 100), (200, 100)])
  func `full volume is the loudest`(volume: Int, number: Int) {
    #expect(DispatcherScale.number(forVolume: volume) == number)
  }

  @Test func `rates that are all the same divide nothing by zero`() {
    let scale = DispatcherScale(slowest: 170, normal: 170, fastest: 170)
    #expect(scale?.number(forRate: 80) == -100)
    #expect(scale?.number(forRate: 170) == 0)
    #expect(scale?.number(forRate: 900) == 100)
  }
}
