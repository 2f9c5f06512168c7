// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import sliderd

@Suite struct ProgramPhrasesTests {
  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `announcements of devices and settings are all different in every language`(tag: String)
    throws
  {
    let phrases = try #require(SpokenLanguage(tag: tag)).program
    let devices = ["X", nil].flatMap { name in
      DeviceState.allCases.map { phrases.announcement(of: $0, name: name) }
    }
    let settings = [
      phrases.notice(\.settingsUpdated), phrases.notice(\.settingsNotUpdated),
      phrases.notice(\.settingUnknown),
    ]
    let words = (devices + settings).map(\.text)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { SpokenText.spoken($0) == $0 })
    #expect(
      tag == "en" || ProgramWords.english.notice(\.settingsUpdated).text != words[6]
    )
  }
}
