// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import StepSliderSpeech

/// What a listener has set with the keys for the voice; `nil` where the settings decide.
struct VoicePreferences: Hashable {
  var rate: Int?
  var pitch: Int?
  var volume: Int?
  var verbosity: Verbosity?

  subscript(control: SpeechControl) -> Int? {
    get {
      switch control {
      case .rate: rate
      case .pitch: pitch
      case .volume: volume
      }
    }
    set {
      switch control {
      case .rate: rate = newValue
      case .pitch: pitch = newValue
      case .volume: volume = newValue
      }
    }
  }

  /// Returns a voice as the listener has set it.
  func applied(to voice: VoiceSettings) -> VoiceSettings {
    var voice = voice
    for control in SpeechControl.allCases {
      if let number = self[control] { control.set(&voice, to: number) }
    }
    return voice
  }

  /// Returns these preferences without those that others set, too.
  func without(_ others: VoicePreferences) -> VoicePreferences {
    var rest = self
    for control in SpeechControl.allCases where others[control] != nil { rest[control] = nil }
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

  /// Reads the output of ``fileBytes``; fails for anything else. So a volume is never silent.
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
    verbosity = Verbosity(rawValue: value)
    return name == "verbosity" && verbosity != nil
  }

  /// The bytes of a file.
  var fileBytes: [UInt8] {
    let numbers = SpeechControl.allCases.compactMap { control in
      self[control].map { "\(control.rawValue) \($0)\n" }
    }
    let words = verbosity.map { "verbosity \($0.rawValue)\n" } ?? ""
    return Array((numbers.joined() + words).utf8)
  }
}

/// Keeps what a listener has set with the keys for the voice, for the next start.
///
/// Several sliderds share a file, so each saves only what its own keys have changed.
final class PreferencesKeeper: EventSource {
  /// The preferences as they are kept.
  private(set) var kept = VoicePreferences()
  /// The preferences that were last read or saved here.
  private var saved = VoicePreferences()
  /// The preferences that are being saved.
  private var saving: VoicePreferences?
  private let fixed: VoicePreferences
  private let file: (any PreferencesFile)?
  private let clock: any EventClock
  private let saves = Inbox<StateFileError?>()
  private var schedule = SaveSchedule()
  /// Whether the user was told that nothing can be saved.
  private var isFailureTold = false

  /// - Parameters:
  ///   - path: The path of the file; `nil` if nothing is kept.
  ///   - fixed: What flags set for this run. Keys that change it change nothing that is kept.
  ///   - disk: The disk.
  ///   - clock: The clock of the loop.
  init(
    at path: StatePath?,
    except fixed: VoicePreferences = VoicePreferences(),
    on disk: any Disk,
    clock: any EventClock
  ) {
    (file, self.fixed, self.clock) = (path.map(disk.preferences), fixed, clock)
  }

  /// The preferences that count in this run.
  var used: VoicePreferences { kept.without(fixed) }

  private var isSaving: Bool { saving != nil }

  var interests: [Interest] { file == nil ? [] : saves.interests }

  var deadline: ContinuousClock.Instant? { isSaving ? nil : schedule.deadline }

  /// Reads what is kept. Returns a message if it can't be used.
  func read() -> String? {
    guard let file else { return nil }
    do throws(StateFileError) {
      guard let bytes = try file.read() else { return nil }
      guard let preferences = VoicePreferences(fileBytes: bytes) else {
        return "the saved voice settings can't be read; \(file.setAside())"
      }
      (kept, saved) = (preferences, preferences)
      return nil
    } catch {
      return "the saved voice settings can't be read: \(error)"
    }
  }

  /// Keeps the preferences of this run. They are saved when no key has been pressed for a moment.
  func keep(_ preferences: VoicePreferences) {
    change(to: kept.changed(from: used, to: preferences.without(fixed)))
  }

  /// Keeps nothing of what was set with keys.
  func reset() { change(to: VoicePreferences()) }

  private func change(to preferences: VoicePreferences) {
    kept = preferences
    if file != nil { schedule.change(at: clock.now) }
  }

  /// Saves what is due. Returns messages for the user.
  func advance(_ wakeup: Wakeup) -> [String] {
    let messages = saves.takeAll().compactMap(take)
    if !isSaving, schedule.isDue(at: wakeup.now) { save() }
    return messages
  }

  /// Begins to save what isn't saved yet, unless a save is in progress.
  func hurry() { if !isSaving, schedule.finish() { save() } }

  /// Saves what isn't saved yet, until a time.
  func finish(until end: ContinuousClock.Instant) -> [String] {
    let loop = EventLoop(clock: clock)
    var messages: [String] = []
    loop.add(self) { messages.append($0) }
    loop.run(until: end) { [unowned self] in isSaving }
    hurry()
    loop.run(until: end) { [unowned self] in isSaving }
    let isLost = isSaving && !isFailureTold
    return messages + (isLost ? ["the voice settings were not saved: the disk is too slow"] : [])
  }

  private func save() {
    saving = kept
    file?.save(
      { [saved, kept] bytes in
        let found = bytes.flatMap { VoicePreferences(fileBytes: $0) } ?? VoicePreferences()
        return found.changed(from: saved, to: kept).fileBytes
      },
      reportingTo: saves
    )
  }

  private func take(_ error: StateFileError?) -> String? {
    defer { saving = nil }
    guard let error else {
      saved = saving ?? saved
      isFailureTold = false
      return nil
    }
    schedule.retry(at: clock.now)
    defer { isFailureTold = true }
    return isFailureTold ? nil : "the voice settings were not saved: \(error)"
  }
}
