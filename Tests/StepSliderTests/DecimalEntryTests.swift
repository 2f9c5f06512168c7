// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

@Suite struct DecimalEntryTests {
  /// Returns the typed number. Each key takes 100 ms, and a space two seconds.
  private func typed(_ keys: String, largest: Int = 999) -> String {
    var (entry, time) = (NumberEntry(), Duration.zero)
    for key in keys {
      time += key == " " ? .seconds(2) : .milliseconds(100)
      if let digit = key.wholeNumberValue { entry.enter(digit, at: time, largest: largest) }
      if key == "." { entry.enterPoint(at: time) }
    }
    return entry.value.description
  }

  @Test(arguments: [
    ("1", "1"), ("1.25", "1.25"), (".5", "0.5"), ("1..5", "1.5"), ("1.2.5", "1.5"),
    ("12 .5", "0.5"),
    ("1.2 5", "5"), ("1.000000123", "1"), ("0.07", "0.07"), ("1. 2", "2"), ("", "0"),
  ])
  func `typed keys form numbers`(keys: String, number: String) {
    #expect(typed(keys) == number)
  }

  @Test func `a digit that exceeds the largest number starts a new one, decimals never do`() {
    #expect(typed("12", largest: 5) == "2")
    #expect(typed("2.99", largest: 5) == "2.99")
  }
}
