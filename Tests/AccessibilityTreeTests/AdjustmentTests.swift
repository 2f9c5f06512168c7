// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Testing

/// A number of a program's that an element adjusts in one line.
@Suite struct AdjustmentTests {
  @Test(arguments: [
    (ElementAction.increment, 7, 10), (.increment, 10, 10), (.increment, 12, 12),
    (.increment, -3, 5),
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
    #expect(outcome == (action == .activate ? .refused : .done))
  }

  @Test(arguments: -20...20)
  func `more never makes a number smaller, nor less greater`(number: Int) {
    for step in 1...7 {
      let range = -10...12
      let start = min(max(number, range.lowerBound), range.upperBound)
      var (more, less) = (number, number)
      _ = ElementAction.increment.adjust(&more, in: range, by: step)
      _ = ElementAction.decrement.adjust(&less, in: range, by: step)
      #expect(more >= min(start, number) && less <= max(start, number))
      #expect(more <= max(range.upperBound, number) && less >= min(range.lowerBound, number))
    }
  }
}
