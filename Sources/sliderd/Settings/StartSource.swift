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
  /// The values of `{argument}`, one for each stop.
  var arguments: [String] = []

  /// Returns where the slider starts for a program's output.
  ///
  /// The output can be a stop's argument or name, perhaps in quotation marks. Otherwise it must have a
  /// single number, or on a slider with percent, a single percentage, which may be repeated. With a
  /// ``precedingText``, what follows it counts: a line with an argument or name, or the first number. A
  /// unit for the slider's quantity is converted, unless there is a ``factor``. Values may be between
  /// stops or beyond them; if stops have no values, it must be a position.
  func position(of output: String, in slider: Slider) throws(ReportedStart) -> ThumbPosition {
    let text = try relevantPart(of: output.withoutEscapeSequences)
    let line = precedingText == nil ? text : String(text.prefix { !$0.isNewline })
    if let index = index(called: line.trimmed, in: slider.stops) { return .stop(index) }
    let number = try number(in: text, of: slider)
    let size = try size(of: number.unit(in: text), behind: number, on: slider)
    guard let value = number.value.flatMap({ scaled($0 * size) }) else {
      throw number.text.unreadable("; expected a number such as 1500 or 0.45")
    }
    let stops = slider.stops
    if stops.hasNames, !slider.indices(ofNamesBeginningWith: number.text).isEmpty {
      guard let index = slider.index(meantBy: number.text) else {
        throw number.text.unreadable(Self.noPosition)
      }
      return .stop(index)
    }
    let index = stops.index(nearestTo: value)
    guard stops.hasValues || stops[index].value == value else {
      throw number.text.unreadable(Self.noPosition)
    }
    return stops[index].name == nil || stops[index].value != value ? .value(value) : .stop(index)
  }

  private static let noPosition = ", which is no position of a stop"

  private func relevantPart(of output: String) throws(ReportedStart) -> String {
    let nothing = ReportedStart(reason: "printed nothing", isBlank: true)
    guard !output.allSatisfy(\.isWhitespace) else { throw nothing }
    guard let precedingText else { return output }
    guard let range = output.range(of: precedingText) else {
      let key = Setting.valueFromAfter.name
      throw ReportedStart(reason: "did not print \"\(precedingText.excerpt)\", the text in \(key)")
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
    guard precedingText == nil, let other = numbers.first(where: { $0.value != first.value }) else {
      return first
    }
    let list = [first, other].map { "\"\($0.text.excerpt)\"" }.joined(separator: " and ")
    let advice = "set \(Setting.valueFromAfter.name) to the text before the right one"
    throw ReportedStart(reason: "printed several numbers, such as \(list); \(advice)")
  }

  /// Returns how many of the slider's unit a printed one is. Words that are no units mean nothing.
  private func size(
    of unit: String,
    behind number: PrintedNumber,
    on slider: Slider
  ) throws(ReportedStart) -> Double {
    let own = slider.presentation.unit
    guard factor == 1, own != .none, !unit.isEmpty else { return 1 }
    if let size = SliderControl(slider).value(writtenAs: "1 \(unit)") {
      return abs(size.doubleValue)
    }
    switch ValueUnit(unit) {
    case .percent, .seconds, .measure:
      let printed = number.unit.isEmpty ? "\(number.text) \(unit)" : number.text
      throw printed.unreadable(", which is no number of \(own.name)")
    case .none, .currency, .named: return 1
    }
  }

  /// Returns a number times the factor with six places; `nil` if it has too many digits.
  private func scaled(_ number: Double) -> DecimalNumber? {
    let product = number * factor.doubleValue
    return product.isFinite ? DecimalNumber(String(format: "%.6f", product)) : nil
  }
}

extension String {
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
  /// The position; `nil` if it isn't known.
  var position: ThumbPosition?
  /// Why the program couldn't report it, for the user; as an error, in words after its name.
  var reason: String?
  /// Whether the program printed nothing, as one does that has no setting now.
  var isBlank = false
}

extension ConfiguredSlider {
  /// The command that reports the current setting.
  var sourceCall: CommandCall? { source?.command.command(for: slider) }

  /// Returns where the slider starts according to a program's answer.
  func reportedStart(by answer: ProgramAnswer) -> ReportedStart {
    guard let source else { return ReportedStart() }
    do throws(ReportedStart) {
      switch answer {
      case .success(let output): return .init(position: try source.position(of: output, in: slider))
      case .failure(let failure): return ReportedStart(reason: failure.description)
      }
    } catch {
      let reason = error.reason.map { "\(source.command.program) \($0)" }
      return ReportedStart(reason: reason, isBlank: error.isBlank)
    }
  }
}

/// A number in the output of a program.
private struct PrintedNumber {
  let text: String
  /// The number; `nil` if the word can mean several numbers, as `1,500`, or none, as `nan`.
  let value: Double?
  /// What stands behind the number in the word, such as `%`.
  let unit: String

  var isPercentage: Bool { unit.first == "%" }

  /// Returns the unit of the number: in its word, or as the next, the last of its line or before a sign.
  func unit(in text: String) -> String {
    guard unit.isEmpty, let range = text.firstRange(of: self.text) else { return unit }
    let next = /[ \u{A0}\u{202F}]([\p{L}°][^\s\d,;:()\[\]]*)[ \t]*(?=$|[\r\n,;:()\[\]])/
    return text[range.upperBound...].prefixMatch(of: next).map { String($0.1) } ?? ""
  }

  /// Returns the numbers in a text. Words that begin with a letter are skipped, such as the device
  /// `card0` or the type in `uint32 5`. Commas separate items if they can't belong to one number.
  static func all(in text: String) -> [PrintedNumber] {
    let text = text.replacing(/([0-9])[ \u{A0}\u{202F}]%/) { "\($0.1)%" }
    let words = text.split { !($0.isLetter || $0.isNumber || "_.,+-−∞%".contains($0)) }
    return words.flatMap { word in
      number(in: word).map { [$0] } ?? word.split(separator: ",").compactMap(item)
    }
  }

  private static func item(_ word: Substring) -> PrintedNumber? {
    if let number = number(in: word) { return number }
    let sign = word.prefix { "+-−".contains($0) }
    let name = word.dropFirst(sign.count)
    let isNumber = ["nan", "inf", "infinity", "∞"].contains(name.lowercased())
    guard isNumber || !(name.first?.isLetter ?? true) && name.contains(where: \.isNumber),
      name.first != "_"
    else { return nil }
    return PrintedNumber(text: String(word), value: nil, unit: word.last == "%" ? "%" : "")
  }

  /// Returns the number that a whole word is, perhaps with a unit.
  private static func number(in word: Substring) -> PrintedNumber? {
    let end = word.lastIndex { !".,".contains($0) } ?? word.startIndex
    let word = word[...end].trimmingPrefix(",")
    let pattern = /([+\-−]?)(0[xX][0-9a-fA-F]+|[0-9.,]*[0-9](?:[eE][+\-]?[0-9]+)?)([^0-9.,+\-−]*)/
    guard let (_, sign, digits, unit) = word.wholeMatch(of: pattern)?.output,
      !unit.contains(where: \.isNumber), unit.isEmpty || !word.lowercased().contains("0x")
    else { return nil }
    let size = plain(String(digits)).flatMap(Double.init)
    let value = size.map { sign.isEmpty || sign == "+" ? $0 : -$0 }
    return PrintedNumber(text: String(word), value: value, unit: String(unit))
  }

  /// Returns a number without what separates its thousands; `nil` if it can be read in two ways.
  private static func plain(_ digits: String) -> String? {
    // In some countries, 1,500 is one and a half.
    if digits.wholeMatch(of: /[1-9][0-9]{0,2}(?:,[0-9]{3})+/) != nil { return nil }
    if digits.wholeMatch(of: /[0-9]+,[0-9]+|[0-9]{1,3}(?:\.[0-9]{3})+,[0-9]+/) != nil {
      return digits.replacing(".", with: "").replacing(",", with: ".")
    }
    if digits.wholeMatch(of: /[0-9]{1,3}(?:,[0-9]{3})+\.[0-9]+/) != nil {
      return digits.replacing(",", with: "")
    }
    return digits
  }
}
