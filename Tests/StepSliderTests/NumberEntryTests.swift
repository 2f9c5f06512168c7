// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

@Suite struct NumberEntryTests {
  private static let hundreds = NumberEntry.Limits(upTo: 999, decimals: 6)

  /// Returns the state after typed keys. Each takes 100 ms, and a space two seconds.
  private func typed(_ keys: String, in limits: NumberEntry.Limits) -> NumberEntry {
    var (entry, time) = (NumberEntry(), Duration.zero)
    for key in keys {
      time += key == " " ? .seconds(2) : .milliseconds(100)
      if let digit = key.wholeNumberValue { entry.enter(digit, at: time, in: limits) }
      if key == "." { entry.enterPoint(at: time, in: limits) }
      if key == "<" { entry.erase(at: time) }
    }
    return entry
  }

  @Test(arguments: [
    ("1", "1"), ("1.25", "1.25"), (".5", "0.5"), ("1..5", "1.5"), ("1.2.5", "1.25"), ("007", "7"),
    ("12 .5", "12.5"), ("0.07", "0.07"), ("1.", "1"), ("12<", "1"), ("1.2<", "1"), ("1.2<<5", "15"),
    ("12<<7", "7"),
  ])
  func `typed keys form numbers`(keys: String, number: String) {
    #expect(typed(keys, in: Self.hundreds).value?.description == number)
  }

  @Test(arguments: ["", ".", "1<", "1.<<", "<", ".<"])
  func `without a digit there is no number`(keys: String) {
    #expect(typed(keys, in: Self.hundreds).value == nil)
    #expect(typed(keys, in: Self.hundreds).isOpen == (keys == "."))
  }

  @Test func `a number is complete a second after its last key`() {
    var entry = NumberEntry()
    #expect(entry.deadline == nil)
    entry.enter(1, at: .seconds(10), in: Self.hundreds)
    #expect(entry.deadline == .seconds(11))
    entry.enter(2, at: .seconds(10.5), in: Self.hundreds)
    #expect(entry.deadline == .seconds(11.5) && entry.value == 12)
  }

  @Test(arguments: [
    ("4", 50, 0, NumberEntry.Progress.open), ("6", 50, 0, .complete), ("0", 50, 0, .open),
    ("5", 50, 0, .open), ("0", 5, 0, .complete), ("40", 100, 0, .complete), ("10", 100, 0, .open),
    ("7", 10, 1, .open), ("10", 10, 1, .complete), ("7.5", 10, 1, .complete), ("7.", 100, 0, .open),
    ("9", -5, 0, .complete),
  ])
  func `a number is complete when no longer one is possible`(
    keys: String,
    largest: DecimalNumber,
    decimals: Int,
    progress: NumberEntry.Progress
  ) throws {
    let limits = NumberEntry.Limits(upTo: largest, decimals: decimals)
    var entry = typed(String(keys.dropLast()), in: limits)
    let last = try #require(keys.last)
    let time = Duration.milliseconds(100 * keys.count)
    let digit = last.wholeNumberValue
    let reached =
      digit.map { entry.enter($0, at: time, in: limits) } ?? entry.enterPoint(at: time, in: limits)
    #expect(reached == progress && entry.isOpen == (progress == .open))
  }

  @Test func `keys after a complete number belong to it for a second`() {
    let limits = NumberEntry.Limits(upTo: 100)
    var entry = typed("15", in: limits)
    #expect(entry.enter(0, at: .seconds(1), in: limits) == .beyond && entry.value == 150)
    #expect(entry.enter(1, at: .seconds(2), in: limits) == .beyond && entry.value == 1501)
    entry = typed("15", in: limits)
    #expect(entry.enter(0, at: .seconds(2), in: limits) == .open && entry.value == 0)
  }

  @Test func `where numbers have one digit, each digit is a number`() {
    let limits = NumberEntry.Limits(upTo: 5)
    var entry = typed("3", in: limits)
    #expect(entry.enter(4, at: .zero, in: limits) == .complete && entry.value == 4)
  }

  @Test func `any number of keys gives a number`() throws {
    let long = String(repeating: "9", count: 100)
    let limits = NumberEntry.Limits(upTo: try #require(DecimalNumber("999999999999999999")))
    #expect(typed(long, in: Self.hundreds).value != nil)
    #expect(typed(long, in: limits).value != nil && typed("." + long, in: limits).value != nil)
  }
}
