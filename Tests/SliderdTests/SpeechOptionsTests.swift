// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider
import StepSliderSpeech
import TestBench
import Testing

@testable import sliderd

@Suite struct SpeechOptionsTests {
  private func voice(_ arguments: [String], locale: String = "C") throws -> String {
    let options = try SpeechOptions.parse(arguments)
    return try options.request.settings(environment: ["LANG": locale]).voice.name
  }

  @Test(arguments: [
    ("C", "en"), ("C.UTF-8", "en"), ("en_US.UTF-8", "en-us"), ("en_IE.UTF-8", "en"),
    ("pt_PT.UTF-8", "pt"), ("pt_BR.UTF-8", "pt-br"), ("fr_FR@euro", "fr"), ("fr_CH", "fr-ch"),
    ("es_ES.UTF-8", "es"), ("es_MX.UTF-8", "es-419"), ("ar_EG", "ar"), ("zh_CN.UTF-8", "en"),
  ])
  func `the locale selects a voice for its region`(locale: String, name: String) throws {
    #expect(try voice([], locale: locale) == name)
  }

  @Test(
    arguments: ["LANG", "LC_ALL", "LC_MESSAGES"],
    [
      ("abcdefghijkl", "2 minutes, 10 seconds"),
      ("abcdefghijklm_DE.UTF-8", "2 minutes, 10 seconds"),
      ("xx@\(String(repeating: "a", count: 300))", "2 minutes, 10 seconds"),
      ("de_DE@\(String(repeating: "a", count: 300))", "2 Minuten und 10 Sekunden"),
      ("de_DE.abcdefghijklmnopqrstuvwxyz", "2 Minuten und 10 Sekunden"),
    ]
  )
  func `an invalid locale selects English, or its language if that is known`(
    variable: String,
    locale: (name: String, words: String)
  ) async throws {
    let command = Program.sliderd(
      "--values",
      "10,130",
      "--unit",
      "seconds",
      "--value",
      "10",
      "--audio",
      "none",
      environment: [variable: locale.name]
    )
    let result = try await ChildProcess.run(command, input: "right\n")
    #expect(result.status == .code(0))
    #expect(result.output.contains(locale.words))
  }

  @Test(arguments: [("pt", "pt"), ("pt-BR", "pt-br"), ("es", "es"), ("es-AR", "es-419")])
  func `the language flag selects a voice and overrides the locale`(tag: String, name: String)
    throws
  {
    #expect(try voice(["--language", tag], locale: "de_DE.UTF-8") == name)
  }

  @Test func `a named voice overrides the language flag and the locale`() throws {
    #expect(try voice(["--language", "pt", "--voice", "fr"], locale: "de_DE.UTF-8") == "fr")
  }

  @Test(arguments: Language.all.map(\.tag))
  func `each language has a voice that speaks its words`(tag: String) async throws {
    let command = Program.sliderd(
      "--steps",
      "5",
      "--audio",
      "none",
      "--output",
      "json",
      environment: ["LANG": tag]
    )
    let result = try await ChildProcess.run(command, input: "right\n")
    #expect(result.status == .code(0))
    #expect(result.errors.isEmpty)
    let phrases = SliderPhrases(language: try #require(Language(tag: tag)))
    let slider = Slider(stops: try Stops(count: 5), index: 3)
    #expect(try Event.all(in: result.output).spoken.last == phrases.valueText(of: slider))
  }
}
