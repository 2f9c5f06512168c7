// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
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
      [DeviceEvent.State.connected, .unplugged, .unreadable].map { state in
        let message = LogMessage(.notice, "")
        let device = DeviceEvent(state: state, path: "", name: name, message: message)
        return phrases.announcement(of: device)
      }
    }
    let settings = [
      phrases.notice(\.settingsUpdated), phrases.notice(\.settingsNotUpdated),
      phrases.notice(\.settingUnknown),
    ]
    let words = (devices + settings).map(\.text)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { SpokenText.spoken($0) == $0 })
    #expect(
      tag == "en" || ProgramPhrases(language: .english).notice(\.settingsUpdated).text != words[6]
    )
  }
}
