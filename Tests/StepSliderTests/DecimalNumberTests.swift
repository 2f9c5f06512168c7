// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("0.3", "0.3"), ("1.50", "1.5"), ("+7", "7"), ("-0.05", "-0.05"),
    ("007", "7"), ("100", "100"), ("0.000000000000000001", "0.000000000000000001"),
    ("999999999999999999", "999999999999999999"),
  ])
  func `decimal text goes in and the shortest exact text comes out`(text: String, printed: String) {
    #expect(DecimalNumber(text)?.description == printed)
  }

  @Test(arguments: [
    "", "-", "+", ".", "1.", ".5", "nan", "inf", "1e3", "1,5", "1 000", " 1", "0x10", "--1",
    "1.2.3",
    "1000000000000000000", "0.0000000000000000001", "१",
  ])
  func `what is no decimal number is refused`(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test func `numbers of different lengths compare by value`() throws {
    let sorted = ["-2", "-1.999", "0", "0.1", "0.10000000000000001", "0.2", "3"]
    let numbers = try sorted.map { try #require(DecimalNumber($0)) }
    for (left, right) in zip(numbers, numbers.dropFirst()) { #expect(left < right) }
  }

  @Test func `numbers of the same value are the same number`() {
    #expect(DecimalNumber("1.50") == DecimalNumber("1.5"))
    #expect(DecimalNumber("1.50").hashValue == DecimalNumber("1.5").hashValue)
  }

  @Test(arguments: [
    ("0.3", 0.3), ("-12.5", -12.5), ("123456789.123456789", 123456789.123456789),
    ("0.000000000000000001", 1e-18), ("999999999999999999", 999999999999999999.0),
  ])
  func `the nearest floating-point number is the one that is written the same`(
    text: String,
    value: Double
  ) throws {
    #expect(try #require(DecimalNumber(text)).doubleValue == value)
  }
}
