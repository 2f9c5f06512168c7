// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev
import Testing

@testable import sliderd

@Suite struct VoiceKeyWordsTests {
  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `each key for the voice has its own words in every language`(tag: String) throws {
    let phrases = try #require(SpokenLanguage(tag: tag)).program
    let answers = VoiceKey.allCases.flatMap { key in
      [phrases.answer(to: key), phrases.answer(to: key, isAtEnd: true)].map(\.text).uniqued
    }
    let others = [
      phrases.answer(\.isInScreenReader), phrases.notice(\.voiceUnreadable),
      phrases.notice(\.tooQuiet),
    ].map(\.text)
    let words = answers + others
    #expect(answers.count == 2 * VoiceKey.allCases.count - 1)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { SpokenText.spoken($0) == $0 })
    let commands = phrases.commands(settingSound: true)
    #expect(Set(commands.values).count == VoiceKey.allCases.count + 1)
    #expect(tag == "en" || commands["quit"] != "quit")
  }

  @Test func `where the voice isn't sliderd's own, the keys for its sound have no words`() {
    let commands = ProgramWords.english.commands(settingSound: false)
    #expect(
      commands.filter { !$0.value.isEmpty } == [
        "quit": "quit", "less-talkative": "less talkative", "more-talkative": "more talkative",
        "reset-voice": "reset the voice",
      ]
    )
  }

  @Test func `devices know the commands of sliderd, and no others`() {
    let commands = EvdevBinding.allWords.compactMap { word -> String? in
      guard case .command(.custom(let command)) = EvdevBinding(word: word) else { return nil }
      return command == word ? command : nil
    }
    #expect(Set(commands) == Set(VoiceKey.allCases.map(\.rawValue) + ["quit"]))
  }
}

extension [String] {
  /// The same texts, each once.
  fileprivate var uniqued: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
