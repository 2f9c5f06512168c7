// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Whether a figure meets its limit. A figure that couldn't be measured doesn't.
package struct Verdict: Hashable, Sendable, CustomStringConvertible {
  package let isMet: Bool
  package let description: String

  /// Judges a figure with a unit.
  package init(
    _ name: String,
    _ figure: Double,
    atMost limit: Double,
    unit: String,
    places: Int = 1
  ) {
    isMet = figure <= limit
    let numbers = "\(Self.number(figure, places: places)), at most \(Int(limit)) \(unit)"
    description = "  \(Self.mark(isMet)) \(name) \(numbers)"
  }

  /// Judges a ratio by a fraction.
  package init(_ name: String, _ quotient: Double, atMost top: Int, over bottom: Int) {
    isMet = quotient <= Double(top) / Double(bottom)
    let numbers = "\(Self.number(quotient, places: 3)), at most \(top)/\(bottom)"
    description = "  \(Self.mark(isMet)) \(name) \(numbers)"
  }

  /// Judges words by the expected ones.
  package init(_ name: String, _ words: String, is wanted: String) {
    isMet = words == wanted
    let wanted = isMet ? "" : ", instead of \(wanted.debugDescription)"
    description = "  \(Self.mark(isMet)) \(name): \(words.debugDescription)\(wanted)"
  }

  /// Returns a number with a given number of decimal places.
  package static func number(_ value: Double, places: Int = 1) -> String {
    value.isNaN ? "–" : String(format: "%.\(places)f", value)
  }

  private static func mark(_ isMet: Bool) -> String {
    isMet ? "met   " : "MISSED"
  }
}
