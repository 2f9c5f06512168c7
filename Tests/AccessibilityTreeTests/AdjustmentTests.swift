// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Testing

/// A number of a program's that an element adjusts in one line.
@Suite struct AdjustmentTests {
  @Test(arguments: [
    (ElementAction.increment, 7, 10), (.increment, 10, 10), (.increment, 12, 12),
    (.increment, -3, 5), (.increment, 40, 12), (.decrement, 40, 10), (.decrement, -3, 0),
    (.decrement, 12, 10), (.decrement, 10, 5), (.decrement, 7, 5), (.decrement, 0, 0),
    (.setIndex(2), 0, 10), (.setIndex(9), 0, 10), (.setIndex(-1), 7, 0), (.activate, 7, 7),
  ])
  func `a number between two steps goes to the next one in its direction`(
    action: ElementAction,
    number: Int,
    result: Int
  ) {
    var number = number
    let outcome = action.adjust(&number, in: 0...12, by: 5)
    #expect(number == result)
    #expect(outcome == (action == .activate ? .refused : .done()))
  }

  @Test(arguments: -20...20)
  func `a number ends in its range, and never against its direction`(number: Int) {
    for step in 1...7 {
      let range = -10...12
      let start = min(max(number, range.lowerBound), range.upperBound)
      var (more, less) = (number, number)
      _ = ElementAction.increment.adjust(&more, in: range, by: step)
      _ = ElementAction.decrement.adjust(&less, in: range, by: step)
      #expect(range.contains(more) && more >= start)
      #expect(range.contains(less) && less <= start)
      let last = range.lowerBound + range.count.advanced(by: -1) / step * step
      #expect((more == start) == (start >= last))
      #expect((less == start) == (start == range.lowerBound))
    }
  }

  static let extremes = [Int.min, .min + 1, -1, 0, 1, .max - 1, .max]

  @Test(arguments: extremes, extremes)
  func `no range and no number is too large`(lower: Int, upper: Int) {
    guard lower <= upper else { return }
    for (number, step) in Self.extremes.flatMap({ number in
      Self.extremes.filter { $0 > 0 }.map { (number, $0) }
    }) {
      let (range, start) = (lower...upper, min(max(number, lower), upper))
      var (more, less, first) = (number, number, number)
      _ = ElementAction.increment.adjust(&more, in: range, by: step)
      _ = ElementAction.decrement.adjust(&less, in: range, by: step)
      _ = ElementAction.setIndex(0).adjust(&first, in: range, by: step)
      #expect((start...upper).contains(more) && (lower...start).contains(less) && first == lower)
      let told = AdjustableRange(number, in: range, by: step)
      #expect(told.stopCount >= 1 && (0..<told.stopCount).contains(told.index))
      #expect(told.numbers?.lowerBound == Double(lower))
    }
  }

  @Test func `a range tells the number and the ends that can be reached`() {
    let range = AdjustableRange(7, in: 0...12, by: 5)
    #expect((range.index, range.stopCount) == (1, 3))
    #expect(range.number == 7 && range.numbers == 0...10)
    #expect(AdjustableRange(index: 1, stopCount: 3).number == nil)
    let beyond = AdjustableRange(index: 0, stopCount: 2, numbers: (.infinity, ends: 0.5...2))
    #expect(beyond.number == 2)
    let unknown = AdjustableRange(index: 0, stopCount: 2, numbers: (.nan, ends: 0.5...2))
    #expect(unknown == AdjustableRange(index: 0, stopCount: 2, numbers: (0.5, ends: 0.5...2)))
  }

  @Test func `what only the package sees takes no part in equality`() {
    let plain = AccessibilityElement(id: "a", frame: .zero)
    var foreign = plain
    foreign.roleWord = "combo box"
    #expect(foreign == plain && foreign.hashValue == plain.hashValue)
    #expect(foreign.roleWord == "combo box")
  }
}
