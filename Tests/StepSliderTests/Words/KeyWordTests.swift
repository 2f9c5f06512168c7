// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

@Suite struct KeyWordTests {
  private func sentences(_ tag: String) throws -> [String] {
    let phrases = SliderPhrases(language: try #require(SpokenLanguage(tag: tag)))
    let names = (1...20).map { "X\($0)" }
    let slider = Slider(stops: try Stops(names: names), defaultIndex: 0)
    var panel = SliderPanel(Array(repeating: SliderControl(slider, phrases: phrases), count: 2))
    return panel.press(.function(1)).words.map(\.text)
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `each key has its own words in every language`(tag: String) throws {
    let all = try sentences(tag)
    #expect(all.count == 19)
    #expect(Set(all).count == all.count)
    let parts = all.map { $0.split(separator: ": ", maxSplits: 1).map(String.init) }
    #expect(parts.allSatisfy { $0.count == 2 } && Set(parts.map(\.[1])).count == all.count)
    #expect(all.allSatisfy { SpokenText.spoken($0) == $0 })
    // "Home" and "minimum" are the same words in some languages.
    let english = Set(try sentences("en"))
    #expect(tag == "en" || english.intersection(all).count < 4)
  }

  @Test(arguments: [
    ("en", "Question mark for help.", "Question mark again for the keys."),
    ("de", "Fragezeichen für Hilfe.", "Fragezeichen noch einmal für die Tasten."),
    (
      "fr", "Point d'interrogation pour l'aide.",
      "Point d'interrogation à nouveau pour les touches."
    ),
    ("tr", "Yardım için Soru işareti.", "Tuşlar için tekrar Soru işareti."),
    ("hi", "मदद के लिए प्रश्न चिह्न।", "कुंजियों के लिए फिर से प्रश्न चिह्न।"),
  ])
  func `the key for help is named in the listener's language`(
    tag: String,
    hint: String,
    offer: String
  ) throws {
    let phrases = SliderPhrases(language: try #require(SpokenLanguage(tag: tag)))
    var panel = SliderPanel([SliderControl(Slider(try Stops(count: 3)), phrases: phrases)])
    panel.namesHelp = true
    #expect(panel.takeFocus().words.last?.text == hint)
    #expect(panel.press(.character("?")).words.last?.text == offer)
  }
}
