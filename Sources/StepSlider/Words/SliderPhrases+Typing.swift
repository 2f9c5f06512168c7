// SPDX-License-Identifier: Apache-2.0

// What is typed.
extension SliderPhrases {
  private var typing: TypingWords { TypingWords(in: elements.language) }

  /// Returns the number typed so far: `4`, `4 point 2 5`. Decimals are spoken one by one.
  func typed(_ entry: NumberEntry) -> Announcement {
    let whole = NumberEntry.number(entry.digits).map { [numbers.number($0)] } ?? []
    let digits = entry.decimals.map { $0.map { numbers.number(DecimalNumber(clamping: $0)) } }
    let words = whole + (digits.map { [typing.point] + $0 } ?? [])
    return Announcement(words.isEmpty ? typing.nothing : words.joined(separator: " "))
  }

  /// Returns the words for a number that no stop has.
  func noStop(_ number: DecimalNumber, on slider: Slider) -> Announcement {
    let ends = [slider.stops.minimum.value, slider.stops.maximum.value].map(numbers.number)
    return Announcement(typing.noStop(numbers.number(number), ends[0], ends[1]))
  }

  /// Returns the words for letters that begin no name.
  func noName(_ letters: String) -> Announcement {
    Announcement(typing.noName(SpokenText.cleaned(letters.capitalizedFirst)))
  }
}
