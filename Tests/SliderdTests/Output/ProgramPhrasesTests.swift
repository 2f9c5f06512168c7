// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import sliderd

@Suite struct ProgramPhrasesTests {
  @Test(arguments: Language.all.map(\.tag))
  func `announcements of devices and settings are all different in every language`(tag: String)
    throws
  {
    let phrases = ProgramPhrases(language: try #require(Language(tag: tag)))
    let devices = ["X", nil].flatMap { name in
      [phrases.connected(name), phrases.unplugged(name), phrases.unreadable(name)]
    }
    let settings = [phrases.settingsUpdated, phrases.settingsNotUpdated, phrases.settingUnknown]
    let words = (devices + settings).map(\.text)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { SpokenText.spoken($0) == $0 })
    #expect(tag == "en" || ProgramPhrases(language: .english).settingsUpdated.text != words[6])
  }
}
