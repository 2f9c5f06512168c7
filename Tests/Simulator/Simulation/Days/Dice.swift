// SPDX-License-Identifier: GPL-3.0-or-later

/// Random choices; the same seed gives the same ones.
struct Dice {
  private var seed: Seed

  init(_ seed: UInt64) { self.seed = Seed(seed) }

  /// Returns a number; both ends of the range are possible.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &seed) }

  /// Returns true with a probability in percent.
  mutating func happens(_ percent: Int) -> Bool { number(0...99) < percent }

  /// Returns an element; there must be one.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  /// Returns a number of microseconds whose order of magnitude is random too, so that short times
  /// are as frequent as long ones.
  mutating func magnitude(_ range: ClosedRange<Int>) -> Int {
    var limit = range.lowerBound
    while limit < range.upperBound, happens(85) { limit *= 4 }
    return number(range.lowerBound...min(max(limit, range.lowerBound), range.upperBound))
  }

  /// Returns some elements, each drawn anew.
  mutating func many<Element>(_ count: ClosedRange<Int>, of elements: [Element]) -> [Element] {
    (0..<number(count)).map { _ in one(of: elements) }
  }
}
