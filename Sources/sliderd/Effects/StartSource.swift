// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider

/// A program that reports the current setting, where the slider then starts.
struct StartSource: Equatable {
  let command: CommandTemplate
  /// The text after which the program prints the setting; `nil` if it prints one number only.
  var precedingText: String?
  /// The factor from the program's number to the slider's value.
  var factor = DecimalNumber(1)
  var arguments: [String] = []

  /// Returns where the slider starts for a program's output.
  /// The output can be a stop's argument or name, perhaps in quotation marks. Otherwise it must
  /// have a single number, or on a slider with percent, a single percentage, which may be repeated.
  /// With a ``precedingText``, what follows it counts: a line with an argument or name, or the
  /// first number. A unit for the slider's quantity is converted, unless there is a ``factor``; so is
  /// a time as on a clock.
  /// Values may be between stops or beyond them; if stops have no values, it must be a position.
  func position(of output: String, in slider: Slider) throws(ReportedStart) -> ThumbPosition {
    let text = try relevantPart(of: output.withoutEscapeSequences)
    let line = precedingText == nil ? text : String(text.prefix { !$0.isNewline })
    if let index = index(called: line.trimmed, in: slider.stops) { return .stop(index) }
    if let time = time(in: line.trimmed, on: slider) { return .value(time) }
    let number = try number(in: text.withoutInvisibles, of: slider)
    let size = try size(of: number, on: slider)
    let exact = size == 1 && factor == 1 ? number.decimal : nil
    guard let value = number.value.flatMap({ exact ?? scaled($0 * size) }) else {
      throw String(number.text).unreadable(Self.noNumber)
    }
    // A hyphen between a name and a number separates them, unless the number can be negative.
    if let minus = number.minus, minus.count > 1 || slider.stops.minimum.value < 0 {
      throw "\(minus) \(number.text)".unreadable("; expected a number such as -20")
    }
    let (stops, word) = (slider.stops, String(number.text))
    if stops.hasNames, size == 1, !slider.indices(ofNamesBeginningWith: word).isEmpty {
      guard let index = try? slider.stop(meantBy: word) else {
        throw word.unreadable(Self.noPosition)
      }
      return .stop(index)
    }
    let index = stops.index(nearestTo: value)
    if size == 1, factor == 1, stops[index].value != value, number.isPair(of: stops) {
      throw word.unreadable(Self.noNumber)
    }
    guard stops.hasValues || stops[index].value == value else {
      throw word.unreadable(Self.noPosition)
    }
    return stops[index].name == nil || stops[index].value != value ? .value(value) : .stop(index)
  }

  private func time(in text: String, on slider: Slider) -> DecimalNumber? {
    // In minutes, 1:30 can be an hour and a half or a minute and a half.
    let isTime = factor == 1 && text.contains(":") && slider.presentation.unit != .measure(.minute)
    return isTime ? SliderControl(slider).value(writtenAs: text) : nil
  }

  private static let noPosition = ", which is no position of a stop"

  private func relevantPart(of output: String) throws(ReportedStart) -> String {
    let nothing = ReportedStart(reason: "printed nothing", isBlank: true)
    guard !output.allSatisfy(\.isWhitespace) else { throw nothing }
    guard let precedingText else { return output }
    guard let range = output.range(of: precedingText) else {
      throw ReportedStart(
        reason: "did not print \"\(precedingText.excerpt)\", the text in value_from_after"
      )
    }
    let rest = output[range.upperBound...]
    // An empty value: what follows is another one.
    if let mark = rest.first(where: { !$0.isWhitespace }), ",;".contains(mark) { throw nothing }
    return String(rest)
  }

  private func index(called text: String, in stops: Stops) -> Int? {
    let name = text.unquoted
    return arguments.firstIndex(of: name) ?? stops.index(called: name)
  }

  private func number(in text: String, of slider: Slider) throws(ReportedStart) -> PrintedNumber {
    let all = PrintedNumber.all(in: text)
    let percentages = slider.presentation.unit == .percent ? all.filter(\.isPercentage) : []
    let numbers = percentages.isEmpty ? all : percentages
    guard let first = numbers.first else {
      throw text.trimmed.unreadable(", which is no number and no name of a stop")
    }
    guard precedingText == nil else {
      try checkEnd(of: first, before: numbers.dropFirst().first, on: slider)
      return first
    }
    let usual = convertedUnit(of: slider).map { [$0] } ?? numbers.lazy.compactMap(\.units).first
    let other =
      first.isPart || all.count > PrintedNumber.most
      ? numbers.dropFirst().first
      : numbers.first { $0.value != first.value || $0.units ?? usual != first.units ?? usual }
    guard let other else { return first }
    let list = [first, other].map { "\"\(String($0.amount).excerpt)\"" }.joined(separator: " and ")
    let advice = "set value_from_after to the text before the right one"
    throw ReportedStart(reason: "printed several numbers, such as \(list); \(advice)")
  }

  /// Refuses an amount of several units, such as 5 minutes 30 seconds, with only its first number.
  private func checkEnd(
    of number: PrintedNumber,
    before next: PrintedNumber?,
    on slider: Slider
  ) throws(ReportedStart) {
    guard let next, let unit = try unit(of: number, on: slider),
      next.text.base[number.amount.endIndex..<next.text.startIndex].wholeMatch(
        of: /[\s,]*(?:and\s+)?/
      ) != nil
    else { return }
    let following = next.unit?.meanings.first?.name ?? ""
    let amount = SliderControl(slider).value(writtenAs: "2 \(unit.name) 1 \(following)")
    guard amount == nil else {
      let text = String(next.text.base[number.text.startIndex..<next.amount.endIndex])
      throw text.unreadable("; expected a number with one unit, such as 90 minutes")
    }
  }

  /// The slider's unit, if printed ones are converted to it.
  private func convertedUnit(of slider: Slider) -> ValueUnit? {
    let unit = slider.presentation.unit
    return factor == 1 && unit != .plain ? unit : nil
  }

  /// Returns how many of the slider's unit a printed one is.
  private func size(of number: PrintedNumber, on slider: Slider) throws(ReportedStart) -> Double {
    guard let unit = try unit(of: number, on: slider), unit != slider.presentation.unit else {
      return 1
    }
    // Sizes have six decimals, too few for a second in weeks.
    for times: Double in [1e9, 1e6] {
      let text = "\(Int(times)) \(unit.name)"
      guard let size = SliderControl(slider).value(writtenAs: text) else { continue }
      return abs(Double(size)) / times
    }
    throw foreign(number, on: slider)
  }

  /// Returns the unit that is printed with a number, of the same quantity as the slider's; `nil` if
  /// none is, or none counts. Words that are no units mean nothing.
  private func unit(
    of number: PrintedNumber,
    on slider: Slider
  ) throws(ReportedStart) -> ValueUnit? {
    try checkLetters(of: number, on: slider)
    guard let own = convertedUnit(of: slider) else {
      guard factor != 1 || number.unit?.isMultiple != true else {
        throw String(number.amount).unreadable(Self.noNumber)
      }
      return nil
    }
    if let currency = number.currency, currency.contains(where: \.isCurrencySymbol) || own.isMoney {
      guard ValueUnit(currency) == own else { throw foreign(number, on: slider) }
    }
    guard let unit = number.unit else { return nil }
    guard !unit.meanings.isEmpty else { return foreignWord(unit.name, on: slider) }
    if unit.meanings.contains(own) || unit.isName(of: own, on: slider) { return own }
    let kin = unit.meanings.first { $0.isKin(of: own, on: slider) }
    // In a sentence, "in" is hardly an inch.
    if unit.name == "in", unit.isFollowed, kin == nil { return nil }
    guard let kin, unit.name != "in" || !unit.isFollowed else { throw foreign(number, on: slider) }
    return kin
  }

  /// Refuses a letter right behind a number that is no unit, and letters that look like digits, as in
  /// 4O. A factor can end with x.
  private func checkLetters(of number: PrintedNumber, on slider: Slider) throws(ReportedStart) {
    guard let unit = number.unit, unit.isAttached, unit.meanings.isEmpty, !unit.isMultiple else {
      return
    }
    let name = unit.name
    guard name.count == 1 && name.lowercased() != "x" || name.allSatisfy("OoIl".contains),
      SliderControl(slider).value(writtenAs: "1 \(name)") == nil
    else { return }
    throw String(number.text).unreadable(Self.noNumber)
  }

  private static let noNumber =
    "; expected one plain number of at most 18 digits, such as 1500, -20 or 0.45"

  /// Returns the unit that a word of another language is, such as Minuten; `nil` if none. A short
  /// one could be any word.
  private func foreignWord(_ word: String, on slider: Slider) -> ValueUnit? {
    guard word.count > 3 else { return nil }
    let sizes = SpokenLanguage.all.lazy.compactMap { language in
      var control = SliderControl(slider)
      control.phrases = SliderPhrases(language: language)
      return control.value(writtenAs: "1 \(word)")
    }
    guard let size = sizes.first else { return nil }
    return ([.seconds] + MeasureUnit.all.map(ValueUnit.measure)).first {
      SliderControl(slider).value(writtenAs: "1 \($0.name)") == size
    }
  }

  private func foreign(_ number: PrintedNumber, on slider: Slider) -> ReportedStart {
    let unit = slider.presentation.unit.name
    return String(number.amount).unreadable(", which is no number of \(unit)")
  }

  /// Returns a number times the factor with six places; `nil` if it has too many digits.
  private func scaled(_ number: Double) -> DecimalNumber? {
    let product = number * Double(factor)
    return product.isFinite ? DecimalNumber(String(format: "%.6f", product)) : nil
  }
}

extension PrintedNumber {
  /// Whether a number with a decimal comma and no unit can also be two stops, as in 10,20. In 0,45
  /// and 12,5, it can't.
  fileprivate func isPair(of stops: Stops) -> Bool {
    let parts = text.split(separator: ",")
    return parts.count == 2 && parts[0] != "0" && parts[1].count > 1 && units == nil
      && parts.allSatisfy { part in
        DecimalNumber(String(part)).map { stops[stops.index(nearestTo: $0)].value == $0 } ?? false
      }
  }
}

extension PrintedUnit {
  /// Whether a word is the slider's unit, although it means no other slider's.
  fileprivate func isName(of own: ValueUnit, on slider: Slider) -> Bool {
    guard case .named? = meanings.first?.kind else { return false }
    switch own.kind {
    case .named, .currency: return SliderControl(slider).value(writtenAs: "1 \(name)") == 1
    case .plain, .percent, .seconds, .measure: return false
    }
  }
}

extension ValueUnit {
  fileprivate var isMoney: Bool { if case .currency = kind { true } else { false } }

  /// Whether the unit counts the same quantity as another, that of a slider.
  fileprivate func isKin(of own: ValueUnit, on slider: Slider) -> Bool {
    if self == .measure(.degree) {
      return [.measure(.celsius), .measure(.fahrenheit)].contains(own)
    }
    let other = slider.presented(as: SliderPresentation(unit: self))
    // The name of one can be the beginning of the other's: meters per second.
    return SliderControl(slider).value(writtenAs: "1 \(name)") != nil
      && SliderControl(other).value(writtenAs: "1 \(own.name)") != nil
  }
}

extension String {
  /// The text without characters that are never seen, such as marks of its direction.
  fileprivate var withoutInvisibles: String {
    String(
      String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .format })
    )
  }

  /// The text without escape sequences (ECMA-48, 5.4 and 5.6); an unfinished one goes with its digits.
  fileprivate var withoutEscapeSequences: String {
    let control = /\u{1B}\[[0-?]*[ -\/]*[@-~]?/
    let string = /\u{1B}[\]PX^_][^\u{7}\u{1B}]*(?:\u{7}|\u{1B}\\)?/
    return replacing(string, with: "").replacing(control, with: "")
      .replacing(/\u{1B}[ -\/]*[0-~]/, with: "")
  }

  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  fileprivate var unquoted: String {
    guard let mark = first, count > 1, last == mark, "'\"".contains(mark) else { return self }
    return String(dropFirst().dropLast())
  }

  fileprivate var excerpt: String { SpokenText.cleaned(self, maximumLength: 40) }

  /// Returns the error that this printed text has no meaning, for a reason.
  fileprivate func unreadable(_ reason: String) -> ReportedStart {
    ReportedStart(reason: "printed \"\(excerpt)\"\(reason)")
  }
}

/// Where a slider starts, as reported by a program, or why that can't be read from what it printed.
struct ReportedStart: Error {
  var position: ThumbPosition?
  /// Why the program couldn't report it, for the user; as an error, in words after its name.
  var reason: String?
  /// Whether the program printed nothing, as one does that has no setting now.
  var isBlank = false
}
