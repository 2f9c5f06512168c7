// SPDX-License-Identifier: Apache-2.0

// What is typed.
extension SliderPhrases {
  private var typing: TypingWords { TypingWords(in: elements.language) }

  /// The answer when nothing is left of what was typed.
  var nothingTyped: Announcement { Announcement(typing.nothing) }

  /// Returns the number typed so far: `4`, `4 point 2 5`, and `2 10` on a clock. Decimals are spoken
  /// one by one.
  func typed(_ text: String, with reader: AmountReader, on slider: Slider) -> Announcement {
    let (text, reader) = (reader.lastNumber(in: text), reader.numbers)
    let point = reader.point(in: text)
    let wholes = text[..<(point ?? text.endIndex)].split(separator: ":")
      .compactMap { NumberReader.number($0.filter { $0.isTypedDigit }) }
      .map { self.text(of: $0, asOn: slider) }
    let decimals = point.map { text[$0...].compactMap { $0.typedDigit } } ?? []
    let words =
      wholes + (point == nil ? [] : [typing.point])
      + decimals.map { numbers.number(DecimalNumber(clamping: $0)) }
    return Announcement(words.isEmpty ? typing.nothing : words.joined(separator: " "))
  }

  /// Returns the beginning of a name as it was typed.
  func typed(name text: String) -> Announcement { Announcement(SpokenText.cleaned(text)) }

  /// Returns the words for a number that no stop has.
  func noStop(_ number: DecimalNumber, on slider: Slider) -> Announcement {
    noStop(text(of: number, asOn: slider), on: slider)
  }

  /// Returns the words for digits and signs that are no number.
  func noStop(_ typed: String, on slider: Slider) -> Announcement {
    guard !slider.hasOnlyStop else { return onlyStop }
    let ends = [slider.stops.minimum.value, slider.stops.maximum.value]
      .map { text(of: $0, asOn: slider) }
    return Announcement(typing.noStop(SpokenText.cleaned(typed), ends[0], ends[1]))
  }

  /// Returns the words for letters that begin no name.
  func noName(_ letters: String, on slider: Slider) -> Announcement {
    guard !slider.hasOnlyStop else { return onlyStop }
    return Announcement(typing.noName(SpokenText.cleaned(letters.capitalizedFirst)))
  }

  /// The words for whatever is typed where there is one stop only.
  private var onlyStop: Announcement { Announcement(words.onlyStop.capitalizedFirst) }

  /// Returns a number without its unit.
  private func text(of number: DecimalNumber, asOn slider: Slider) -> String {
    let text = numbers.number(number)
    return slider.groupsDigits ? text : numbers.ungrouped(text)
  }
}
