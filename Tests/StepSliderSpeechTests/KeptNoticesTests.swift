// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import StepSliderSpeech

@Suite struct KeptNoticesTests {
  private static let subjects = ["volume", "bass", "knob", "settings"]

  @Test(arguments: subjects)
  func `a later notice replaces the earlier about its subject, and no other`(
    subject: String
  ) {
    for other in Self.subjects {
      var notices = KeptNotices()
      #expect(notices.add(Announcement("old"), about: subject) == [])
      let outdated = notices.add(Announcement("new"), about: other)
      #expect(outdated.map(\.text) == (other == subject ? ["old"] : []))
      #expect(notices.unheard.map(\.text) == (other == subject ? ["new"] : ["old", "new"]))
      notices.hear("new")
      #expect(notices.unheard.map(\.text) == (other == subject ? [] : ["old"]))
    }
  }
}
