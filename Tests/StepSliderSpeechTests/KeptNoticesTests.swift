// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
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
      let voice = VoiceChannel(Prompt(), voice: VoiceSettings(), destination: .automatic)
      voice.keep(Announcement("old", priority: .polite), about: subject)
      voice.keep(Announcement("new", priority: .polite), about: other)
      voice.announce(Announcement("new", priority: .polite))
      _ = voice.advance(Wakeup(now: .now))
      #expect(voice.takeNotices().map(\.text) == (other == subject ? [] : ["old"]))
      #expect(!voice.hasUnheardNotices)
    }
  }

  @Test(arguments: subjects)
  func `notices that weren't heard stay in their order, at most four`(subject: String) {
    let voice = VoiceChannel(Prompt(), voice: VoiceSettings(), destination: .automatic)
    for number in 1...6 {
      voice.keep(Announcement("\(number)", priority: .assertive), about: number)
    }
    #expect(voice.takeNotices().map(\.text) == ["3", "4", "5", "6"])
    for other in Self.subjects {
      voice.keep(Announcement(other, priority: .assertive), about: other)
    }
    voice.dropNotices { $0 == subject }
    #expect(voice.takeNotices().map(\.text) == Self.subjects.filter { $0 != subject })
  }

  /// A voice whose words are heard at once.
  private final class Prompt: Speaking {
    let language = "en"
    private var events: [SpeechEvent] = []

    func advance(_ wakeup: Wakeup) -> [SpeechEvent] {
      defer { events = [] }
      return events
    }

    func speak(_ line: SpokenLine) { events = [.finished(number: line.number)] }
    func change(to voice: VoiceSettings) -> String { language }
    func stop() {}
    func close(within limit: Duration) {}
  }
}
