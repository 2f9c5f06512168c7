// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import TestValues
import Testing

@testable import StepSliderSpeech

/// A voice that is heard nowhere.
@Suite struct SilentVoiceTests {
  @Test func `a silent voice finishes everything it is given, in order`() {
    let loop = MainLoop(clock: ManualClock())
    let voice = VoiceChannel(Mute(), voice: VoiceSettings(), destination: .silent)
    var (finished, rest) = ([Int](), ["two", "three"])
    loop.add(voice) { event in
      guard case .finished(let number) = event else { return }
      finished.append(number)
      if !rest.isEmpty { voice.announce(Announcement(rest.removeFirst(), priority: .polite)) }
    }
    let first = voice.announce(Announcement("one", priority: .assertive))
    #expect(voice.isSilent)
    loop.run { true }
    #expect(finished.count == 3 && finished.first == first.first?.number && rest.isEmpty)
    #expect(finished == finished.sorted())
  }

  @Test func `settings out of range become the nearest in range`() {
    var settings = VoiceSettings(rate: -5, pitch: 1000, volume: 99_999)
    #expect([settings.rate, settings.pitch, settings.volume] == [80, 99, 200])
    (settings.rate, settings.pitch, settings.volume) = (.max, .min, .min)
    #expect([settings.rate, settings.pitch, settings.volume] == [900, 0, 0])
  }

  /// A voice that must not be asked to speak.
  private final class Mute: Speaking {
    let language = "en"

    func advance(_ wakeup: Wakeup) -> [SpeechEvent] { [] }
    func speak(_ line: SpokenLine) { Issue.record("spoke \(line.text)") }
    func change(to voice: VoiceSettings) -> String { language }
    func stop() {}
    func close(within limit: Duration) {}
  }

  @Test func `what speech-dispatcher is asked takes no part in equality`() {
    var asking = VoiceSettings()
    asking.dispatcher = DispatcherRequest(language: "de")
    #expect(asking == VoiceSettings() && asking.hashValue == VoiceSettings().hashValue)
    #expect(asking.dispatcher?.language == "de")
  }
}
