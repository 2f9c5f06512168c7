// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import EventLoop
import StepSliderSpeech

/// What a listener has set with the keys for the voice; `nil` where the settings decide.
struct VoicePreferences: Hashable {
  private var numbers: [SpeechControl: Int] = [:]
  var verbosity: Verbosity?

  init(verbosity: Verbosity? = nil) { self.verbosity = verbosity }

  subscript(control: SpeechControl) -> Int? {
    get { numbers[control] }
    set { numbers[control] = newValue }
  }

  func applied(to voice: VoiceSettings) -> VoiceSettings {
    var voice = voice
    for (control, number) in numbers { control.set(&voice, to: number) }
    return voice
  }

  /// Returns these preferences without those that others set, too.
  func without(_ others: VoicePreferences) -> VoicePreferences {
    var rest = self
    for control in others.numbers.keys { rest[control] = nil }
    if others.verbosity != nil { rest.verbosity = nil }
    return rest
  }

  /// Returns these preferences with what differs between others.
  func changed(from old: VoicePreferences, to new: VoicePreferences) -> VoicePreferences {
    var changed = self
    for control in SpeechControl.allCases where old[control] != new[control] {
      changed[control] = new[control]
    }
    if old.verbosity != new.verbosity { changed.verbosity = new.verbosity }
    return changed
  }
}

// The preferences as the content of a file: a line for each, such as "rate 160".
extension VoicePreferences {
  /// A length that no file written by sliderd exceeds.
  private static let maximumFileLength = 200

  /// Reads the output of ``fileBytes``; fails for anything else, such as a volume of 0.
  init?(fileBytes bytes: [UInt8]) {
    guard bytes.count <= Self.maximumFileLength, let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, read(words[0], words[1]) else { return nil }
    }
  }

  private mutating func read(_ name: String, _ value: String) -> Bool {
    if let control = SpeechControl(rawValue: name) {
      guard let number = Int(value), control.audible.contains(number) else { return false }
      self[control] = number
      return true
    }
    verbosity = Verbosity(word: value)
    return name == "verbosity" && verbosity != nil
  }

  var fileBytes: [UInt8] {
    let numbers = SpeechControl.allCases.compactMap { control in
      self[control].map { "\(control.rawValue) \($0)\n" }
    }
    let words = verbosity.map { "verbosity \($0.word)\n" } ?? ""
    return Array((numbers.joined() + words).utf8)
  }
}

/// Keeps what a listener has set with the keys for the voice, for the next start. Several sliderds
/// share a file, so each saves only what its own keys have changed.
final class PreferencesKeeper: EventSource {
  private(set) var kept = VoicePreferences()
  /// The preferences that were last read or saved here.
  private var saved = VoicePreferences()
  /// The preferences of the last save that began.
  private var saving = VoicePreferences()
  private let fixed: VoicePreferences
  private let clock: any EventClock
  private var saver: Saver

  /// Without a path, nothing is kept. What is fixed for this run is kept as it is.
  init(
    at path: StatePath?,
    except fixed: VoicePreferences = VoicePreferences(),
    on disk: Disk,
    clock: any EventClock
  ) {
    (saver, self.fixed, self.clock) = (Saver(to: path.map(disk.sharedFile)), fixed, clock)
  }

  var used: VoicePreferences { kept.without(fixed) }
  var interests: [DescriptorInterest] { saver.file == nil ? [] : saver.interests }
  var deadline: Duration? { saver.deadline }

  /// Reads what is kept. Returns a message if it can't be used.
  func read() -> String? {
    guard let file = saver.file else { return nil }
    do throws(FileError) {
      guard let bytes = try file.read() else { return nil }
      guard let preferences = VoicePreferences(fileBytes: bytes) else {
        return "the saved voice settings can't be read; \(file.setAside())"
      }
      (kept, saved) = (preferences, preferences)
      return nil
    } catch { return "the saved voice settings can't be read: \(error)" }
  }

  /// The preferences are saved when no key has been pressed for a moment.
  func keep(_ preferences: VoicePreferences) {
    change(to: kept.changed(from: used, to: preferences.without(fixed)))
  }

  func reset() { change(to: VoicePreferences()) }

  private func change(to preferences: VoicePreferences) {
    kept = preferences
    saver.noteChange(at: clock.now)
  }

  func advance(_ wakeup: Wakeup) -> [String] {
    var messages: [String] = []
    for (error, isNew) in saver.takeResults(at: wakeup.now) {
      guard let error else {
        saved = saving
        continue
      }
      if isNew { messages.append("the voice settings were not saved: \(error)") }
    }
    saver.saveIfDue(at: wakeup.now) { content() }
    return messages
  }

  func saveNow() { saver.saveNow(at: clock.now) { content() } }

  /// Saves what isn't saved yet, until a time.
  func finish(until end: Duration) -> [String] {
    let loop = MainLoop(clock: clock)
    var messages: [String] = []
    loop.add(self) { messages.append($0) }
    loop.run(until: end) { [unowned self] in saver.isSaving }
    saveNow()
    loop.run(until: end) { [unowned self] in saver.isSaving }
    let isLost = saver.isSaving && !saver.hasFailed
    return messages + (isLost ? ["the voice settings were not saved: the disk is too slow"] : [])
  }

  /// What other sliderds have changed meanwhile stays.
  private func content() -> FileChange {
    saving = kept
    return { [saved, kept] bytes in
      let found = bytes.flatMap { VoicePreferences(fileBytes: $0) } ?? VoicePreferences()
      return found.changed(from: saved, to: kept).fileBytes
    }
  }
}
