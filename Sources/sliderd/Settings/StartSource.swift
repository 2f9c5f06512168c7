// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider

/// A program that reports the current setting, where the slider then starts.
struct StartSource: Equatable {
  let command: CommandTemplate
  /// The factor from the program's number to the slider's value.
  var factor = DecimalNumber(1)
  /// The values of `{argument}`, one for each stop.
  var arguments: [String] = []

  /// Returns where the slider starts for a program's output; `nil` if that is unknown.
  ///
  /// The output can be a stop's argument or name, with or without quotation marks. Otherwise it's
  /// the first number, or on a slider with percent, the first percentage, which may be between
  /// two stops. If stops have no values, the number must be a position.
  func position(of output: String, in slider: Slider) -> ThumbPosition? {
    let text = Self.unquoted(output.trimmingCharacters(in: .whitespacesAndNewlines))
    let stops = slider.stops
    if let index = arguments.firstIndex(of: text) ?? stops.index(called: text) {
      return .stop(index)
    }
    guard let value = value(of: text, in: slider) else { return nil }
    let index = stops.index(nearestTo: value)
    guard stops.hasValues || stops[index].value == value else { return nil }
    return stops[index].name == nil ? .value(value) : .stop(index)
  }

  private func value(of text: String, in slider: Slider) -> DecimalNumber? {
    let isPercent = slider.presentation.unit == .percent
    return Self.number(in: text, isPercentage: isPercent).flatMap(scaled)
  }

  /// Returns a number times the factor, limited to ±10¹¹ and six places, so that it fits into the
  /// 18 digits of a ``DecimalNumber``.
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

  /// Returns the first number in a text, or the first percentage if one is wanted and present.
  ///
  /// Words that begin with a letter are skipped, such as the device `card0` or the type in `uint32
  /// 5`.
  private static func number(in text: String, isPercentage: Bool) -> Double? {
    let words = text.split { !($0.isLetter || $0.isNumber || "_.+-%".contains($0)) }
    let numbers = words.compactMap { $0.prefixMatch(of: /([+-]?[0-9]+(?:\.[0-9]+)?)(%?)/)?.output }
    let percentage = isPercentage ? numbers.first { !$0.2.isEmpty } : nil
    return (percentage ?? numbers.first).flatMap { Double($0.1) }
  }
}
