// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("0.3", "0.3"), ("1.50", "1.5"), ("+7", "7"), ("-0.05", "-0.05"),
    ("007", "7"), ("100", "100"), ("0.000000000000000001", "0.000000000000000001"),
    ("999999999999999999", "999999999999999999"), (".5", "0.5"), ("5.", "5"), ("+5", "5"),
    ("-.5", "-0.5"), ("1e3", "1000"), ("1E3", "1000"), ("2.5e-3", "0.0025"), ("1.5e+1", "15"),
    ("0e999", "0"), ("1e17", "100000000000000000"), ("1000000000000000000e-3", "1000000000000000"),
    ("1.50000000000000000000000", "1.5"), ("1." + String(repeating: "0", count: 60), "1"),
    ("0.5" + String(repeating: "0", count: 60) + "e1", "5"),
    (String(repeating: "0", count: 60) + "7", "7"),
    ("4" + String(repeating: "0", count: 60) + "e-60", "4"),
  ])
  func `decimal text is printed as the shortest exact text`(text: String, printed: String) {
    #expect(DecimalNumber(text)?.description == printed)
  }

  @Test(arguments: [
    "", "-", "+", ".", "-.", "e3", "1e", "1e+", "1e3.5", ".e1", "1e19", "nan", "inf", "1,5",
    "1 000", " 1", "0x10", "--1",
    "1.2.3",
    "1000000000000000000", "0.0000000000000000001", "१",
    "1." + String(repeating: "0", count: 60) + "1",
  ])
  func `text that isn't a decimal number is rejected`(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test(arguments: [
    ("1x5", "unexpected \"x\" at character 2"), ("", "a digit is missing at the end"),
    ("-", "a digit is missing at the end"), ("1e", "a digit is missing at the end"),
    ("1.2.3", "unexpected \".\" at character 4"), ("१", "unexpected \"१\" at character 1"),
    ("5é", "unexpected \"é\" at character 2"), ("1e400", "more than 18 digits"),
    ("0.1234567890123456789", "more than 18 digits"),
  ])
  func `a text that isn't a number is refused with its mistake`(text: String, words: String) {
    let refusal = #expect(throws: DecimalNumberError.self) { try DecimalNumber(reading: text) }
    #expect(refusal?.description == words)
  }

  @Test func `numbers of different lengths compare by value`() throws {
    let sorted = ["-2", "-1.999", "0", "0.1", "0.10000000000000001", "0.2", "3"]
    let numbers = try sorted.map { try #require(DecimalNumber($0)) }
    for (left, right) in zip(numbers, numbers.dropFirst()) { #expect(left < right) }
  }

  @Test func `numbers with the same value are equal`() {
    #expect(DecimalNumber("1.50") == DecimalNumber("1.5"))
    #expect(DecimalNumber("1.50").hashValue == DecimalNumber("1.5").hashValue)
  }

  @Test(arguments: [
    ("0.3", 0.3), ("-12.5", -12.5), ("123456789.123456789", 123456789.123456789),
    ("0.000000000000000001", 1e-18), ("999999999999999999", 999999999999999999.0),
  ])
  func `the floating-point value is the nearest one`(text: String, value: Double) throws {
    #expect(Double(try #require(DecimalNumber(text))) == value)
  }
}

extension DecimalNumberTests {
  @Test func `a number literal is exact`() {
    let numbers: [DecimalNumber] = [0.1, -0.05, 40, 123_456.789012345, 0.00000000000001]
    #expect(
      numbers.map(\.description)
        == ["0.1", "-0.05", "40", "123456.789012345", "0.00000000000001"]
    )
  }

  @Test func `a number literal with too many digits is a programming error`() async {
    await #expect(processExitsWith: .failure) { _ = 1_000_000_000_000_000_000 as DecimalNumber }
    await #expect(processExitsWith: .failure) { _ = 0.1234567890123456 as DecimalNumber }
  }

  @Test(arguments: [Int.max, .min, 1_000_000_000_000_000_000, -1_000_000_000_000_000_000])
  func `an integer with too many digits is clamped`(integer: Int) {
    let greatest: DecimalNumber = 999_999_999_999_999_999
    #expect(DecimalNumber(integer) == (integer > 0 ? greatest : -greatest))
  }

  @Test func `any other integer converts, whatever its type`() {
    for integer in [0, -7, 999_999_999_999_999_999, -999_999_999_999_999_999] {
      #expect(DecimalNumber(integer).description == "\(integer)")
    }
    #expect(DecimalNumber(UInt8.max) == 255)
    #expect(DecimalNumber(Int128.max) == DecimalNumber(UInt64.max))
  }

  @Test(
    arguments: [
      (0.1, "0.1"), (-2.50, "-2.5"), (-0.0, "0"), (1e17, "100000000000000000"),
      (1e-18, "0.000000000000000001"),
      (1.5e-17, "0.000000000000000015"), (1.0 / 3, "0.3333333333333333"),
      (1e18, nil), (1.5e-18, nil), (5e-300, nil), (.greatestFiniteMagnitude, nil), (.infinity, nil),
      (.nan, nil),
    ] as [(Double, String?)]
  )
  func `a floating-point number converts to the shortest decimal number that reads back`(
    value: Double,
    text: String?
  ) {
    #expect(DecimalNumber(value)?.description == text)
  }

  @Test func `a floating-point number survives a round trip through a decimal number`() throws {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<10_000 {
      let value = Double.random(in: -1e6...1e6, using: &numbers)
      #expect(Double(try #require(DecimalNumber(value))) == value)
    }
  }

  @Test(
    arguments: [
      ("0.1", "0.2", "0.3", "-0.1", "0.02"), ("1.25", "-0.25", "1", "1.5", "-0.3125"),
      ("40", "0.5", "40.5", "39.5", "20"), ("-3", "-3", "-6", "0", "9"),
      ("0.000000000000000001", "1000", nil, nil, "0.000000000000001"),
      ("999999999999999999", "1", nil, "999999999999999998", "999999999999999999"),
      ("999999999999999999", "999999999999999999", nil, "0", nil),
    ] as [(String, String, String?, String?, String?)]
  )
  func `sums, differences and products are exact or nil`(
    left: String,
    right: String,
    sum: String?,
    difference: String?,
    product: String?
  ) throws {
    let (left, right) = (try number(left), try number(right))
    #expect(left.adding(right)?.description == sum)
    #expect(left.subtracting(right)?.description == difference)
    #expect(left.multiplied(by: right)?.description == product)
    #expect(right.adding(left) == left.adding(right))
    #expect(right.multiplied(by: left) == left.multiplied(by: right))
    #expect(left.adding(-left) == 0)
  }
}

extension DecimalNumber {
  /// Returns the difference of two numbers, or `nil` if it has too many digits.
  func subtracting(_ other: DecimalNumber) -> DecimalNumber? { adding(-other) }
}
