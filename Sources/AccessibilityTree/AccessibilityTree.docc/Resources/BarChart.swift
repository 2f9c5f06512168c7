// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A chart with a bar for each month.
struct BarChart {
  /// A bar, with its month and its sales.
  struct Bar {
    let month: String
    let sales: Int
  }

  let title = "Books sold"
  private(set) var bars: [Bar]

  /// Creates a chart of bars; by default, of half a year.
  init(_ bars: [Bar] = Self.halfYear) { self.bars = bars }

  static let halfYear = [
    Bar(month: "January", sales: 12), Bar(month: "February", sales: 15),
    Bar(month: "March", sales: 9), Bar(month: "April", sales: 21),
    Bar(month: "May", sales: 18), Bar(month: "June", sales: 6),
  ]

  /// Sorts the bars, with the lowest first.
  mutating func sort() { bars.sort { $0.sales < $1.sales } }
}
