// SPDX-License-Identifier: GPL-3.0-or-later

import Notation
import StepSlider
import StepSliderSpeech

/// A slider that couldn't be started or that a failure ended, or another command that failed: what is
/// printed, what is said, and by which voice.
struct FailedStart {
  let failure: Failure
  /// The settings for speech that can be read. The voice may not exist.
  let speech: SpeechSettings
  /// Where speech goes.
  let audio: AudioDestination
  /// Whether a flag says where speech goes.
  let isAudioChosen: Bool
  let screenReader: ScreenReaderChoice
  /// Where the voice that the listener has set with keys is kept.
  let preferences: PreferencesPlan
  let announcements: [Announcement]
  /// Whether a program reads events from standard output.
  private let printsEvents: Bool
  /// Whether a slider couldn't be started. If not, a running one ended, or another command failed.
  let isAtStart: Bool

  /// Collects what can be read.
  ///
  /// - Parameters:
  ///   - failure: The reason.
  ///   - arguments: The arguments.
  ///   - file: The configuration, if it can be read.
  ///   - environment: The environment.
  ///   - files: The files in which the user keeps settings for other programs.
  init(
    _ failure: Failure,
    of arguments: ArgumentReading,
    _ file: ConfigurationFile?,
    environment: [String: String],
    files: SpeechFiles
  ) {
    let flags = arguments.flags
    let layers = Layers([flags] + (file?.speech.list ?? []))
    let chosen = layers[.speechDefaults] == .own ? ChosenSpeech() : files.chosen()
    var mistakes: [SettingMistake] = []
    let settings = layers.speech(environment: environment, chosen: chosen, &mistakes)
    let tag = LanguageTag(environment: environment)
    let voiceLanguage = Language(tag: settings.voice.name)
    let language = settings.language ?? voiceLanguage ?? tag?.language ?? .english
    self.failure = failure
    speech = settings.orVoice(tag?.language.tag == language.tag ? tag?.voice : language.tag)
    let chosenAudio = flags[.audio] ?? flags[.audioOfErrors]
    audio = chosenAudio ?? settings.audio
    isAudioChosen = chosenAudio != nil
    screenReader = flags[.screenReader] ?? .auto
    preferences = PreferencesPlan(flags: flags, environment: environment)
    isAtStart = arguments.command == nil && !failure.endsRun
    printsEvents = isAtStart && flags[.output] == .json
    announcements = ProgramPhrases(language: language)
      .announcements(of: failure, atStart: isAtStart)
  }

  /// Decides whether the failure is said.
  ///
  /// - Parameter hasTerminal: Whether standard input or standard error is a terminal.
  /// - Returns: Whether a person is there to hear it.
  func isHeard(hasTerminal: Bool) -> Bool {
    // A sound file has the words of the slider that ran. Opened again, it would lose them.
    if failure.endsRun, case .waveFile = audio { return false }
    return audio != .silent && (hasTerminal || isAudioChosen)
  }

  /// The event to print, if a program reads events.
  var event: String? {
    guard printsEvents else { return nil }
    return JSONValue.object(["event": "error", "message": .string(failure.message)]).text + "\n"
  }

  /// What is printed where the failure is said: of a slider, the same words, then what they leave out.
  var text: String {
    guard isAtStart else { return failure.message }
    return ([announcements.map(\.text).joined(separator: " ")] + rest).joined(separator: "\n")
  }

  /// The lines after the words: all mistakes of a file, because an editor needs their columns, and
  /// otherwise what was not said.
  private var rest: [String] {
    let first = failure.mistakes[0]
    if case .key = first.subject { return [failure.message] }
    let lines = first.message.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().map(String.init) + failure.mistakes.dropFirst().map(\.line)
  }
}

/// Where a slider starts, as reported by a program.
struct ReportedStart: Equatable {
  /// The position; `nil` if it isn't known.
  var position: ThumbPosition?
  /// Why the program couldn't report it, for the user.
  var reason: String?
  /// Whether the program printed nothing, as one does that has no setting now.
  var isBlank = false
}

extension Settings.SliderSetting {
  /// The command that reports the current setting.
  var sourceCall: CommandCall? { source?.command.command(for: slider) }

  /// Returns where the slider starts according to a program's answer.
  func reportedStart(by answer: ProgramAnswer) -> ReportedStart {
    guard let source else { return ReportedStart() }
    switch answer {
    case .success(let output):
      do throws(StartSource.Unreadable) {
        return ReportedStart(position: try source.position(of: output, in: slider))
      } catch {
        let reason = error.message(about: source.command.program)
        return ReportedStart(reason: reason, isBlank: error == .nothing)
      }
    case .failure(let failure): return ReportedStart(reason: failure.description)
    }
  }
}
