// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import Notation
import StepSlider
import StepSliderSpeech

/// A start, run or command that failed: what is printed, what is said, and by which voice.
struct FailedStart {
  let failure: Failure
  let flags: Layers
  /// The settings for speech that can be read. The voice may not exist.
  private(set) var speech: SpeechSettings
  let announcements: [Announcement]
  /// Whether a slider couldn't be started. If not, a running one ended, or another command failed.
  let isAtStart: Bool

  /// Collects what can be read of arguments, the configuration and the files of other programs.
  init(
    _ failure: Failure,
    of arguments: ArgumentReading,
    _ file: ConfigurationFile?,
    environment: [String: String],
    readingFiles read: (String) throws(FileError) -> [UInt8]?
  ) {
    (self.failure, flags) = (failure, Layers(arguments.flags))
    isAtStart = arguments.command == nil && !failure.endsRun
    var layers = Layers(flags.list + (file?.speech.list ?? []))
    let chosen = layers.chosenSpeech(environment: environment, readingFiles: read)
    var speech = layers.speech(environment: environment, chosen: chosen)
    let tag = LanguageTag(environment: environment)
    let voiceLanguage = SpokenLanguage(tag: speech.voice.name)
    let language = speech.language ?? voiceLanguage ?? tag?.language ?? .english
    let spareVoice = tag?.language.tag == language.tag ? tag?.voice : language.tag
    speech.spareVoice = speech.spareVoice ?? spareVoice
    self.speech = speech
    announcements = language.program.announcements(of: failure, atStart: isAtStart)
    self.speech.audio = chosenAudio ?? speech.audio
  }

  /// Returns whether a person is there to hear the failure, such as at a terminal.
  func isHeard(hasTerminal: Bool) -> Bool {
    // A sound file has the words of the slider that ran. Opened again, it would lose them.
    if failure.endsRun, case .waveFile = speech.audio { return false }
    return speech.audio != .silent && (hasTerminal || chosenAudio != nil)
  }

  var event: String? {
    guard isAtStart, flags[Setting.output] == .json else { return nil }
    return JSONValue.object(["event": "error", "message": .string(failure.message)]).text + "\n"
  }

  /// What is printed where the failure is said: the same words, then what wasn't said, or all
  /// mistakes of a file, because an editor needs their columns.
  var text: String {
    guard isAtStart else { return failure.message }
    let (words, first) = (announcements.map(\.text).joined(separator: " "), failure.mistakes[0])
    if case .key = first.subject { return words + "\n" + failure.message }
    let lines = first.message.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.dropFirst().map(String.init) + failure.mistakes.dropFirst().map(\.line)
    return ([words] + rest).joined(separator: "\n")
  }

  private var chosenAudio: AudioDestination? {
    flags[Setting.audio] ?? flags[Setting.audioOfErrors]
  }
}

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
    guard let voice = Self.voice(for: start, in: outside, hasKeyboard) else { return nil }
    (self.voice, loop) = (voice, MainLoop(clock: outside.clock))
    input = hasKeyboard ? outside.terminal.interest : nil
    // What the listener has set with keys, as far as it can be read.
    let path = start.flags.preferencesFile(environment: outside.environment)
    let bytes = path.flatMap { try? outside.disk.sharedFile($0).read() }
    let kept = bytes.flatMap { VoicePreferences(fileBytes: $0) } ?? VoicePreferences()
    voice.preferences = kept.without(start.flags.preferences)
    voice.tune(by: [])
  }

  private static func voice(
    for start: FailedStart,
    in outside: any Outside,
    _ hasKeyboard: Bool
  ) -> OwnVoice? {
    let chosen = start.speech.audio
    // The destination itself may be the mistake. With a sound file and no terminal, nothing is said
    // aloud.
    let isForFile = if case .waveFile = chosen { true } else { false }
    for destination in isForFile && !hasKeyboard ? [chosen] : [chosen, .automatic] {
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
    _ = voice.close(within: .milliseconds(150), at: loop.now)
  }

  var interests: [DescriptorInterest] { isOver ? [] : [input].compactMap(\.self) }

  func advance(_ wakeup: Wakeup) -> [Never] {
    if let input, wakeup.ready.contains(input) { isOver = true }
    return []
  }
}
