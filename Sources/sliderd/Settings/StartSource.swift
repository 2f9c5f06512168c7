// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider

/// A program that prints where a setting stands, so that its slider starts there.
struct StartSource: Equatable {
  let command: CommandTemplate
  /// What its number is to be multiplied by to be a value of the slider.
  var factor = DecimalNumber(1)
  /// What programs are told at each stop.
  var arguments: [String] = []

  /// The stop that an output means; `nil` if it means none.
  ///
  /// It is the stop whose argument or name the output is, quotation marks left aside; else the one
  /// that is nearest to the first number in it. A percentage is looked for first where the slider
  /// sets percent. Where stops have no values, the number must be a position.
  func index(of output: String, in slider: Slider) -> Int? {
    let text = Self.unquoted(output.trimmingCharacters(in: .whitespacesAndNewlines))
    let stops = slider.stops
    if let index = arguments.firstIndex(of: text) ?? stops.index(called: text) { return index }
    let isPercent = slider.presentation.unit == .percent
    let number = Self.number(in: text, isPercentage: isPercent)
    guard let value = number.flatMap(scaled) else { return nil }
    let index = stops.index(nearestTo: value)
    return stops.hasValues || stops[index].value == value ? index : nil
  }

  /// A number times the factor, to six places; no stop is nearer to another number.
  private func scaled(_ number: Double) -> DecimalNumber? {
    let limit = 1e11
    let product = min(max(number * factor.doubleValue, -limit), limit)
    return DecimalNumber(String(format: "%.6f", product))
  }

  private static func unquoted(_ text: String) -> String {
    guard let mark = text.first, text.count > 1, text.last == mark, "'\"".contains(mark) else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  /// The first number of a text, or the first percentage if there is one and it is asked for.
  ///
  /// What begins with a letter has no number in it: a device `card0`, or the type of `uint32 5`.
  private static func number(in text: String, isPercentage: Bool) -> Double? {
    let words = text.split { !($0.isLetter || $0.isNumber || "_.+-%".contains($0)) }
    let numbers = words.compactMap { $0.prefixMatch(of: /([+-]?[0-9]+(?:\.[0-9]+)?)(%?)/)?.output }
    let percentage = isPercentage ? numbers.first { !$0.2.isEmpty } : nil
    return (percentage ?? numbers.first).flatMap { Double($0.1) }
  }
}
