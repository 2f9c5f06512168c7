// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

// A stop as people write it.
extension Slider {
  /// Of more stops than these the words aren't compared: to write them all would take too long.
  private static let mostComparedStops = 2000

  /// The stop that a text means; `nil` if it is none of them, or could be several.
  ///
  /// It is a name, in any case if that is clear; or a value, which of counted stops is the position,
  /// and of percent may have its sign; or all that is said of a stop, such as "40 percent".
  func index(meantBy text: String, in phrases: SliderPhrases = SliderPhrases()) -> Int? {
    if let index = stops.index(called: text) { return index }
    guard let number = number(writtenAs: text) else { return index(spokenAs: text, in: phrases) }
    let index = stops.index(nearestTo: number)
    return stops[index].value == number ? index : nil
  }

  /// Says that a text is none of the stops, and what could have been meant.
  func refusal(of text: String) -> String {
    let number = text.prefix { !$0.isWhitespace && $0 != "%" }
    return text.isNot("one of the stops") + "; "
      + stops.advice(insteadOf: text, DecimalNumber(String(number)))
  }

  /// Whether a text asks for a move by so much, as "+5" does where no value has a sign.
  func isMove(_ text: String) -> Bool {
    (text.hasPrefix("+") || text.hasPrefix("-")) && number(writtenAs: text) != nil
      && stops.index(called: text) == nil && stops.minimum.value >= 0
  }

  private func number(writtenAs text: String) -> DecimalNumber? {
    let text = SpokenText.cleaned(text)
    guard presentation.unit == .percent, text.last == "%" else { return DecimalNumber(text) }
    return DecimalNumber(SpokenText.cleaned(String(text.dropLast())))
  }

  private func index(spokenAs text: String, in phrases: SliderPhrases) -> Int? {
    let words = SpokenText.cleaned(text).lowercased()
    return stops.indices.prefix(Self.mostComparedStops).only { index in
      let stop = Slider(stops: stops, index: index, presentation: presentation)
      return SpokenText.cleaned(phrases.valueText(of: stop)).lowercased() == words
    }
  }
}

extension Stops {
  /// The stop with exactly this name, or else the only one with this name in any case.
  func index(called name: String) -> Int? {
    if let index = index(named: name) { return index }
    guard hasNames else { return nil }
    let name = name.lowercased()
    return indices.only { self[$0].name?.lowercased() == name }
  }

  /// What could have been meant by a wrong value.
  fileprivate func advice(insteadOf text: String, _ number: DecimalNumber?) -> String {
    if let number {
      let index = index(nearestTo: number)
      let other = self[index].value < number ? index + 1 : index - 1
      let near = [index, other].filter(indices.contains).sorted()
        .map { self[$0].value.description }
      return "the nearest \(near.count == 1 ? "is" : "are") \(near.joined(separator: " and "))"
    }
    let names = compactMap(\.name)
    guard !names.isEmpty else {
      return "they are numbers from \(minimum.value) to \(maximum.value)"
    }
    let words = names.prefix(1000).map { $0.lowercased() }
    let near = String(text.prefix(100)).lowercased().nearest(of: words)
    if let near, let index = words.firstIndex(of: near) {
      return "did you mean \(SpokenText.cleaned(names[index]))?"
    }
    let rest = names.count > 12 ? ["and \(names.count - 10) more"] : []
    let all = (names.prefix(rest.isEmpty ? 12 : 10) + rest).joined(separator: ", ")
    return "there are \(SpokenText.cleaned(all, maximumLength: 400))"
  }
}

extension Sequence {
  /// The only element that fits; `nil` if none does, or more than one.
  fileprivate func only(_ fits: (Element) -> Bool) -> Element? {
    var found: Element?
    for element in self where fits(element) {
      guard found == nil else { return nil }
      found = element
    }
    return found
  }
}
