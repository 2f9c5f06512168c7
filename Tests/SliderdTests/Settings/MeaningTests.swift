// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderNumbers
import StepSliderSpeech
import Testing

@testable import sliderd

/// Stops as people write them, for `--value`, `value` and `set`.
@Suite struct MeaningTests {
  @Test(arguments: [
    ("Huge", 2), ("huge", 2), ("HUGE", 2), ("ÉCLAIR", 3), ("eclair", 3), ("on", 0), ("ON", 1),
    ("On", nil),
    ("3", 2), ("huge, 3 of 4", 2), ("Huge, 2 of 4", nil), ("hug", 2), ("o", nil), ("", nil),
  ])
  func `names match in any case and without accents, unless that is ambiguous`(
    text: String,
    index: Int?
  )
    throws
  {
    let slider = Slider(stops: try Stops(names: ["on", "ON", "Huge", "Éclair"]))
    #expect(slider.index(meantBy: text) == index)
  }

  @Test(arguments: [
    (["2G", "3G", "4G", "5G"], "4", 2), (["2G", "3G", "4G", "5G"], "1", 0),
    (["2160p", "1440p", "1080p", "720p"], "7", 3), (["2160p", "1440p", "1080p", "720p"], "1", nil),
    (["1 Mbit", "10 Mbit", "100 Mbit"], "1", 0), (["1 Mbit", "10 Mbit", "100 Mbit"], "3", 2),
    (["Low", "Mid", "High"], "2", 1),
  ])
  func `digits are a position only where no name begins with them`(
    names: [String],
    text: String,
    index: Int?
  ) throws {
    let slider = Slider(stops: try Stops(names: names))
    #expect(slider.index(meantBy: text) == index)
    let tell = StartSource(command: try CommandTemplate("tell"))
    let position = try? tell.position(of: text, in: slider)
    #expect(position == index.map(ThumbPosition.stop))
  }

  @Test(arguments: [
    ("40", 8), (" 40 ", 8), ("40%", 8), ("40 %", 8), ("40 percent", 8), ("40  Percent", 8),
    ("43", nil),
    ("43%", nil), ("43 percent", nil), ("%", nil), ("40 points", nil), ("40%%", nil),
  ])
  func `a percentage can have a percent sign or the word percent`(text: String, index: Int?) throws
  {
    #expect(try slider(.percent).index(meantBy: text) == index)
  }

  @Test(arguments: [
    ("minus 6 decibels", 0), ("-6 decibels", 0), ("minus 1 decibel", 5), ("minus 7 decibels", nil),
  ])
  func `a value can be written as the voice says it`(text: String, index: Int?) throws {
    let slider = Slider(try Stops(from: -6, to: 6, by: 1), unit: "dB")
    #expect(slider.index(meantBy: text) == index)
  }

  @Test func `a percent sign is refused for other units`() throws {
    #expect(try slider(.plain).index(meantBy: "40%") == nil)
    #expect(try slider(.named("points")).index(meantBy: "40 points") == 8)
  }

  @Test func `a point in a plain number is a decimal point, unless the language groups with it`()
    throws
  {
    let phrases = SliderPhrases(language: .german, numbers: .localized(.german))
    let stops = try Stops(values: [1, 1000])
    #expect(phrases.valueText(of: Slider(stops: stops, index: 1)) == "1.000")
    #expect(Slider(stops: stops).index(meantBy: "1.000") == 0)
    #expect(
      Slider(stops: stops).refusal(of: "1.000", in: phrases)
        == "\"1.000\" can mean 1 or 1000; write one of these"
    )
  }

  @Test(arguments: SpokenLanguage.all)
  func `the spoken words of a stop select that stop in every language`(language: SpokenLanguage)
    throws
  {
    let phrases = SliderPhrases(language: language, numbers: .localized(language))
    let kinds = [
      try slider(.plain), try slider(.percent), try slider(.seconds), try slider(.named("Punkte")),
      Slider(stops: try Stops(count: 21)),
      Slider(
        stops: try Stops(values: ["-1234567.25", "0", "7654.5"].compactMap(DecimalNumber.init))
      ),
      Slider(stops: try Stops(names: (1...21).map { "Station \($0)" })),
    ]
    for kind in kinds {
      for index in stride(from: 0, to: kind.stops.count, by: 2) {
        let slider = kind.placed(at: .stop(index))
        let words = phrases.valueText(of: slider)
        #expect(slider.index(meantBy: words, in: phrases) == index, "\(words)")
      }
    }
  }

  @Test func `an unknown value is refused with the nearest stops`() throws {
    for text in ["43", "43%", "43 percent"] {
      #expect(
        try slider(.percent).refusal(of: text)
          == "unknown stop \"\(text)\"; the nearest stops are 40 and 45"
      )
    }
  }

  @Test func `a signed number is a move, unless a value or a name has a sign`() throws {
    #expect(try slider(.percent).isMove("+5"))
    #expect(try slider(.percent).isMove("-5"))
    for text in ["5", "+", "-Huge", "- 5 percent"] {
      #expect(try !slider(.percent).isMove(text), "\(text)")
    }
    let balance = try Stops(values: [-5, 0, 5])
    #expect(Slider(stops: balance).isMove("+5") == false)
    #expect(Slider(stops: try Stops(names: ["-", "+"])).isMove("+") == false)
  }

  @Test(arguments: [
    ("xyzzy", 3, "the stops are Station 1, Station 2, Station 3"),
    ("station 44", 30, "did you mean Station 4?"),
    (
      "xyzzy", 30,
      "the stops are \((1...10).map { "Station \($0)" }.joined(separator: ", ")), and 20 more"
    ),
  ])
  func `an unknown name is refused with a similar name or a list`(
    text: String,
    count: Int,
    advice: String
  ) throws {
    let slider = Slider(stops: try Stops(names: (1...count).map { "Station \($0)" }))
    #expect(slider.refusal(of: text) == "unknown stop \"\(text)\"; \(advice)")
  }

  /// What people write on each kind of stops from 0 to 600, and what is wrong with it.
  static let refused: [(unit: ValueUnit, text: String, reason: String)] = [
    (.seconds, "2:11", "the nearest stops are 130 and 135"),
    (.seconds, "131 s", "the nearest stops are 130 and 135"),
    (.seconds, "2 min 11 s", "the nearest stops are 130 and 135"),
    (.seconds, "1:75", "a time has two digits up to 59 behind each colon; \(range)"),
    (.seconds, "2:5", "a time has two digits up to 59 behind each colon; \(range)"),
    (.seconds, "5 kg", "the slider has the unit seconds; \(range)"),
    (.seconds, "1::30", "a time has two digits up to 59 behind each colon; \(range)"),
    (.seconds, "1/2", range), (.seconds, "five", range),
    (.seconds, "11:00", "the nearest stop is 600"),
    (.plain, "1,000", "the nearest stop is 600"),
    (.percent, "1,000%", "the nearest stop is 600"),
    (.plain, "0,5", "the nearest stops are 0 and 5"), (.plain, "2:10", range),
    (.plain, "5dB", "the slider has no unit; \(range)"), (.plain, "40%", "did you mean 40?"),
    (.percent, "43%", "the nearest stops are 40 and 45"),
    (.percent, "3 dB", "the slider has the unit percent; \(range)"),
    (.currency("EUR"), "600 USD", "the slider has the unit EUR; \(range)"),
    (.currency("EUR"), "$5", "the slider has the unit EUR; \(range)"),
    (.currency("EUR"), "4 €", "the nearest stops are 0 and 5"),
    (.measure(.minute), "90 s", "the nearest stops are 0 and 5"),
    (.measure(.kilohertz), "2 Hz", "the nearest stops are 0 and 5"),
  ]
  private static let range = "use a number from 0 to 600"

  @Test(arguments: refused)
  func `a refusal has the reason`(unit: ValueUnit, text: String, reason: String) throws {
    let slider = Slider(try Stops(from: 0, to: 600, by: 5), unit: unit)
    #expect(slider.refusal(of: text) == "unknown stop \"\(text)\"; \(reason)")
  }

  /// The forms in which people write a value, and the number of each; `nil` for none.
  static let forms: [(unit: ValueUnit, text: String, value: DecimalNumber)] = [
    (.seconds, "2:10", 130), (.seconds, "2m", 120), (.seconds, "130s", 130),
    (.seconds, "2 min 10 s", 130), (.seconds, "2 minutes, 10 seconds", 130),
    (.measure(.minute), "1:30", 90), (.currency("EUR"), "3€", 3), (.currency("EUR"), "EUR 3", 3),
    (.plain, "40,0", 40), (.plain, "1,000", 1000), (.plain, "1.000", 1),
    (.percent, "40 percent", 40),
    (.percent, "40%", 40),
  ]

  @Test(arguments: forms)
  func `each entrance reads each form alike`(
    unit: ValueUnit,
    text: String,
    value: DecimalNumber
  ) throws {
    let slider = Slider(try Stops(from: 0, to: 1000, by: 1), unit: unit)
    #expect(slider.index(meantBy: text).map { slider.stops[$0].value } == value)
    var layer = Layer()
    layer[Setting.value] = text
    layer[Setting.defaultStop] = text
    var layers = Layers(layer)
    #expect(layers.position(meantBy: text, on: slider).map { slider.placed(at: $0).value } == value)
    #expect(layers.defaultIndex(on: slider).map { slider.stops[$0].value } == value)
    layer[Setting.unavailable] = [text]
    layers = Layers(layer)
    let reach = layers.reach(on: slider, orElse: slider.reach)
    #expect(reach.unavailable.map { slider.stops[$0.lowerBound].value } == [value])
    #expect(layers.mistakes.isEmpty)
    // A program's 1,000 can be two numbers, and so can its 1:30 in minutes.
    let source = StartSource(command: try CommandTemplate("tell"))
    let position = try? source.position(of: text, in: slider)
    guard !["1,000", "1:30"].contains(text), !text.contains("10 s") else {
      return #expect(position == nil)
    }
    #expect(position.flatMap { slider.placed(at: $0).value } == value)
  }

  @Test func `a default of two thumbs can have a comma if it is one stop`() throws {
    let slider = Slider(stops: try Stops(from: 0, to: 1000, by: 1))
    for (text, index) in [("1,000", 1000), ("20,80", nil), ("20", 20)] {
      var layer = Layer()
      (layer[Setting.thumbs], layer[Setting.defaultStop]) = (["From", "To"], text)
      var layers = Layers(layer)
      #expect(layers.defaultIndex(on: slider) == index, "\(text)")
    }
  }

  @Test(arguments: [
    ("M", [0, 2]), ("med", [0]), ("MÉG", [2]), ("eco mode", [1]), ("medium x", []), ("", []),
    ("-", []),
  ])
  func `the beginning of a name finds the stops that have it`(text: String, indices: [Int]) throws {
    let slider = Slider(stops: try Stops(names: ["Medium", "Écomode plus", "Mega"]))
    #expect(slider.indices(ofNamesBeginningWith: text) == indices)
    #expect(Slider(stops: try Stops(count: 3)).indices(ofNamesBeginningWith: text).isEmpty)
  }

  @Test func `a percentage finds a stop with a name, and a distance is no stop`() throws {
    let names = ["Off", "Half", "Full"]
    let slider = Slider(try Stops(values: [0, 50, 100], names: names), unit: .percent)
    #expect(slider.index(meantBy: "50%") == 1)
    #expect(["+5%", "-5%", "+5", "\u{2212}5"].allSatisfy(slider.isMove))
    #expect(!slider.isMove("-") && !slider.isMove("5%"))
  }

  @Test func `a beginning of several names is refused with all of them`() throws {
    let slider = Slider(stops: try Stops(names: ["Medium", "Eco", "Mega"]))
    #expect(
      slider.refusal(of: "m")
        == "\"m\" begins several names: Medium, Mega; write more of the one you mean"
    )
    #expect(slider.index(meantBy: "ec") == 1)
  }

  private func slider(_ unit: ValueUnit) throws -> Slider {
    Slider(
      stops: try Stops(from: 0, to: 100, by: 5),
      presentation: SliderPresentation(unit: unit)
    )
  }
}

extension Slider {
  fileprivate func index(
    meantBy text: String,
    in phrases: SliderPhrases = .english
  ) -> Int? {
    try? stop(meantBy: text, in: phrases)
  }

  fileprivate func refusal(
    of text: String,
    in phrases: SliderPhrases = .english
  ) -> String? {
    do {
      _ = try stop(meantBy: text, in: phrases)
      return nil
    } catch { return error.message }
  }
}
