// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

@Suite struct SliderStateTests {
  @Test func `a state survives a round trip through text for every stop`() throws {
    for stops in [
      try Stops(count: 7), try range("0.1", "0.7", "0.1"),
      try Stops(names: ["S", "M", "Very large"]),
      try Stops(values: [number("-2"), number("0.05")], names: ["two\nlines", " x "]),
      try Stops(names: ["\u{301}a", "\u{200D}c", "a \u{345}b"]),
    ] {
      for index in stops.indices {
        let state = SliderState(of: Slider(stops: stops, index: index))
        let read = try required(SliderState(state.description))
        #expect(read == state)
        #expect(read.position(in: stops) == .stop(index))
      }
    }
  }

  @Test func `the text is readable`() throws {
    let slider = Slider(stops: try range("0.1", "0.7", "0.1"), index: 2)
    #expect(SliderState(of: slider).description == "1 3/7 0.3")
    let named = Slider(stops: try Stops(names: ["S", "Very large"]), index: 1)
    #expect(SliderState(of: named).description == "1 2/2 - Very large")
  }

  @Test func `changed values restore the nearest one, and the greater of two`() throws {
    let state = SliderState(of: Slider(stops: try range("0", "10", "1"), index: 5))
    #expect(state.position(in: try range("0", "10", "2")) == .stop(3))
    #expect(state.position(in: try range("7", "10", "1")) == .stop(0))
    #expect(state.position(in: try range("0", "4.9", "0.1")) == .stop(49))
  }

  @Test func `a name is found at its new position`() throws {
    let state = SliderState(of: Slider(stops: try Stops(names: ["S", "M", "L"]), index: 2))
    #expect(state.position(in: try Stops(names: ["XS", "S", "M", "L", "XL"])) == .stop(3))
    #expect(state.position(in: try Stops(names: ["Small", "Medium", "Large", "Huge"])) == .stop(2))
    #expect(state.position(in: try Stops(names: ["Small", "Large"])) == .stop(1))
  }

  @Test func `positions stay, and stops that gain or lose values keep their fraction`() throws {
    let state = SliderState(of: Slider(stops: try Stops(count: 5), index: 3))
    #expect(state.position(in: try Stops(count: 9)) == .stop(3))
    #expect(state.position(in: try Stops(count: 2)) == .stop(1))
    #expect(state.position(in: try range("0", "80", "10")) == .stop(6))
    let valued = SliderState(of: Slider(stops: try range("0", "100", "10"), index: 5))
    #expect(valued.position(in: try Stops(count: 5)) == .stop(2))
    #expect(valued.position(in: try Stops(count: 4)) == .stop(2))
    #expect(valued.position(in: try Stops(count: 1)) == .stop(0))
    let single = SliderState(of: Slider(stops: try range("3", "3", "1")))
    #expect(single.position(in: try Stops(count: 4)) == .stop(0))
  }

  @Test(arguments: [
    "", "1", "1 3/7", "2 3/7 0.3", "1 0/7 0.3", "1 8/7 0.3", "1 3/7 nan", "1 3/7  ", "1 3/7 0.3  ",
    "1 3 0.3", "1 3/7/9 0.3", "1 -3/7 0.3", "1 1/1000001 -", "1 1/99999999999999999999 -",
    "1 3/7 0.3 ", "one 3/7 0.3", "1 / -", "1 3/7 0.3e5", "1 3/7 0.3 \u{200D}",
  ])
  func `text that isn't a state or has another version is rejected`(text: String) {
    #expect(SliderState(text) == nil)
  }

  @Test(arguments: [
    "+1 3/7 0.3", "01 3/7 0.3", "1 +3/7 0.3", "1 03/7 0.3", "1 3/+7 0.3", "1 3/07 0.3",
    "1 3/7 +0.3", "1 3/7 0.30", "1 3/7 00.3", "1 3/7 3.0", "1 3/7 -0", " 1 3/7 0.3", "1  3/7 0.3",
  ])
  func `text of a state in a nonstandard form is rejected`(text: String) {
    #expect(SliderState(text) == nil)
  }

  @Test func `every accepted text is written back unchanged`() {
    var numbers = SeededNumbers(seed: 6)
    var count = 0
    for _ in 0..<20_000 {
      let text = randomText(&numbers)
      guard let state = SliderState(text) else { continue }
      count += 1
      #expect(state.description.utf8.elementsEqual(text.utf8))
    }
    #expect(count > 1000)
  }

  /// Returns a text that is often a state or nearly one.
  private func randomText(_ numbers: inout SeededNumbers) -> String {
    let parts = ["1", "1", "1", "2", "3", "7", "0", "+", "-", ".", "0.3", "30", "x", "é"]
    func part() -> String {
      let count = [1, 1, 1, 2][Int.random(in: 0..<4, using: &numbers)]
      return (0..<count).map { _ in parts[Int.random(in: 0..<parts.count, using: &numbers)] }
        .joined()
    }
    let name = Bool.random(using: &numbers) ? " " + part() : ""
    return "1 \(part())/\(part()) \(part())\(name)"
  }
}

private func range(_ from: String, _ to: String, _ by: String) throws -> Stops {
  try Stops(from: number(from), to: number(to), by: number(by))
}
