// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderNumbers
import StepSliderSpeech
import Testing

/// Numbers that are typed with the signs of a language.
@Suite struct TypedNumberTests {
  private struct Scale {
    let stops: Stops
    let unit: ValueUnit
  }

  private static func scales() throws -> [Scale] {
    [
      Scale(stops: try Stops(from: 0, to: 5000, by: 250), unit: .currency("EUR")),
      Scale(stops: try Stops(from: 0, to: 5, by: 0.25), unit: .currency("EUR")),
      Scale(stops: try Stops(from: 0, to: 2_000_000, by: 125_000), unit: .currency("USD")),
      Scale(stops: try Stops(from: 0, to: 9000, by: 500), unit: .plain),
      Scale(stops: try Stops(from: 0, to: 2_000_000, by: 62_500), unit: .plain),
      Scale(stops: try Stops(from: 0, to: 5_000_000_000, by: 250_000_000), unit: .plain),
      Scale(stops: try Stops(from: 0, to: 3, by: 0.125), unit: .plain),
      Scale(stops: try Stops(from: 1000, to: 3000, by: 0.5), unit: .plain),
      Scale(stops: try Stops(from: 0, to: 100, by: 5), unit: .percent),
      Scale(stops: try Stops(from: 0, to: 1200, by: 50), unit: .percent),
      Scale(stops: try Stops(from: 0, to: 7500, by: 35), unit: .seconds),
      Scale(stops: try Stops(from: 0, to: 10, by: 0.5), unit: .seconds),
      Scale(stops: try Stops(from: 0, to: 240, by: 15), unit: .measure(.minute)),
      Scale(stops: try Stops(from: 0, to: 12, by: 0.25), unit: .measure(.hour)),
      Scale(stops: try Stops(from: 0, to: 2000, by: 250), unit: .measure(.millisecond)),
      Scale(stops: try Stops(roundFrom: 20, to: 20000), unit: .measure(.hertz)),
      Scale(stops: try Stops(from: 0, to: 20_000, by: 500), unit: .measure(.kilohertz)),
      Scale(stops: try Stops(from: 0, to: 5000, by: 100), unit: .measure(.meter)),
      Scale(stops: try Stops(from: 0, to: 3000, by: 100), unit: .measure(.millimeter)),
      Scale(stops: try Stops(from: 0, to: 2000, by: 50), unit: .measure(.gram)),
      Scale(stops: try Stops(from: 0, to: 20_000, by: 500), unit: .measure(.megabyte)),
      Scale(stops: try Stops(from: 0, to: 3_000_000, by: 500), unit: .measure(.byte)),
      Scale(stops: try Stops(from: 0, to: 30, by: 0.5), unit: .measure(.celsius)),
      Scale(stops: try Stops(from: 0, to: 130, by: 10), unit: .measure(.kilometerPerHour)),
      Scale(stops: try Stops(from: 0, to: 4000, by: 100), unit: .measure(.pixel)),
      Scale(stops: try Stops(from: 0, to: 3, by: 0.5), unit: .named("cup", "cups")),
      Scale(stops: try Stops(from: 1990, to: 2030, by: 1), unit: .plain),
    ]
  }

  /// Types a text, with times for each key, and returns where the thumb is a second later.
  private static func type(_ text: String, on control: SliderControl) -> Int {
    var (control, time) = (control, Duration.zero)
    for character in text {
      time += .milliseconds(100)
      _ = control.press(character == " " ? .space : .character(character), at: time)
    }
    _ = control.advance()
    return control.slider.index
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `a number is typed as it is shown and spoken`(tag: String) throws {
    let language = try #require(SpokenLanguage(tag: tag))
    let phrases = SliderPhrases(language: language, numbers: .localized(language))
    var (typed, wrong) = (0, [String]())
    // Each language types on every second scale.
    let isOdd = SpokenLanguage.all.firstIndex { $0.tag == tag }?.isMultiple(of: 2) == false
    for (number, scale) in try Self.scales().enumerated() where number.isMultiple(of: 2) != isOdd {
      let presentation = SliderPresentation(unit: scale.unit)
      for index in [scale.stops.count * 3 / 4] {
        let slider = Slider(stops: scale.stops, index: index, presentation: presentation)
        let control = SliderControl(
          Slider(stops: scale.stops, index: 0, presentation: presentation),
          phrases: phrases
        )
        let texts: Set = [phrases.label(of: index, on: slider), phrases.valueText(of: slider)]
        for text in texts where text.first?.isNumber == true {
          typed += 1
          let found = Self.type(text, on: control)
          if found != index { wrong.append("\(text): \(slider.stops[found].value)") }
        }
      }
    }
    #expect(typed > 15)
    #expect(wrong == [])
  }

  @Test func `letters behind the greatest numbers mean nothing`() throws {
    let most = try #require(DecimalNumber("999999999999999999"))
    let control = SliderControl(Slider(try Stops(values: [0, 5, most])))
    #expect(Self.type("5 z", on: control) == 1)
  }

  /// The cases of vue-currency-input#207, in other languages.
  @Test(arguments: [
    ("de", "1.500", 1500), ("de", "1,5", 2), ("de", "1.5", 2), ("en", "1.500", 2),
    ("en", "1,500", 1500),
    ("fr", "1\u{202F}500", 1500), ("fr", "1 500", 1500), ("sv", "1 500", 1500),
    ("pl", "1\u{A0}500", 1500),
    ("es", "1.500", 1500), ("hi", "1,500", 1500), ("ar", "١٬٥٠٠", 1500), ("tr", "1.500", 1500),
    ("da", "1.500", 1500), ("da", "1,5", 2),
  ])
  func `the signs of the language count first`(tag: String, keys: String, number: Int) throws {
    let language = try #require(SpokenLanguage(tag: tag))
    let control = SliderControl(
      Slider(stops: try Stops(from: 0, to: 5000, by: 1)),
      phrases: SliderPhrases(language: language, numbers: .localized(language))
    )
    #expect(Self.type(keys, on: control) == number)
  }

  /// calcite-design-system#4976
  @Test(arguments: [
    (nil, ValueUnit.plain, "1990", "2030", "2020"),
    (nil, .measure(.year), "0", "3000", "2020 years"),
    (nil, .measure(.year), "2000", "2030", "2020"), (true, .plain, "1990", "2030", "2,020"),
    (nil, .plain, "0", "3000", "2,020"), (false, .plain, "0", "3000", "2020"),
    (nil, .percent, "1990", "2030", "2,020 percent"),
    (false, .percent, "0", "3000", "2020 percent"),
    (nil, .named("Jahr", "Jahre"), "1000", "3000", "2020 Jahre"),
  ])
  func `years are written without grouping`(
    groupsDigits: Bool?,
    unit: ValueUnit,
    minimum: String,
    maximum: String,
    text: String
  ) throws {
    let (first, last) = try (#require(DecimalNumber(minimum)), #require(DecimalNumber(maximum)))
    let stops = try Stops(from: first, to: last, by: 10)
    let slider = Slider(
      stops: stops,
      index: stops.index(nearestTo: 2020),
      presentation: SliderPresentation(unit: unit, groupsDigits: groupsDigits)
    )
    let phrases = SliderPhrases(numbers: .localized(.english))
    #expect(phrases.valueText(of: slider) == text)
    let isGrouped = phrases.label(of: slider.index, on: slider).contains(",")
    #expect(isGrouped == text.contains(","))
  }
}
