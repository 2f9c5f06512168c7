// SPDX-License-Identifier: GPL-3.0-or-later

/// Repeated measurements of one thing, in one unit.
package struct Statistics: Hashable, Sendable {
  package private(set) var values: [Double]

  package init(_ values: [Double] = []) {
    self.values = values
  }

  /// The middle value, or the mean of the two middle ones; NaN if there is none.
  package var median: Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The value that 95 % of all values don't exceed, by nearest rank; NaN if there is none.
  package var percentile95: Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return sorted[Int((0.95 * Double(sorted.count - 1)).rounded())]
  }

  /// The greatest value; NaN if there is none.
  package var maximum: Double { values.max() ?? .nan }

  package mutating func add(_ value: Double) {
    values.append(value)
  }
}
