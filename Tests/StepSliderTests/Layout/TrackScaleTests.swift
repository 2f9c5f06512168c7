// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

@Suite struct TrackScaleTests {
  @Test func `proportional fractions follow the values`() throws {
    let scale = try TrackScale(stops("-2", "0", "0.5", "8"), spacing: .proportional)
    #expect((0..<4).map(scale.fraction) == [0, 0.2, 0.25, 1])
    let ragged = try Stops(
      from: number("0"),
      to: number("10"),
      by: number("4"),
      reachesEnds: true
    )
    #expect(
      (0..<4).map(try TrackScale(ragged, spacing: .proportional).fraction) == [0, 0.4, 0.8, 1]
    )
    #expect(TrackScale(ragged).fraction(of: 2) == 2.0 / 3)
  }

  @Test func `equal ratios are equal distances on a logarithmic scale`() throws {
    let decades = try TrackScale(stops("0.001", "0.1", "10", "1000"), spacing: .logarithmic)
    for index in 0..<4 {
      #expect(abs(decades.fraction(of: index) - Double(index) / 3) < 1e-14)
    }
    let third = try TrackScale(stops("1", "2", "1024"), spacing: .logarithmic)
    #expect(third.fraction(of: 1) == 0.1)
    // The base 10 logarithm of 3, from Abramowitz and Stegun, table 1.1.
    let three = try TrackScale(stops("1", "3", "10"), spacing: .logarithmic)
    #expect(abs(three.fraction(of: 1) - 0.477_121_254_719_662_4) < 1e-14)
  }

  @Test func `fractions never decrease for values that a Double can't distinguish`() throws {
    let digits = (0..<10).map { "99999999999999999\($0)" }
    for spacing in Stops.Spacing.computed {
      let scale = try TrackScale(Stops(values: digits.map(number)), spacing: spacing)
      for index in 1..<10 {
        #expect(scale.fraction(of: index - 1) <= scale.fraction(of: index))
      }
      #expect(scale.index(nearestTo: 1) == 9 && scale.index(nearestTo: 0) < 10)
    }
  }

  @Test(arguments: ["0", "-1"])
  func `a logarithmic scale rejects 0 and negative values`(minimum: String) throws {
    let value = try number(minimum)
    let stops = try Stops(values: [value, 5])
    #expect(throws: StopsError.notPositive(value)) { try stops.spaced(.logarithmic) }
    #expect(StopsError.notPositive(value).description.hasSuffix("but its minimum is \(minimum)"))
  }

  @Test func `positions by hand are used as they are, in any unit`() throws {
    let stops = try Stops(names: ["Off", "Low", "High"]).spaced(.positions([10, 20, 90]))
    let scale = TrackScale(stops)
    #expect((0..<3).map(scale.fraction) == [0, 0.125, 1])
    #expect(scale.index(nearestTo: 0.5) == 1 && scale.index(nearestTo: 0.57) == 2)
  }

  @Test(arguments: [
    ([0, 1], "the number of positions (2) must equal the number of stops (3)"),
    ([0, 0, 1], "position 2 is not greater than the one before it; use ascending positions"),
    ([0, 1, Double.nan], "position 3 is too far from 0; use -1000000000 to 1000000000"),
    ([-Double.infinity, 0, 1], "position 1 is too far from 0; use -1000000000 to 1000000000"),
  ])
  func `invalid positions are refused`(positions: [Double], error: String) throws {
    let stops = try Stops(count: 3)
    let refusal = #expect(throws: StopsError.self) { try stops.spaced(.positions(positions)) }
    #expect(refusal?.description == error)
  }

  @Test func `an invalid fraction gives one of the ends`() throws {
    let scale = TrackScale(try Stops(count: 7))
    for fraction in [-1, -Double.infinity, .nan] { #expect(scale.index(nearestTo: fraction) == 0) }
    for fraction in [1.5, 1e300, .infinity] { #expect(scale.index(nearestTo: fraction) == 6) }
    let single = TrackScale(try Stops(count: 1))
    for fraction in carelessNumbers { #expect(single.index(nearestTo: fraction) == 0) }
    #expect(single.fraction(of: 0) == 0)
  }
}

private func stops(_ values: String...) throws -> Stops { try Stops(values: values.map(number)) }
