// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider
import StepSliderSpeech
import StepSliderTerminal

/// Says why a slider couldn't be started, or why a command failed, and waits until the words are over.
/// What the user types meanwhile is for the shell; as a source, this only notices that there is input.
final class FailureVoice: EventSource {
  /// How long words may take to begin.
  private static let patience: Duration = .seconds(5)
  /// More than a character takes at the slowest rate.
  private static let timePerCharacter: Duration = .milliseconds(200)

  private let voice: OwnVoice
  private let loop: MainLoop
  private let input: DescriptorInterest?
  private var isOver = false

  /// Says a failure until a line is typed, unless a screen reader reads the terminal.
  static func say(_ start: FailedStart, in outside: any Outside, hasKeyboard: Bool) {
    let presence = start.flags.accessibilityPresence
    let isRead = outside.screen.isLogOnTerminal && presence.isThere(in: outside)
    guard !isRead, let voice = FailureVoice(start, in: outside, hasKeyboard: hasKeyboard) else {
      return
    }
    voice.sayWords(start.announcements, until: outside.signals())
  }

  private init?(_ start: FailedStart, in outside: any Outside, hasKeyboard: Bool) {
    guard let voice = Self.voice(for: start, in: outside) else { return nil }
    (self.voice, loop) = (voice, MainLoop(clock: outside.clock))
    input = hasKeyboard ? outside.terminal.interest : nil
    // What the listener has set with keys, as far as it can be read.
    let path = start.flags.preferencesFile(environment: outside.environment)
    let bytes = path.flatMap { try? outside.disk.sharedFile($0).read() }
    let kept = bytes.flatMap { VoicePreferences(fileBytes: $0) } ?? VoicePreferences()
    voice.preferences = kept.without(start.flags.preferences)
    voice.tune(by: [])
  }

  private static func voice(for start: FailedStart, in outside: any Outside) -> OwnVoice? {
    // The destination itself may be the mistake.
    for destination in [start.speech.audio, .automatic] {
      var speech = start.speech
      (speech.audio, speech.hurries) = (destination, true)
      if let voice = try? OwnVoice(speech, isStereo: false, of: outside) { return voice }
    }
    return nil
  }

  private func sayWords(_ announcements: [Announcement], until signals: any EventSource<CInt>) {
    loop.add(voice) { [unowned self] event in
      switch event {
      case .lost, .failed: isOver = true
      case .began, .heard, .missed, .replaced, .message: break
      }
    }
    loop.add(signals) { [unowned self] signal in
      if [SIGINT, SIGTERM, SIGHUP].contains(signal) { isOver = true }
    }
    loop.add(self)
    defer { loop.remove(self) }
    _ = voice.channel.answer(announcements, isHeld: false, at: loop.now)
    let length = announcements.map(\.text.count).reduce(0, +)
    let end = loop.now + Self.patience + Self.timePerCharacter * length
    loop.run(until: end) { !isOver && !voice.isSilent }
    _ = voice.close(within: 0.15, at: loop.now)
  }

  var interests: [DescriptorInterest] { isOver ? [] : [input].compactMap(\.self) }

  func advance(_ wakeup: Wakeup) -> [Never] {
    if let input, wakeup.isReady(input) { isOver = true }
    return []
  }
}
