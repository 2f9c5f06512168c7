// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import StepSliderSpeech

@Suite struct DispatcherNumberTests {
  @Test(arguments: 80...900) func `a rate comes back as the nearest that is possible`(rate: Int) {
    let rates = DispatcherRequest.usualRates
    let number = DispatcherRequest.number(forRate: rate, in: rates)
    #expect(DispatcherRequest.numbers.contains(number))
    let distances = DispatcherRequest.numbers.map { number in
      abs(DispatcherRequest.rate(number, in: rates) - rate)
    }
    // A number stands for up to three rates, and the scale cuts off fractions.
    #expect(abs(DispatcherRequest.rate(number, in: rates) - rate) <= distances.min()! + 1)
  }

  @Test(arguments: 0...99) func `a pitch comes back`(pitch: Int) {
    #expect(DispatcherRequest.pitch(DispatcherRequest.number(forLevel: pitch)) == pitch)
  }

  @Test(arguments: [(0, -100), (50, 0), (100, 100), (200, 100)])
  func `full volume is the loudest`(volume: Int, number: Int) {
    #expect(DispatcherRequest.number(forLevel: volume) == number)
  }

  @Test(arguments: [(80, -100), (170, 0), (900, 100)])
  func `rates that are all the same divide nothing by zero`(rate: Int, number: Int) throws {
    let rates = try #require(DispatcherRequest.rates(slowest: 170, normal: 170, fastest: 170))
    #expect(DispatcherRequest.number(forRate: rate, in: rates) == number)
  }
}
