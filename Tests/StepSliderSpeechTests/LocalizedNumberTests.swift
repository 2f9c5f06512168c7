// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import StepSliderSpeech
import Testing

/// Numbers as the voice gets them. The announcement no longer contains anything that can't be
/// spoken.
@Suite struct LocalizedNumberTests {
  private func text(of value: String, _ unit: ValueUnit, in tag: String) throws -> String {
    let language = try #require(Language(tag: tag))
    let slider = Slider(
      stops: try Stops(values: [try #require(DecimalNumber(value))]),
      presentation: Presentation(unit: unit)
    )
    let phrases = SliderPhrases(language: language, numbers: .localized(language))
    return Announcement(phrases.valueText(of: slider)).text
  }

  @Test(arguments: [
    ("en", "12,345.5"), ("de", "12.345,5"), ("fr", "12 345,5"), ("es", "12.345,5"),
    ("it", "12.345,5"), ("pt", "12.345,5"), ("nl", "12.345,5"), ("sv", "12 345,5"),
    ("pl", "12 345,5"), ("tr", "12.345,5"), ("hi", "12345.5"), ("ar", "12,345.5"),
  ])
  func `a number is written so that the voice reads all of it`(tag: String, text: String) throws {
    #expect(try self.text(of: "12345.5", .none, in: tag) == text)
  }

  @Test(arguments: Language.all.map(\.tag))
  func `short numbers follow the locale`(tag: String) throws {
    let style = Decimal.FormatStyle(locale: Locale(identifier: tag))
      .grouping(tag == "hi" ? .never : .automatic)
    for number in Array(0...1001) + [-1, -999] {
      let formatted = Decimal(number).formatted(style)
      #expect(try text(of: "\(number)", .none, in: tag) == Announcement(formatted).text)
    }
  }

  @Test(arguments: [
    ("fr", "2 minutes et 10 secondes"), ("es", "2 minutos y 10 segundos"),
    ("it", "2 minuti e 10 secondi"), ("pt", "2 minutos e 10 segundos"),
    ("nl", "2 minuten en 10 seconden"), ("sv", "2 minuter, 10 sekunder"),
    ("pl", "2 minuty i 10 sekund"), ("tr", "2 dakika 10 saniye"),
    ("hi", "2 मिनट और 10 सेकंड"), ("ar", "دقيقتان و10 ثوان"),
  ])
  func `a time span follows the language's plurals`(tag: String, text: String) throws {
    #expect(try self.text(of: "130", .seconds, in: tag) == text)
  }

  @Test(arguments: Language.all.map(\.tag), ["1", "2", "65", "3600", "7322"])
  func `a negative time span doesn't sound like the positive one`(
    tag: String,
    seconds: String
  ) throws {
    let (before, after) = (
      try text(of: "-" + seconds, .seconds, in: tag), try text(of: seconds, .seconds, in: tag)
    )
    #expect(before != after)
    #expect(before.contains { "-\u{2212}".contains($0) })
  }
}
