// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider
import StepSliderSpeech
import StepSliderTerminal

/// Says why a slider couldn't be started, or why a command failed, and waits until the words are over.
///
/// The terminal stays as it is, so what the user types meanwhile is for the shell.
final class FailureVoice {
  /// How long words may take to begin.
  private static let patience: Duration = .seconds(5)
  /// More than a character takes at the slowest rate.
  private static let timePerCharacter: Duration = .milliseconds(200)

  private let voice: OwnVoice
  private let loop: EventLoop
  private var isOver = false

  /// Says a failure. If there is no sound, or a screen reader reads the terminal, it returns soon.
  ///
  /// - Parameters:
  ///   - start: The failure.
  ///   - outside: Where it is said.
  ///   - hasKeyboard: Whether standard input is a terminal. A line typed there ends the words.
  static func say(_ start: FailedStart, in outside: any Outside, hasKeyboard: Bool) {
    let isRead = outside.screen.isLogOnTerminal && start.screenReader.isThere(in: outside)
    guard !isRead, let voice = FailureVoice(start, in: outside, hasKeyboard: hasKeyboard) else {
      return
    }
    voice.say(start.announcements)
  }

  /// Fails if nothing can speak.
  private init?(_ start: FailedStart, in outside: any Outside, hasKeyboard: Bool) {
    guard let voice = Self.voice(for: start, in: outside) else { return nil }
    (self.voice, loop) = (voice, EventLoop(clock: outside.clock))
    voice.preferences = Self.preferences(start.preferences, on: outside.disk)
    voice.tune(by: [])
    loop.add(voice) { [unowned self] in handle($0) }
    loop.add(outside.signals()) { [unowned self] signal in
      if [SIGINT, SIGTERM, SIGHUP].contains(signal) { isOver = true }
    }
    if hasKeyboard {
      loop.add(UnreadInput(outside.terminal.interest)) { [unowned self] _ in isOver = true }
    }
  }

  /// Returns what the listener has set with keys, as far as it can be read.
  private static func preferences(_ plan: PreferencesPlan, on disk: any Disk) -> VoicePreferences {
    let bytes = plan.path.flatMap { try? disk.preferences(at: $0).read() }
    let kept = bytes.flatMap { VoicePreferences(fileBytes: $0) } ?? VoicePreferences()
    return kept.without(plan.fixed)
  }

  private static func voice(for start: FailedStart, in outside: any Outside) -> OwnVoice? {
    // The destination itself may be the mistake.
    for destination in [start.audio, .automatic] {
      var speech = start.speech
      (speech.audio, speech.hurries) = (destination, true)
      if let voice = try? OwnVoice(speech, channels: .mono, of: outside) { return voice }
    }
    return nil
  }

  private func say(_ announcements: [Announcement]) {
    _ = voice.answer(announcements, cue: nil, isHeld: false)
    let length = announcements.map(\.text.count).reduce(0, +)
    let end = loop.clock.now + Self.patience + Self.timePerCharacter * length
    loop.run(until: end) { !isOver && !voice.isSilent }
    _ = voice.close(within: 0.15, at: loop.clock.now)
  }

  private func handle(_ event: OwnVoice.Event) {
    switch event {
    case .lost, .failed: isOver = true
    case .began, .heard, .restored, .wanted, .delayed, .replaced, .returned: break
    }
  }
}

/// Reports that there is input, and leaves it to others.
private final class UnreadInput: EventSource {
  private let interest: Interest
  private var isThere = false

  init(_ interest: Interest) { self.interest = interest }

  var interests: [Interest] { isThere ? [] : [interest] }

  let deadline: ContinuousClock.Instant? = nil

  func advance(_ wakeup: Wakeup) -> [Void] {
    isThere = wakeup.isReady(interest)
    return isThere ? [()] : []
  }
}
