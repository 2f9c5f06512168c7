// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderNumbers
import StepSliderSpeech
import Testing

/// Numbers with their units, in every language, as the voice gets them.
@Suite struct LocalizedUnitTests {
  private static let numbers: [DecimalNumber] = [1, 2, 5, 22, 0.5, 1.5, -1]

  private func text(
    of value: DecimalNumber,
    _ unit: ValueUnit,
    in language: SpokenLanguage
  ) throws -> String {
    let phrases = SliderPhrases(language: language, numbers: .localized(language))
    let slider = Slider(try Stops(values: [value]), unit: unit)
    return Announcement(phrases.valueText(of: slider), priority: .assertive).text
  }

  private func table(_ unit: ValueUnit, in tag: String) throws -> String {
    let language = try #require(SpokenLanguage(tag: tag))
    return try Self.numbers.map { try text(of: $0, unit, in: language) }.joined(separator: "|")
  }

  @Test(arguments: [
    ("en", "1 point|2 points|5 points|22 points|0.5 points|1.5 points|-1 point"),
    ("de", "1 Punkt|2 Punkt|5 Punkt|22 Punkt|0,5 Punkt|1,5 Punkt|-1 Punkt"),
    ("fr", "1 point|2 points|5 points|22 points|0,5 point|1,5 point|-1 point"),
    ("it", "1 punto|2 punti|5 punti|22 punti|0,5 punti|1,5 punti|-1 punto"),
    ("pt", "1 ponto|2 pontos|5 pontos|22 pontos|0,5 ponto|1,5 ponto|-1 ponto"),
    ("pl", "1 punkt|2 punkty|5 punktów|22 punkty|0,5 punktu|1,5 punktu|-1 punkt"),
  ])
  func `points are those of a font menu`(tag: String, texts: String) throws {
    #expect(try table(.measure(.point), in: tag) == texts)
  }

  @Test(arguments: [
    ("pl", "1 decybel|2 decybele|5 decybeli|22 decybele|0,5 decybela|1,5 decybela|-1 decybel"),
    ("fr", "1 décibel|2 décibels|5 décibels|22 décibels|0,5 décibel|1,5 décibel|-1 décibel"),
    ("tr", "1 desibel|2 desibel|5 desibel|22 desibel|0,5 desibel|1,5 desibel|-1 desibel"),
  ])
  func `decibels, which locale data lack, have the same plurals`(tag: String, texts: String) throws
  {
    #expect(try table(.measure(.decibel), in: tag) == texts)
  }

  @Test(arguments: [
    ("en", "1 euro|2 euros|5 euros|22 euros|0.50 euros|1.50 euros|-1 euro"),
    ("de", "1 Euro|2 Euro|5 Euro|22 Euro|0,50 Euro|1,50 Euro|-1 Euro"),
    ("fr", "1 euro|2 euros|5 euros|22 euros|0,50 euro|1,50 euro|-1 euro"),
    ("ar", "1 يورو|2 يورو|5 يورو|22 يورو|0.50 يورو|1.50 يورو|-1 يورو"),
  ])
  func `money has two decimals or none`(tag: String, texts: String) throws {
    #expect(try table(.currency("EUR"), in: tag) == texts)
  }

  @Test(arguments: [
    ("en", "20 kilohertz"), ("de", "20 Kilohertz"), ("fr", "20 kilohertz"),
    ("es", "20 kilohercios"), ("pl", "20 kiloherców"), ("hi", "20 किलोहर्ट्ज़"),
    ("ar", "20 كيلو هرتز"),
  ])
  func `twenty thousand hertz are 20 kilohertz`(tag: String, text: String) throws {
    let language = try #require(SpokenLanguage(tag: tag))
    #expect(try self.text(of: 20_000, .measure(.hertz), in: language) == text)
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `every unit has words for every number`(tag: String) throws {
    let language = try #require(SpokenLanguage(tag: tag))
    let isLatin = !["hi", "ar"].contains(tag)
    for measure in MeasureUnit.all {
      for number in Self.numbers + [0, 0.125, 100, 123_456_789_012_345_678] {
        let text = try text(of: number, .measure(measure), in: language)
        let letters = text.filter(\.isLetter)
        #expect(letters.count > 1 && (isLatin || !letters.contains(where: \.isASCII)), "\(text)")
        #expect(text.split(separator: " ").last.map(String.init) != measure.symbol, "\(text)")
        let negative = try self.text(of: -number, .measure(measure), in: language)
        #expect(number == 0 || negative != text)
      }
    }
  }

  @Test(arguments: [
    ("en", ["minute", "minutes"]), ("de", ["Minute", "Minuten"]), ("fr", ["minute", "minutes"]),
    ("es", ["minuto", "minutos"]), ("it", ["minuto", "minuti"]), ("pt", ["minuto", "minutos"]),
    ("nl", ["minuut", "minuten"]), ("sv", ["minut", "minuter"]), ("da", ["minut", "minutter"]),
    ("pl", ["minuta", "minuty", "minut", "minuty"]), ("tr", ["dakika"]), ("hi", ["मिनट"]),
  ])
  func `words of the user have the plurals of the locale data`(tag: String, forms: [String]) throws
  {
    let language = try #require(SpokenLanguage(tag: tag))
    for number in (0...130).map({ DecimalNumber($0) }) + [0.5, 1.5, 1.25, 2.5, -1, -3] {
      let own = try text(of: number, .named(forms: forms), in: language)
      #expect(own == (try text(of: number, .measure(.minute), in: language)))
    }
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `decibels have words in every language`(tag: String) throws {
    let language = try #require(SpokenLanguage(tag: tag))
    let text = try text(of: 5, .measure(.decibel), in: language)
    #expect(text.hasSuffix(" decibels") == (tag == "en"))
  }

  @Test func `arabic words of the user have the plurals of the locale data`() throws {
    let language = try #require(SpokenLanguage(tag: "ar"))
    let forms = ["كيلومتر", "كيلومتر", "كيلومترات", "كيلومترًا", "كيلومتر"]
    for number in (0...230).map({ DecimalNumber($0) }) + [0.5, 1.5] {
      let own = try text(of: number, .named(forms: forms), in: language)
      #expect(own == (try text(of: number, .measure(.kilometer), in: language)))
    }
  }
}
