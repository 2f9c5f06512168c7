// SPDX-License-Identifier: GPL-3.0-or-later

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
    announcements = language.program
      .announcements(of: failure, atStart: isAtStart)
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
