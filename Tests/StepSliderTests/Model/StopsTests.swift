// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider
import Testing

@Suite struct StopsTests {
  @Test(arguments: 0...15)
  func `values are exact at every number of decimals`(places: Int) throws {
    let step = places == 0 ? "1" : "0." + String(repeating: "0", count: places - 1) + "1"
    let last = places == 0 ? "99" : paddedValue(99, places: places)
    let stops = try range(step, last, step)
    #expect(stops.count == 99)
    for stop in stops {
      #expect(stop.value == DecimalNumber(paddedValue(stop.index + 1, places: places)))
    }
  }

  @Test(arguments: [1, 2, 3, 5, 10, 1000, 1_000_000])
  func `counted stops have their positions as values`(count: Int) throws {
    let stops = try Stops(count: count)
    #expect(stops.count == count)
    #expect(stops[0].value == 1)
    #expect(stops[count - 1].value == DecimalNumber(count))
    #expect(stops.index(nearestTo: DecimalNumber(count)) == count - 1)
  }

  @Test func `a maximum off the grid becomes the step below it unless requested`() throws {
    #expect(try range("0", "10", "3").map(\.value.description) == ["0", "3", "6", "9"])
    let always = try Stops(
      from: number("0"),
      to: number("10"),
      by: number("3"),
      reachesEnds: true
    )
    #expect(always.map(\.value.description) == ["0", "3", "6", "9", "10"])
    #expect(try always.index(nearestTo: number("9.5")) == 4)
    #expect(try always.index(nearestTo: number("9.4")) == 3)
  }

  @Test func `steps count from a base, and the ends are stops only on request`() throws {
    func values(reachesEnds: Bool) throws -> [String] {
      try Stops(from: 3, to: 21.5, by: 5, base: 0, reachesEnds: reachesEnds)
        .map(\.value.description)
    }
    #expect(try values(reachesEnds: false) == ["5", "10", "15", "20"])
    #expect(try values(reachesEnds: true) == ["3", "5", "10", "15", "20", "21.5"])
    let below = try Stops(from: -7, to: -1, by: 2, base: 100)
    #expect(below.map(\.value) == [-6, -4, -2])
    #expect(try Stops(from: 1, to: 4, by: 10, base: 0, reachesEnds: true).map(\.value) == [1, 4])
    #expect(try Stops(from: 4, to: 4, by: 10, base: 0, reachesEnds: true).map(\.value) == [4])
    #expect(throws: StopsError("no step is between 1 and 4")) {
      try Stops(from: 1, to: 4, by: 10, base: 0)
    }
  }

  @Test func `divisions are equal steps, or are refused`() throws {
    let quarters = try Stops(from: 1, to: 2, divisions: 4)
    #expect(quarters == (try Stops(from: 1, to: 2, by: 0.25)))
    #expect(try Stops(from: -1, to: 2, divisions: 3).map(\.value) == [-1, 0, 1, 2])
    let thirds = StopsError("0 to 1 can't be divided exactly by 3")
    #expect(throws: thirds) { try Stops(from: 0, to: 1, divisions: 3) }
    for divisions in [0, -1, .min, .max] {
      #expect(throws: StopsError.self) { try Stops(from: 0, to: 100, divisions: divisions) }
    }
    #expect(throws: StopsError.minimumAboveMaximum(3, 2)) {
      try Stops(from: 3, to: 2, divisions: 1)
    }
    #expect(throws: StopsError.self) { try Stops(from: 2, to: 2, divisions: 1) }
    #expect(throws: StopsError.tooMany(1_000_001)) {
      try Stops(from: 0, to: 1, divisions: 1_000_000)
    }
  }

  @Test func `the ends of pieces may have positions, and values between them a place`() throws {
    let prices = try Stops(from: 0, pieces: [.init(to: 500, by: 10), .init(to: 4000, by: 1000)])
    let spaced = try prices.spaced(.positions([0, 0.25, 1]))
    #expect(spaced.fraction(of: 0) == 0)
    #expect(spaced.fraction(of: 250) == 0.125)
    #expect(spaced.fraction(of: 255) == 0.1275)
    #expect(spaced.fraction(of: 500) == 0.25)
    #expect(spaced.fraction(of: 2250) == 0.625)
    #expect([4000, 9999].map { spaced.fraction(of: $0) } == [1, 1])
    #expect(spaced.fraction(of: -1) == 0)
    let same = try JSONDecoder().decode(Stops.self, from: JSONEncoder().encode(spaced))
    #expect(same == spaced)
    let refusal =
      "the number of positions (2) must equal the number of stops (55) or of the ends of pieces (3)"
    #expect(throws: StopsError(refusal)) { try prices.spaced(.positions([0, 1])) }
    let point = try Stops(from: 5, pieces: [.init(to: 5, by: 1), .init(to: 6, by: 1)])
    #expect(try point.spaced(.positions([0, 1, 2])).map(\.value) == [5, 6])
    #expect(try point.spaced(.positions([0, 1, 2])).fraction(of: 5) == 0)
  }

  @Test func `each piece of a range has a step of its own and ends at a stop`() throws {
    let stops = try Stops(from: 0, pieces: [.init(to: 10, by: 1), .init(to: 95, by: 10)])
    let values = stops.map(\.value)
    #expect(values.prefix(12) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20])
    #expect(values.suffix(2) == [90, 95])
    for stop in stops { #expect(stops.index(nearestTo: stop.value) == stop.index) }
    #expect(stops.index(nearestTo: 15) == 11 && stops.index(nearestTo: 14.9) == 10)
    #expect(stops.index(nearestTo: -5) == 0 && stops.index(nearestTo: 500) == stops.count - 1)
    #expect(throws: StopsError.tooFew(0)) { try Stops(from: 0, pieces: []) }
    #expect(throws: StopsError("piece 2 ends at 5, before it begins at 10")) {
      try Stops(from: 0, pieces: [.init(to: 10, by: 1), .init(to: 5, by: 1)])
    }
    #expect(throws: StopsError.tooMany(1_000_002)) {
      try Stops(from: 0, pieces: [.init(to: 1, by: 0.000002), .init(to: 500_002, by: 1)])
    }
  }

  @Test func `round numbers are stops from the minimum to the maximum`() throws {
    #expect(
      try Stops(roundFrom: 20, to: 2000).map(\.value) == [
        20, 30, 50, 100, 200, 300, 500, 1000, 2000,
      ]
    )
    #expect(try Stops(roundFrom: 0.4, to: 2.5).map(\.value) == [0.4, 0.5, 1, 2, 2.5])
    #expect(try Stops(roundFrom: 7, to: 7).map(\.value) == [7])
    #expect(throws: StopsError.notPositive(0)) { try Stops(roundFrom: 0, to: 10) }
    let least = DecimalNumber("1e-18"), most = DecimalNumber("9e17")
    let all = try Stops(roundFrom: try #require(least), to: try #require(most))
    #expect(all.count == 145 && TrackScale(all).fraction(of: 72) > 0.4)
  }

  @Test func `a minimum equal to the maximum gives one stop`() throws {
    #expect(try range("5", "5", "1").count == 1)
  }

  @Test func `stops are found by name, and by their first letters without case and accents`() throws
  {
    let stops = try Stops(names: ["Small", "Medium", "Large", "ärger", "largo"])
    #expect(stops.index(named: "Large") == 2)
    #expect(stops.index(after: 0, nameBeginningWith: "l") == 2)
    #expect(stops.index(after: 2, nameBeginningWith: "L") == 4)
    #expect(stops.index(after: 4, nameBeginningWith: "l") == 2)
    #expect(stops.index(after: 0, nameBeginningWith: "Ä") == 3)
    #expect(stops.index(after: 0, nameBeginningWith: "s") == 0)
    #expect(stops.index(after: 0, nameBeginningWith: "LARG") == 2)
    #expect(stops.index(after: 0, nameBeginningWith: "a") == 3)
    #expect(stops.index(after: 0, nameBeginningWith: "x") == nil)
    #expect(stops.index(after: 0, nameBeginningWith: "") == nil)
    for index in [-5, .min] {
      #expect(stops.index(after: index, nameBeginningWith: "l") == 2)
      #expect(stops.index(after: index, nameBeginningWith: "s") == 0)
    }
    for index in [5, 99, .max] {
      #expect(stops.index(after: index, nameBeginningWith: "s") == 0)
      #expect(stops.index(after: index, nameBeginningWith: "l") == 2)
    }
    #expect(try Stops(count: 3).index(after: 0, nameBeginningWith: "1") == nil)
  }

  @Test func `invalid stops are rejected with the rule that they break`() throws {
    func blankName(_ item: Int) -> StopsError {
      StopsError("name \(item) is blank and can't be spoken", item: item)
    }
    func notAscending(_ item: Int, after value: Int) -> StopsError {
      let rule = "is not greater than \(value) before it; use ascending values"
      return StopsError("2 at position \(item) \(rule)", item: item)
    }
    #expect(throws: StopsError.tooFew(0)) { try Stops(count: 0) }
    #expect(throws: StopsError.tooFew(-3)) { try Stops(count: -3) }
    #expect(throws: StopsError.tooMany(1_000_001)) { try Stops(count: 1_000_001) }
    #expect(throws: StopsError.tooFew(0)) { try Stops(names: []) }
    #expect(throws: blankName(1)) { try Stops(names: ["", "A"]) }
    #expect(throws: blankName(2)) { try Stops(names: ["A", " \t"]) }
    #expect(throws: blankName(1)) { try Stops(names: [" \u{200D}", "A"]) }
    #expect(throws: StopsError("duplicate name \"A\" at positions 1 and 3", item: 3)) {
      try Stops(names: ["A", "B", "A"])
    }
    #expect(throws: notAscending(2, after: 3)) { try list("3", "2", "1") }
    #expect(throws: notAscending(3, after: 2)) { try list("1", "2", "2.0") }
    #expect(throws: StopsError.stepNotPositive(0)) { try range("0", "1", "0") }
    #expect(throws: StopsError.stepNotPositive(-1)) { try range("0", "1", "-1") }
    #expect(throws: StopsError.minimumAboveMaximum(5, 1)) {
      try range("5", "1", "1")
    }
    #expect(throws: StopsError.tooMany(1_000_001)) { try range("0", "1000000", "1") }
    #expect(throws: StopsError("the range contains values of more than 18 digits")) {
      try range("1000000000", "1000000000", "0.000000000001")
    }
    #expect(throws: StopsError("the number of names (1) must equal the number of stops (2)")) {
      try Stops(values: [1, 2], names: ["A"])
    }
  }

  @Test func `only the digits of values count, not those of an end that is no stop`() throws {
    let stops = try range("-100", "1.00000000000000001", "1")
    #expect(stops.count == 102 && stops.minimum.value == -100 && stops.maximum.value == 1)
    #expect(throws: StopsError("the range contains values of more than 18 digits")) {
      try range("100000000000000000", "100000000000000001", "0.1")
    }
  }

  @Test func `a range at the limits of numbers is counted without a crash`() {
    #expect(throws: StopsError.tooMany(.max)) {
      try range("-999999999999999999", "999999999999999999", "0.000000000000000001")
    }
    #expect(throws: Never.self) {
      try range("-999999999999999999", "999999999999999999", "999999999999999999")
    }
  }
}

private func range(_ from: String, _ to: String, _ by: String) throws -> Stops {
  try Stops(from: number(from), to: number(to), by: number(by))
}

private func list(_ values: String...) throws -> Stops { try Stops(values: values.map(number)) }

/// Returns a value with a decimal point: 7 with three places is 0.007.
private func paddedValue(_ value: Int, places: Int) -> String {
  let digits = String(value)
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  return places == 0 ? digits : padded.dropLast(places) + "." + padded.suffix(places)
}
