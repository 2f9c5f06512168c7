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
  func index(meantBy text: String, in phrases: Phrases = Phrases()) -> Int? {
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

  private func number(writtenAs text: String) -> DecimalNumber? {
    guard presentation.unit == .percent, text.last == "%" else { return DecimalNumber(text) }
    return DecimalNumber(SpokenText.cleaned(String(text.dropLast())))
  }

  private func index(spokenAs text: String, in phrases: Phrases) -> Int? {
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
    let text = String(text.prefix(100))
    let nearest = prefix(1000).compactMap(\.name)
      .min { editDistance($0, text) < editDistance($1, text) }
    return nearest.map { "the nearest is \($0)" }
      ?? "they are numbers from \(minimum.value) to \(maximum.value)"
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
