// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Laws of numbers that are typed, in every language and with every sign.
@Suite struct TypedNumberLawTests {
  static let signs: [Character] = [".", ",", "٫"]

  @Test(arguments: TypingWordsTests.inEachLanguage)
  func `decimals are echoed as decimals, whatever their sign`(tag: String, heard: [String]) throws {
    let point = try #require(heard.last)
    let scales: [(stops: Stops, unit: ValueUnit)] = [
      (try Stops(from: 0, to: 2000, by: 0.5), .plain),
      (try Stops(from: 0, to: 5000, by: 1), .plain),
      (try Stops(from: 20, to: 20000, by: 20), .measure(.hertz)),
      (try Stops(from: 100, to: 5000, by: 10), .percent),
    ]
    for scale in scales {
      for sign in Self.signs {
        let heard = try typed("1\(sign)5", on: scale.stops, in: scale.unit, tag).heard
        #expect(heard.last == "1 \(point) 5", "\(sign) \(scale.unit)")
      }
    }
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `a digit that has no stop doesn't leave its number to the next digits`(tag: String) throws {
    let scales: [(stops: Stops, unit: ValueUnit, least: Int)] = [
      (try Stops(from: 0, to: 5, by: 1), .plain, 6), (try Stops(count: 5), .plain, 6),
      (try Stops(from: 0, to: 6, by: 0.5), .percent, 7),
      (try Stops(from: 0, to: 5, by: 0.25), .measure(.hour), 6),
    ]
    for scale in scales {
      for digit in scale.least...9 {
        for rest in ["0", "5", "05"] {
          let end = try typed("\(digit)\(rest)", on: scale.stops, in: scale.unit, tag)
          #expect(end.moves == 0 && end.heard.contains { $0.contains("\(digit)\(rest)") })
        }
      }
    }
  }

  @Test func `a digit whose stop is unavailable doesn't leave its number to the next one`() throws {
    var slider = Slider(stops: try Stops(from: 0, to: 8, by: 1), index: 2)
    slider.setReach(ReachableStops(limits: 0...8, unavailable: [6...6]))
    var typist = Typist(slider)
    #expect(typist.type("60 ").compactMap(\.change).isEmpty)
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `spaces around a sign change nothing`(tag: String) throws {
    let minutes = try Stops(from: 0, to: 240, by: 0.5)
    for sign in Self.signs + [":"] {
      let plain = try typed("1\(sign)30|", on: minutes, in: .measure(.minute), tag)
      for spaced in ["1_\(sign)_30|", "1_\(sign)30|", "1\(sign)_30|", "1__\(sign)__30|"] {
        let other = try typed(spaced, on: minutes, in: .measure(.minute), tag)
        #expect(other.value == plain.value && other.moves == 1, "\(spaced)")
      }
    }
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `two signs after each other make no number, and the rest is dropped`(tag: String) throws {
    let minutes = try Stops(from: 0, to: 240, by: 5)
    let signs: [Character] = Self.signs + [":", "'", "’", "٬"]
    for first in signs {
      for second in signs {
        let end = try typed("1\(first)\(second)30 ", on: minutes, in: .measure(.minute), tag)
        #expect(end.moves == 0 && end.heard.contains { $0.contains("1\(first)\(second)") })
      }
    }
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `the unit of a first part is echoed with the second`(tag: String) throws {
    let hour = try typed("1|", on: try Stops(values: [1, 2]), in: .measure(.hour), tag)
    let minutes = try Stops(from: 0, to: 240, by: 5)
    let end = try typed("1_h_30", on: minutes, in: .measure(.minute), tag)
    #expect(end.heard.last == "\(hour.value) 30")
  }

  /// The short units that people write, in each language.
  static let spans = [
    "en": "1_hr_30_min", "de": "1_Std._30_Min.", "fr": "1_h_30_min", "es": "1_h_30_min",
    "it": "1_h_30_min", "pt": "1_h_30_min", "nl": "1_u_30_min", "sv": "1_tim_30_min",
    "da": "1_t._30_min.", "pl": "1_godz._30_min", "tr": "1_sa_30_dk", "hi": "1_घं॰_30_मि॰",
    "ar": "1_س_30_د",
  ]

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `hours and minutes can be written short`(tag: String) throws {
    let keys = try #require(Self.spans[tag])
    let minutes = try Stops(from: 0, to: 240, by: 5)
    let plain = try typed("90|", on: minutes, in: .measure(.minute), tag)
    #expect(try typed(keys + "|", on: minutes, in: .measure(.minute), tag).value == plain.value)
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `after Enter, a unit still belongs to a number, and digits begin another one`(
    tag: String
  ) throws {
    let keys = try #require(Self.spans[tag])
    let hour = keys.split(separator: "_").prefix(2)
    let minutes = try Stops(from: 0, to: 240, by: 5)
    func value(of keys: String) throws -> String {
      try typed(keys + "|", on: minutes, in: .measure(.minute), tag).value
    }
    #expect(try value(of: hour.joined(separator: "|_")) == value(of: hour.joined(separator: "_")))
    for first in [keys, hour.joined(separator: "_"), "5", "20", "0.5"] {
      for next in ["90", "9", "100"] {
        #expect(try value(of: "\(first)|\(next)") == value(of: next), "\(first) and \(next)")
      }
    }
  }

  /// Returns what is heard at keys as a ``Typist`` has them, how often the thumb moved, and the value.
  private func typed(
    _ keys: String,
    on stops: Stops,
    in unit: ValueUnit,
    _ tag: String
  ) throws -> (heard: [String], moves: Int, value: String) {
    let phrases = SliderPhrases(language: try #require(SpokenLanguage(tag: tag)))
    let slider = Slider(stops: stops, presentation: SliderPresentation(unit: unit))
    var typist = Typist(slider)
    typist.control.phrases = phrases
    let responses = typist.type(keys)
    let moves = responses.compactMap(\.change).count { $0.didMove }
    return (responses.flatMap { $0.words.map(\.text) }, moves, typist.control.valueText)
  }
}
