// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

// A stop as people write it: its name, or its value, which of counted stops is the position.
extension Stops {
  /// The stop that a text means; `nil` if it is none of them.
  func index(meantBy text: String) -> Int? {
    if let index = index(named: text) { return index }
    guard let number = DecimalNumber(text) else { return nil }
    let index = index(nearestTo: number)
    return self[index].value == number ? index : nil
  }

  /// Says that a text is none of the stops, and what could have been meant.
  func refusal(of text: String) -> String {
    text.isNot("one of the stops") + "; " + advice(insteadOf: text, DecimalNumber(text))
  }

  /// What could have been meant by a wrong value.
  private func advice(insteadOf text: String, _ number: DecimalNumber?) -> String {
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
