// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Units by their names, and numbers with the words for them.
@Suite struct UnitTests {
  private func words(
    _ value: DecimalNumber,
    _ unit: ValueUnit,
    in tag: String = "en"
  ) throws -> String {
    let language = try required(SpokenLanguage(tag: tag))
    let slider = Slider(try Stops(values: [value]), unit: unit)
    return SliderPhrases(language: language).valueText(of: slider)
  }

  @Test func `a unit comes back from its name`() throws {
    let others: [ValueUnit] = [
      .plain, .percent, .seconds, .currency("CHF"), .named("cup"), .named("cup", "cups"),
    ]
    for unit in others + MeasureUnit.all.map(ValueUnit.measure) {
      #expect(ValueUnit(unit.name) == unit)
    }
  }

  @Test(arguments: MeasureUnit.all)
  func `a measure is found by its names and its symbol`(measure: MeasureUnit) {
    let names = [measure.names.one, measure.names.other, measure.names.other.uppercased()]
    for name in names + [measure.symbol].compactMap(\.self) {
      #expect(ValueUnit(name) == .measure(measure))
    }
  }

  @Test(arguments: [
    ("", ValueUnit.plain), ("none", .plain), ("%", .percent), ("s", .seconds), ("Second", .seconds),
    ("kilometres", .measure(.kilometer)), ("m", .measure(.meter)), ("min", .measure(.minute)),
    ("celsius", .measure(.celsius)), ("EUR", .currency("EUR")), ("€", .currency("EUR")),
    ("euros", .currency("EUR")), ("eur", .named("eur")), ("BPM", .named("BPM")), ("M", .named("M")),
    ("XCG", .currency("XCG")), ("ZWG", .currency("ZWG")), ("DEM", .named("DEM")),
    ("cups", .named("cups")), ("cup, cups", .named("cup", "cups")), (" min ", .measure(.minute)),
    ("Minuten", .named("Minuten")),
  ])
  func `any other name is a word of the user`(name: String, unit: ValueUnit) {
    #expect(ValueUnit(name) == unit)
  }

  @Test(arguments: ["", "eur", "EURO?", "DEM"])
  func `no currency has a code that isn't one`(code: String) async {
    #expect(CurrencyUnit(code) == nil)
    await #expect(processExitsWith: .failure) { _ = CurrencyUnit(stringLiteral: "eur") }
  }

  @Test(
    arguments: [
      (20_000, ValueUnit.measure(.hertz), "20 kilohertz"),
      (1500, .measure(.hertz), "1.5 kilohertz"),
      (1000, .measure(.kilohertz), "1 megahertz"), (1250, .measure(.hertz), "1,250 hertz"),
      (999, .measure(.hertz), "999 hertz"), (2_500_000, .measure(.byte), "2.5 megabytes"),
      (-1000, .measure(.meter), "-1 kilometer"), (5000, .measure(.minute), "5,000 minutes"),
      (1, .measure(.minute), "1 minute"), (-1, .measure(.foot), "-1 foot"),
      (0.5, .measure(.inch), "0.5 inches"), (1, .measure(.celsius), "1 degree Celsius"),
      (1, .measure(.decibel), "1 decibel"), (3.5, .currency("EUR"), "3.5 EUR"),
      (1, .named("cup", "cups"), "1 cup"), (1.5, .named("cup", "cups"), "1.5 cups"),
      (2, .named("cup"), "2 cup"), (2, .named(), "2"), (2, .named("cup", " "), "2"),
    ] as [(DecimalNumber, ValueUnit, String)]
  )
  func `without locale data, units have English words`(
    value: DecimalNumber,
    unit: ValueUnit,
    text: String
  ) throws {
    #expect(try words(value, unit) == text)
  }

  @Test(arguments: [
    ("en", "1.5 percent"), ("de", "1,5 Prozent"), ("fr", "1,5 pour cent"), ("es", "1,5 por ciento"),
    ("it", "1,5 per cento"), ("pt", "1,5 por cento"), ("nl", "1,5 procent"), ("sv", "1,5 procent"),
    ("da", "1,5 procent"), ("pl", "1,5 procent"), ("tr", "yüzde 1,5"), ("hi", "1.5 प्रतिशत"),
    ("ar", "1.5 بالمِئة"),
  ])
  func `each language has its words for percent, without locale data`(
    tag: String,
    text: String
  ) throws {
    #expect(Announcement(try words(1.5, .percent, in: tag), priority: .assertive).text == text)
  }

  @Test(arguments: [
    (
      "en", "cup cups", "1 cup|2 cups|5 cups|12 cups|22 cups|112 cups|0.5 cups|1.5 cups|-1 cup"
    ),
    (
      "da", "kop kopper",
      "1 kop|2 kopper|5 kopper|12 kopper|22 kopper|112 kopper|0,5 kop|1,5 kop|-1 kop"
    ),
    ("tr", "kap", "1 kap|2 kap|5 kap|12 kap|22 kap|112 kap|0,5 kap|1,5 kap|-1 kap"),
    (
      "pl", "kubek kubki kubków kubka",
      "1 kubek|2 kubki|5 kubków|12 kubków|22 kubki|112 kubków|0,5 kubka|1,5 kubka|-1 kubek"
    ),
    (
      "ar", "كوب كوبان أكواب كوبًا كوب",
      "1 كوب|2 كوبان|5 أكواب|12 كوبًا|22 كوبًا|112 كوبًا|0.5 كوب|1.5 كوب|-1 كوب"
    ),
    (
      "fr", "tasse tasses",
      "1 tasse|2 tasses|5 tasses|12 tasses|22 tasses|112 tasses|0,5 tasse|1,5 tasse|-1 tasse"
    ),
    ("hi", "कप कपों", "1 कप|2 कपों|5 कपों|12 कपों|22 कपों|112 कपों|0.5 कप|1.5 कपों|-1 कप"),
  ])
  func `a word of the user has the plurals of the language`(
    tag: String,
    forms: String,
    texts: String
  ) throws {
    let numbers: [DecimalNumber] = [1, 2, 5, 12, 22, 112, 0.5, 1.5, -1]
    let forms = forms.split(separator: " ").map { String($0) }
    let heard = try numbers.map { try words($0, .named(forms: forms), in: tag) }
    #expect(Announcement(heard.joined(separator: "|"), priority: .assertive).text == texts)
  }
}
