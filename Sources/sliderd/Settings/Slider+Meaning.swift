// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider
import StepSliderNumbers
import StepSliderSpeech

// A stop as people write it.
extension Slider {
  /// The name of the chosen stop; `nil` if it has none, and between stops.
  var name: String? { stop?.name }

  /// The most stops whose spoken words are compared, because creating them takes time.
  private static let mostComparedStops = 2000

  /// Returns the index of the stop that a text means, for all settings and requests.
  /// The text can be a name, also without its case and accents if that is unambiguous, or its
  /// beginning. It can be a value: the position for counted stops, or a number as programs write it,
  /// or as it is drawn or typed, such as 2:10 or 2,50 €. It can also be all the words for a stop, such
  /// as "40 percent". Digits that begin a name are never a position: 4 is "4G".
  func stop(meantBy text: String, in phrases: SliderPhrases = .english) throws(UnknownStop) -> Int {
    if let index = stops.index(called: text) { return index }
    let begun = indices(ofNamesBeginningWith: text)
    if begun.isEmpty || !text.allSatisfy(\.isNumber) {
      let meant = number(writtenAs: text).flatMap(stops.index)
      let isPosition = stops.hasNames && !stops.hasValues
      let drawn = isPosition ? nil : number(drawnAs: text, in: phrases).flatMap(stops.index)
      if let meant, let drawn, drawn != meant, stops[meant].value.description != text {
        // A program and a reader take it for two values, such as 2.000 in German.
        let values = "\(stops[meant].value) or \(stops[drawn].value)"
        let start = "\"\(SpokenText.cleaned(text))\""
        throw UnknownStop(message: "\(start) can mean \(values); write one of these")
      }
      if let stop = meant ?? index(spokenAs: text, in: phrases) ?? drawn { return stop }
    }
    let stop =
      begun.count == 1 ? begun[0] : begun.only { stops.hasName(at: $0, withNumber: text) }
    guard let stop else { throw refusal(of: text, begun, in: phrases) }
    return stop
  }

  /// Returns the number that a text means, as it is drawn or typed, or else as programs write it.
  ///
  /// A key with the sign between thousands may mean decimals, which a typist hears. A text doesn't:
  /// 1,000 is never 1.
  func number(drawnAs text: String, in phrases: SliderPhrases = .english) -> DecimalNumber? {
    let sign = phrases.numbers.number(10_000).first { !$0.isNumber }
    let parts = text.split(separator: sign ?? ",", omittingEmptySubsequences: false)
    let isThousand =
      parts.count == 2 && (1...3).contains(parts[0].count) && parts[0].first != "0"
      && parts[0].allSatisfy(\.isNumber) && parts[1].prefix { $0.isNumber }.count == 3
    let text = isThousand ? parts.joined() : text
    return SliderControl(self, phrases: phrases).value(writtenAs: text) ?? number(writtenAs: text)
  }

  /// Returns the indices of the stops whose names begin with a text, without its case and accents.
  func indices(ofNamesBeginningWith text: String) -> [Int] {
    guard stops.hasNames else { return [] }
    let letters = text.folded()
    return stops.indices.filter { stops[$0].name?.begins(with: letters) ?? false }
  }

  private func refusal(of text: String, _ begun: [Int], in phrases: SliderPhrases) -> UnknownStop {
    let start = "\"\(SpokenText.cleaned(text))\""
    guard begun.isEmpty else {
      let names = stops.listed(begun.compactMap { stops[$0].name })
      let advice = "write more of the one you mean"
      return UnknownStop(message: "\(start) begins several names: \(names); \(advice)")
    }
    let advice =
      number(drawnAs: text.last == "%" ? String(text.dropLast()) : text, in: phrases)
      .flatMap(stops.advice) ?? stops.advice(insteadOf: text) ?? rule(against: text, in: phrases)
    return UnknownStop(message: "unknown stop \(start); \(advice)")
  }

  /// Returns why a text is no number of the slider, if that is clear, and what is.
  private func rule(against text: String, in phrases: SliderPhrases) -> String {
    let unit = presentation.unit == .plain ? "no unit" : "the unit \(presentation.unit.name)"
    let digits = text.filter { !$0.isLetter && !$0.isCurrencySymbol }
    let reads = { number(drawnAs: $0, in: phrases) != nil }
    let reason =
      digits != text && reads(digits)
      ? "the slider has \(unit); "
      : digits.contains(":") && reads("1:00")
        ? "a time has two digits up to 59 behind each colon; " : ""
    return reason + "use a number from \(stops.minimum.value) to \(stops.maximum.value)"
  }

  /// Returns the message that a stop can't be chosen for now; `nil` if it can.
  func refusal(ofStopAt index: Int) -> String? {
    guard reach.unavailable.contains(where: { $0.contains(index) }) else { return nil }
    let name = SpokenText.cleaned(stops[index].name ?? stops[index].value.description)
    return "\(name) is unavailable; use another stop"
  }

  /// Whether a text requests a relative move, like "+5", on a slider without signed values.
  func isMove(_ text: String) -> Bool {
    let distance = text.dropFirst()
    return text.first.map("+-\u{2212}".contains) == true && distance.first?.isNumber == true
      && number(drawnAs: String(distance)) != nil
      && stops.index(called: text) == nil && stops.minimum.value >= 0
  }

  func number(writtenAs text: String) -> DecimalNumber? {
    DecimalNumber(SpokenText.cleaned(text).replacing("\u{2212}", with: "-"))
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

  /// Returns the index of the stop with exactly this value; `nil` if there is none.
  fileprivate func index(at value: DecimalNumber) -> Int? {
    let index = index(nearestTo: value)
    return self[index].value == value ? index : nil
  }

  /// Returns the stops nearest to a number. It names a stop without a value only by its position,
  /// which nobody looks for.
  fileprivate func advice(about number: DecimalNumber) -> String? {
    guard hasValues || !hasNames else { return nil }
    let index = index(nearestTo: number)
    guard self[index].value != number else { return "did you mean \(number)?" }
    let other = self[index].value < number ? index + 1 : index - 1
    let near = [index, other].filter(indices.contains).sorted().map { "\(self[$0].value)" }
    return
      "the nearest \(near.count == 1 ? "stop is" : "stops are") \(near.joined(separator: " and "))"
  }

  /// Returns the most similar name, or else all names; `nil` if stops have none.
  fileprivate func advice(insteadOf text: String) -> String? {
    let names = compactMap(\.name)
    guard !names.isEmpty else { return nil }
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

extension SliderPhrases {
  /// The words and numbers of settings, whatever the language of the voice.
  static let english = SliderPhrases(language: .english, numbers: .localized(.english))
}

/// Why a text means no stop, and what would.
struct UnknownStop: Error { let message: String }

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
