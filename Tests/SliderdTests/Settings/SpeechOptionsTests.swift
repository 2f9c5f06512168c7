// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderNumbers
import StepSliderSpeech
import Testing

@testable import sliderd

@Suite struct SpeechOptionsTests {
  private func voice(_ arguments: [String], locale: String = "C") throws -> String {
    try Layers(arguments: arguments).checkedSpeech(environment: ["LANG": locale]).voice.name
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
  ) throws {
    let environment = [variable: locale.name]
    let voice = try Layers([]).checkedSpeech(environment: environment).voice.name
    let language: SpokenLanguage = voice == "de" ? .german : .english
    let phrases = SliderPhrases(language: language, numbers: .localized(language))
    let slider = Slider(
      stops: try Stops(values: [10, 130]),
      index: 1,
      presentation: SliderPresentation(unit: .seconds)
    )
    #expect(phrases.valueText(of: slider) == locale.words)
  }

  @Test(arguments: [("pt", "pt"), ("pt-BR", "pt-br"), ("es", "es"), ("es-AR", "es-419")])
  func `the language flag selects a voice and overrides the locale`(tag: String, name: String)
    throws
  {
    #expect(try voice(["--language", tag], locale: "de_DE.UTF-8") == name)
  }

  @Test func `a muted voice has the volume 0`() throws {
    let settings = try Layers(arguments: ["--volume", "0"]).checkedSpeech(environment: [:])
    #expect(settings.voice.volume == 0)
  }

  @Test func `a named voice overrides the language flag and the locale`() throws {
    #expect(try voice(["--language", "pt", "--voice", "fr"], locale: "de_DE.UTF-8") == "fr")
  }

  @Test func `a sound file that can't be written is named with its option`() throws {
    let settings = try Settings(["--steps", "5", "--audio", "wav:/nope/x.wav"]).speech
    let failure = #expect(throws: Failure.self) {
      try settings.usingVoice { (_) throws(SpeechError) -> Void in
        throw SpeechError(.cannotWrite(path: "/nope/x.wav", reason: "No such file or directory"))
      }
    }
    #expect(failure?.mistakes[0].subject == .flags(["--audio"]))
  }
}
