// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider
import StepSliderSpeech

// A stop as people write it.
extension Slider {
  /// The name of the chosen stop; `nil` if it has none, and between stops.
  var name: String? { stop?.name }

  /// The most stops whose spoken words are compared, because creating them takes time.
  private static let mostComparedStops = 2000

  /// Returns the index of the stop that a text names; `nil` if there is none, or more than one.
  ///
  /// The text can be a name, also without its case and accents if that is unambiguous. It can be a
  /// value: the position for counted stops, and with or without a percent sign for percentages. It
  /// can also be all the words for a stop, such as "40 percent". Digits that begin a name are never
  /// a position: 4 is "4G".
  func index(meantBy text: String, in phrases: SliderPhrases = SliderPhrases()) -> Int? {
    if let index = stops.index(called: text) { return index }
    let begun = text.allSatisfy(\.isNumber) ? indices(ofNamesBeginningWith: text) : []
    guard begun.isEmpty else {
      return begun.count == 1 ? begun[0] : begun.only { stops.hasName(at: $0, withNumber: text) }
    }
    guard let number = number(writtenAs: text) else { return index(spokenAs: text, in: phrases) }
    let index = stops.index(nearestTo: number)
    return stops[index].value == number ? index : nil
  }

  /// Returns the indices of the stops whose names begin with a text, without its case and accents.
  func indices(ofNamesBeginningWith text: String) -> [Int] {
    guard stops.hasNames else { return [] }
    let letters = text.folded()
    return stops.indices.filter { stops[$0].name?.begins(with: letters) ?? false }
  }

  /// Returns the message that a text names no stop, with a suggestion.
  func refusal(of text: String) -> String {
    let names = indices(ofNamesBeginningWith: text).compactMap { stops[$0].name }
    let start = "\"\(SpokenText.cleaned(text))\""
    guard names.count < 2 else {
      return "\(start) begins several names: \(stops.listed(names)); write more of the one you mean"
    }
    let advice =
      names.first.map { "did you mean \(SpokenText.cleaned($0))?" }
      ?? stops.advice(insteadOf: text, plainNumber(in: text))
    return "unknown stop \(start); \(advice)"
  }

  /// Returns the number in a text, without the slider's unit or a percent sign. Returns `nil` if it
  /// can mean another one, as in "90 s" on minutes, "1 000" and "1.000 Euro".
  private func plainNumber(in text: String) -> DecimalNumber? {
    let digits = text.prefix { $0.isNumber || "-\u{2212}".contains($0) }
    let (unit, control) = (text.dropFirst(digits.count), SliderControl(self))
    let isOwn =
      presentation.unit != .plain && !unit.contains(where: \.isNumber)
      && control.value(writtenAs: "1\(unit)") == control.value(writtenAs: "1")
    return number(writtenAs: isOwn || unit == "%" ? String(digits) : text)
  }

  /// Returns the message that a stop can't be chosen for now; `nil` if it can.
  func refusal(ofStopAt index: Int) -> String? {
    guard reach.unavailable.contains(where: { $0.contains(index) }) else { return nil }
    let name = SpokenText.cleaned(stops[index].name ?? stops[index].value.description)
    return "\(name) is unavailable; use another stop"
  }

  /// Whether a text requests a relative move, like "+5", on a slider without signed values.
  func isMove(_ text: String) -> Bool {
    text.first.map("+-\u{2212}".contains) == true && number(writtenAs: text) != nil
      && stops.index(called: text) == nil && stops.minimum.value >= 0
  }

  func number(writtenAs text: String) -> DecimalNumber? {
    let text = SpokenText.cleaned(text).replacing("\u{2212}", with: "-")
    guard presentation.unit == .percent, text.last == "%" else { return DecimalNumber(text) }
    return DecimalNumber(SpokenText.cleaned(String(text.dropLast())))
  }

  private func index(spokenAs text: String, in phrases: SliderPhrases) -> Int? {
    let words = SpokenText.cleaned(text).lowercased()
    let spelling = VoiceSpelling(in: phrases.elements.language.tag)
    return stops.indices.prefix(Self.mostComparedStops).only { index in
      let stop = Slider(stops: stops, index: index, presentation: presentation)
      let text = SpokenText.cleaned(phrases.valueText(of: stop))
      return text.lowercased() == words || spelling.text(for: text).lowercased() == words
    }
  }
}

extension Stops {
  /// Returns the index of the stop of this name, or else of the only one in any case, or else
  /// without accents, spaces and signs.
  func index(called name: String) -> Int? {
    if let index = index(named: name) { return index }
    guard hasNames else { return nil }
    let (small, letters) = (name.lowercased(), name.folded())
    return indices.only { self[$0].name?.lowercased() == small }
      ?? (letters.isEmpty ? nil : indices.only { self[$0].name?.folded() == letters })
  }

  fileprivate func advice(insteadOf text: String, _ number: DecimalNumber?) -> String {
    // A number names a stop without a value only by its position, which nobody looks for.
    if let number, hasValues || !hasNames {
      let index = index(nearestTo: number)
      guard self[index].value != number else { return "did you mean \(number)?" }
      let other = self[index].value < number ? index + 1 : index - 1
      let near = [index, other].filter(indices.contains).sorted()
        .map { self[$0].value.description }
      return
        "the nearest \(near.count == 1 ? "stop is" : "stops are") \(near.joined(separator: " and "))"
    }
    let names = compactMap(\.name)
    guard !names.isEmpty else {
      let form =
        text.contains(where: \.isNumber)
        ? ", without spaces or a unit, and with a point for decimals" : ""
      return "use a number from \(minimum.value) to \(maximum.value)\(form)"
    }
    if let name = text.prefix(100).meant(among: Array(names.prefix(1000))) {
      return "did you mean \(SpokenText.cleaned(name))?"
    }
    return "the stops are \(listed(names))"
  }

  /// Returns names in one line; if there are many, the first and the number of the others.
  fileprivate func listed(_ names: [String]) -> String {
    let rest = names.count > 12 ? ["and \(names.count - 10) more"] : []
    let all = (names.prefix(rest.isEmpty ? 12 : 10) + rest).joined(separator: ", ")
    return SpokenText.cleaned(all, maximumLength: 400)
  }
}

extension Sequence {
  fileprivate func only(_ fits: (Element) -> Bool) -> Element? {
    var found: Element?
    for element in self where fits(element) {
      guard found == nil else { return nil }
      found = element
    }
    return found
  }
}
