// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Laws of what is typed, on every kind of stops.
@Suite struct TypingLawTests {
  @Test(arguments: EveryKind.all)
  func `the number of each stop moves the thumb to it, once`(kind: EveryKind) throws {
    let failure = try kind.firstFailure(among: 0..<1) { stops, index in
      let number = stops[index].value
      guard number >= 0 else { return true }
      var typist = Typist(Slider(stops: stops, index: index == 0 ? stops.count - 1 : 0))
      let moves = typist.type("\(number) ").compactMap(\.change).filter(\.didMove)
      return typist.control.slider.index == index && moves.count == (stops.count > 1 ? 1 : 0)
    }
    #expect(failure == nil)
  }

  @Test(arguments: EveryKind.all)
  func `whatever is typed within a second, the thumb moves at most once`(
    kind: EveryKind
  ) throws {
    var random = SeededNumbers(seed: 19)
    for seed in 0..<2 as Range<UInt64> {
      let stops = try kind.stops(seed: seed)
      let mostDigits = stops.maximum.value.description.prefix { $0 != "." }.count { $0.isNumber }
      var typist = Typist(Slider(stops: stops))
      for _ in 0..<15 {
        // Where numbers have one digit, the next one is another number.
        let length = Int.random(in: 1...(mostDigits > 1 ? mostDigits + 2 : 1), using: &random)
        let digits = (0..<length).map { _ in "\(Int.random(in: 0...9, using: &random))" }
        let end = [" ", "| ", "^ ", "> ", "<| ", ".5 "].randomElement(using: &random) ?? " "
        let responses = typist.type(digits.joined() + end)
        let moves = responses.compactMap(\.change).filter { $0.didMove && $0.phase == .committed }
        // Decimals of a number that was complete can lead to the next stop.
        let most = ["> ", ".5 "].contains(end) ? 2 : 1
        #expect(moves.count <= most, "\(digits.joined())\(end) on \(stops.count)")
        #expect(typist.control.deadline == nil)
      }
    }
  }

  @Test(arguments: EveryKind.all)
  func `every key is answered`(kind: EveryKind) throws {
    var random = SeededNumbers(seed: 7)
    for seed in 0..<2 as Range<UInt64> {
      var typist = Typist(Slider(stops: try kind.stops(seed: seed)))
      for _ in 0..<40 {
        let key = "0123456789.<^|".randomElement(using: &random) ?? "0"
        #expect(typist.type(String(key)).allSatisfy { (1...2).contains($0.words.count) })
      }
    }
  }

  /// What can be typed on each kind of stops of ``Typed``.
  static let typeable: [(stops: Typed.Choice, keys: String)] = [
    (.five, "0123456789."), (.fifty, "0123456789.z"), (.percent, "0123456789.,_%k"),
    (.fine, "0123456789.,/"), (.thousands, "0123456789.,'_"), (.hertz, "0123456789.k_Hz"),
    (.seconds, "0123456789:._min"), (.minutes, "0123456789:.h_"), (.hours, "0123456789:.min"),
    (.workday, "0123456789hmin"), (.soft, "0123456789."), (.pictures, "0123456789p"),
    (.times, "0123456789:"), (.years, "0123456789"), (.modes, "ecrstzgöx"),
    (.versions, "v1.5203"), (.sizes, "size42t"),
  ]

  @Test(arguments: typeable)
  func `Backspace takes back the last key, whatever it was`(
    stops: Typed.Choice,
    keys: String
  ) throws {
    var random = SeededNumbers(seed: 43)
    let slider = try stops.slider()
    for _ in 0..<8 {
      let length = Int.random(in: 2...6, using: &random)
      let typed = String((0..<length).compactMap { _ in keys.randomElement(using: &random) })
      let other = keys.randomElement(using: &random) ?? "0"
      let place = typed.index(
        typed.startIndex,
        offsetBy: Int.random(in: 1..<length, using: &random)
      )
      let corrected = "\(typed[..<place])\(other)<\(typed[place...])"
      // What is typed decides where the thumb goes, if it does so from wherever the thumb was.
      let ends = [typed, corrected].map { keys in
        [0, slider.stops.count / 2, slider.stops.count - 1].map { start in
          end(of: keys, on: slider.placed(at: .stop(start)))
        }
      }
      if Set(ends[0]).count == 1, ends[0] != ["", "", ""] {
        #expect(ends[0] == ends[1], "\(typed) and \(corrected)")
      }
    }
  }

  /// Returns the last words: the value, or a refusal without the value behind it. They are empty if
  /// nothing could be typed.
  private func end(of keys: String, on slider: Slider) -> String {
    var typist = Typist(slider)
    let words = typist.type(keys + " ").last { !$0.words.isEmpty }?.words.first?.text ?? ""
    return words.hasPrefix(typist.control.valueText) ? typist.control.valueText : words
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `a value that is drawn or spoken with digits is read`(tag: String) throws {
    let language = try required(SpokenLanguage(tag: tag))
    // Arabic has no digit for one minute.
    let minute = "دقيقة و"
    let units: [ValueUnit] = [.plain, .percent, .seconds, .currency("EUR"), .named("cup", "cups")]
    let stops = try Stops(from: -200, to: 200, by: 0.5)
    for unit in units + MeasureUnit.all.map(ValueUnit.measure) {
      for value in [-40.5, 1, 2, 12, 100] as [DecimalNumber] {
        let slider = Slider(stops, value: value, unit: unit)
        let control = SliderControl(slider, phrases: SliderPhrases(language: language))
        let texts = [control.valueText, NumberStyle(in: language).short(value, unit)]
        for text in texts
        where text.contains(where: { $0.isNumber }) && !text.contains(minute) {
          #expect(control.value(writtenAs: text) == value, "\(text)")
        }
      }
    }
  }

  @Test func `a stop is found by the beginning of its name, as long as it takes`() throws {
    let names = ["Größe", "İstanbul", "ılık", "Ærø", "قوي", "أقصى", "मध्यम", "छोटा", "Łódź", "Çok"]
    let typed = ["grosse", "istanbul", "ilik", "aero", "قوي", "اقصى", "मधयम", "छोटा", "lodz", "cok"]
    let stops = try Stops(names: names)
    for (index, keys) in typed.enumerated() {
      var typist = Typist(Slider(stops: stops, index: (index + 5) % names.count))
      // A keyboard sends a letter and its vowel sign one by one.
      for scalar in keys.unicodeScalars { _ = typist.type(String(scalar)) }
      #expect(typist.control.slider.index == index, "\(keys)")
    }
  }
}
