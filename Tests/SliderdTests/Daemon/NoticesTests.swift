// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import sliderd

@Suite struct NoticesTests {
  private static let subjects: [Notices.Subject] = [
    .change(slider: "a", stop: 1), .change(slider: "b", stop: 1), .change(slider: "a", stop: 2),
    .start(slider: "a"), .device(path: "/dev/a"), .device(path: "/dev/b"), .settings, .preferences,
    .loudness,
  ]

  @Test(arguments: subjects)
  func `a later notice replaces the earlier about its subject, and no other`(
    subject: Notices.Subject
  ) {
    for other in Self.subjects {
      var notices = Notices()
      #expect(notices.add(Announcement("old"), about: subject) == [])
      let outdated = notices.add(Announcement("new"), about: other)
      #expect(outdated.map(\.text) == (other == subject ? ["old"] : []))
      #expect(notices.unheard.map(\.text) == (other == subject ? ["new"] : ["old", "new"]))
      notices.hear("new")
      #expect(notices.unheard.map(\.text) == (other == subject ? [] : ["old"]))
    }
  }
}
