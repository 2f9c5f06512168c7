// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import StepSliderSpeech

/// sliderd's own voice, with its language and sound.
final class OwnVoice: EventSource {
  /// An event of the voice.
  enum Event {
    /// Words that waited were handed to the voice.
    case began(AnnouncementQueue.Utterance)
    /// Words have been heard to their end, or their end wasn't heard if there are none.
    case heard(String?)
    /// Sound was lost, for a reason.
    case lost(String)
    /// Sound is back.
    case restored(Missed)
    /// Words that were missed may be heard again.
    case wanted(Missed)
    /// Words are heard later than they could be, for a reason.
    case delayed(String)
    /// Another voice speaks, for a reason.
    case replaced(String)
    /// The voice of the settings speaks again.
    case returned
    /// The sound file can't be written any more, for a reason.
    case failed(String)
  }

  /// The words that were not heard while sound was lost.
  enum Missed {
    case nothing
    /// The current value of the slider.
    case value
    /// The words at the start.
    case entry
  }

  /// The voice setting that a slider controls, and the slider.
  typealias Tuning = (control: SpeechControl, slider: Slider)

  private(set) var language: SpokenLanguage
  private(set) var settings: SpeechSettings
  /// What the listener has set with keys, over the settings.
  var preferences = VoicePreferences()
  /// Where speech goes. It stays the same.
  let destination: AudioDestination
  private let queue: VoiceQueue
  private let clock: any EventClock
  private var notices = Notices()
  private var held = HeldWords()
  private var hasSound = true
  /// What was last handed to the voice.
  private var current: AnnouncementQueue.Utterance?
  /// Whether any words have been heard.
  private(set) var hasSpoken = false
  /// Whether the words at the start were never heard because sound was lost.
  private var isEntryLost = false

  /// Starts the voice.
  init(
    _ settings: SpeechSettings,
    channels: AudioChannels,
    of outside: any Outside
  ) throws(Failure) {
    (clock, destination) = (outside.clock, settings.audio)
    (queue, self.settings) = try settings.usingVoice { voice throws(SpeechError) in
      let speaker = try Self.speaker(voice, of: settings, channels, in: outside)
      return VoiceQueue(speaker, voice: voice, destination: settings.audio)
    }
    language = SpokenLanguage(speech: settings, voiceLanguage: queue.language)
  }

  /// Returns the voice that the settings ask for. Without sound, nothing asks speech-dispatcher.
  private static func speaker(
    _ voice: VoiceSettings,
    of settings: SpeechSettings,
    _ channels: AudioChannels,
    in outside: any Outside
  ) throws(SpeechError) -> any Speaking {
    let (name, patience) = (settings.names.audio, settings.patience)
    guard settings.audio != .silent else {
      return try outside.voice(voice, into: .silent, .mono, chosenBy: name, patience: patience)
    }
    return try ReplaceableVoice(
      voice,
      by: outside.speechDispatcher,
      clock: outside.clock
    ) { voice throws(SpeechError) in
      try outside.voice(voice, into: settings.audio, channels, chosenBy: name, patience: patience)
    }
  }

  /// The phrases for sliders.
  var phrases: SliderPhrases { language.phrases(verbosity) }

  /// How much is spoken.
  var verbosity: Verbosity { preferences.verbosity ?? settings.verbosity }

  /// The voice as the listener has set it.
  var sound: VoiceSettings { preferences.applied(to: settings.voice) }

  /// Whether the settings let the voice be heard.
  var isAudible: Bool { destination != .silent }

  /// Whether no words are being spoken or waiting.
  var isSilent: Bool { queue.isSilent && held.deadline == nil }

  var interests: [Interest] { queue.interests }

  var deadline: ContinuousClock.Instant? {
    [queue.deadline, held.deadline].compactMap(\.self).min()
  }

  /// Handles what the voice reports, and speaks the words of a held key when it is their turn.
  func advance(_ wakeup: Wakeup) -> [Event] {
    let events = queue.advance(wakeup)
    // The end of words that were cut off is reported before the loss.
    hasSound = hasSound && !events.contains(where: \.isLoss)
    let known = events.map(take)
    let words = queue.isSilent ? held.takeAll() : held.take(at: wakeup.now)
    return known + (words.map { say($0.words, cue: $0.cue) } ?? []).map(Event.began)
  }

  /// Announces the words of a response, the first of them with its cue.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - cue: The cue of the response, if it has one.
  ///   - isHeld: Whether a key that is held down caused the response.
  /// - Returns: What was handed to the voice at once.
  func say(_ words: [Announcement], cue: Cue?, isHeld: Bool) -> [AnnouncementQueue.Utterance] {
    if isHeld { held.noteRepeat(at: clock.now) }
    guard isHeld, !words.isEmpty, !queue.isSilent else { return say(words, cue: cue) }
    held.add(words, cue: cue, at: clock.now)
    return []
  }

  /// Announces the waiting words of a held key, because it was released. Returns what was handed to
  /// the voice.
  func release() -> [AnnouncementQueue.Utterance] {
    held.takeAll().map { say($0.words, cue: $0.cue) } ?? []
  }

  private func say(_ words: [Announcement], cue: Cue?) -> [AnnouncementQueue.Utterance] {
    words.enumerated().flatMap { index, announcement in
      say(announcement, cue: index == 0 ? cue : nil)
    }
  }

  /// Plays a cue beside the words of a screen reader.
  func play(_ cue: Cue) { _ = queue.announce(Announcement(""), cue: cue) }

  /// Announces something. Returns what was handed to the voice at once. Notices that were cut off
  /// follow.
  private func say(
    _ announcement: Announcement,
    cue: Cue?
  ) -> [AnnouncementQueue.Utterance] {
    let isFirst = announcement.priority == .assertive || queue.isSilent
    var utterances = queue.announce(announcement, cue: cue)
    if announcement.priority == .assertive { _ = held.takeAll() }
    if isFirst {
      for notice in notices.unheard where notice.text != announcement.text {
        utterances += queue.announce(notice)
      }
    }
    current = utterances.last ?? current
    // Where nothing is played, words are over at once.
    if queue.isSilent { for utterance in utterances { notices.hear(utterance.text) } }
    return utterances
  }

  /// Makes sure that an announcement is heard to its end, unless a later one about the same subject
  /// makes it outdated.
  func keep(_ announcement: Announcement, about subject: Notices.Subject) {
    for outdated in notices.add(announcement, about: subject) { queue.discard(outdated) }
  }

  /// Drops the notices about outdated subjects, so that they aren't said any more.
  func dropNotices(where isOutdated: (Notices.Subject) -> Bool) {
    for outdated in notices.drop(where: isOutdated) { queue.discard(outdated) }
  }

  /// Silences the voice at once. Notices that weren't heard follow the next words.
  func stop() {
    queue.stop()
    _ = held.takeAll()
  }

  /// Silences what a key stops. Returns the notices that weren't heard yet, which are spoken now.
  func cutOff() -> [AnnouncementQueue.Utterance] {
    stop()
    return notices.unheard.flatMap { queue.announce($0) }
  }

  /// Returns the notices that weren't heard, for another voice.
  func takeNotices() -> [Announcement] {
    defer { notices = Notices() }
    return notices.unheard
  }

  /// Switches to other settings. Another voice cuts off what is being spoken.
  ///
  /// - Returns: Whether words were cut off.
  /// - Throws: A failure if there is no such voice; the old one stays.
  func change(to settings: SpeechSettings) throws(Failure) -> Bool {
    let cutsOff = settings.voice != self.settings.voice && !isSilent
    var settings = settings
    if settings.voice != self.settings.voice {
      (_, settings) = try settings.usingVoice { voice throws(SpeechError) in
        try queue.change(to: voice)
      }
      _ = held.takeAll()
    }
    self.settings = settings
    language = SpokenLanguage(speech: settings, voiceLanguage: queue.language)
    return cutsOff
  }

  /// Tunes the voice to the settings and to the sliders that control it.
  func tune(by tunings: [Tuning]) {
    var sound = sound
    for (control, slider) in tunings { control.set(&sound, to: slider) }
    queue.tune(to: sound)
  }

  /// Silences the voice and closes the sound output, within a time in seconds. Returns the events
  /// meanwhile.
  func close(within seconds: Double, at now: ContinuousClock.Instant) -> [Event] {
    queue.close(within: seconds)
    return advance(Wakeup(now: now))
  }

  private var missed: Missed { isEntryLost ? .entry : .value }

  private func take(_ event: SpeechEvent) -> Event {
    switch event {
    case .began(let utterance):
      current = utterance
      return .began(utterance)
    case .finished(let number):
      hasSpoken = hasSpoken || current?.text.isEmpty == false
      guard hasSound, let current, current.number == number else { return .heard(nil) }
      notices.hear(current.text)
      return .heard(current.text)
    case .soundLost(let message):
      (hasSound, isEntryLost) = (false, isEntryLost || !hasSpoken)
      return .lost(message)
    case .soundRestored(let wordsWereLost):
      defer { (hasSound, isEntryLost) = (true, false) }
      // Notices follow the words that are being spoken.
      let isNothingLost = !wordsWereLost && (notices.unheard.isEmpty || !queue.isSilent)
      return .restored(isNothingLost ? .nothing : missed)
    case .wordsWanted: return .wanted(missed)
    case .soundDelayed(let milliseconds):
      return .delayed("the sound server buffers \(milliseconds) ms of sound")
    case .voiceReplaced(let message): return .replaced(message)
    case .voiceReturned: return .returned
    case .outputFailed(let message): return .failed(message)
    }
  }
}

/// The words of a key that is held down. Each repeat would cut off the words of the one before, so
/// that only slivers are heard. Instead, words are spoken to their end, then the newest value. When
/// the key is released, the newest value is spoken at once: ``takeAll()`` if the release is told,
/// otherwise when no repeat comes in time.
struct HeldWords {
  /// How long no repeat comes after the key was released, without knowing its pace. The slowest
  /// common repeat, that of the Linux console, comes every 92 ms.
  private static let longestRest: Duration = .milliseconds(150)
  /// The shortest rest, because a busy machine delays single repeats.
  private static let shortestRest: Duration = .milliseconds(45)
  /// The longest pause between the repeats of one key.
  private static let longestPause: Duration = .milliseconds(100)
  /// How many pauses are known. The longest of them counts, because some connections deliver several
  /// repeats together.
  private static let capacity = 3

  /// The words of a response with its cue.
  typealias Waiting = (words: [Announcement], cue: Cue?)

  private var waiting: (words: Waiting, since: ContinuousClock.Instant)?
  private var latest: ContinuousClock.Instant?
  private var pauses: [Duration] = []

  /// When ``take(at:)`` returns the waiting words; `nil` if none wait. A key that is held against an
  /// end doesn't delay them any longer than the longest rest.
  var deadline: ContinuousClock.Instant? {
    waiting.map { min(max($0.since, latest ?? $0.since) + rest, $0.since + Self.longestRest) }
  }

  /// Notes a repeat, which tells the pace of the key.
  mutating func noteRepeat(at time: ContinuousClock.Instant) {
    if let latest {
      // After a longer pause, another key may be held, with a pace of its own.
      let pause = time - latest
      pauses = pause <= Self.longestPause ? pauses.suffix(Self.capacity - 1) + [pause] : []
    }
    latest = time
  }

  /// Adds the words of a repeat, which replace those that wait.
  mutating func add(_ words: [Announcement], cue: Cue? = nil, at time: ContinuousClock.Instant) {
    waiting = ((words, cue), time)
  }

  /// Returns the waiting words if the key rests.
  mutating func take(at time: ContinuousClock.Instant) -> Waiting? {
    guard let deadline, deadline <= time else { return nil }
    return takeAll()
  }

  /// Returns the waiting words at once.
  mutating func takeAll() -> Waiting? {
    defer { waiting = nil }
    return waiting?.words
  }

  /// How long no repeat comes until the key counts as released: one and a half pauses.
  private var rest: Duration {
    guard let pause = pauses.max() else { return Self.longestRest }
    return min(max(pause * 3 / 2, Self.shortestRest), Self.longestRest)
  }
}

/// Announcements that must be heard to their end, such as that a command failed. Newer words delay
/// them, but don't drop them. Only a later notice about the same subject does.
struct Notices {
  /// What a notice is about.
  enum Subject: Hashable {
    /// The change of a slider to the stop where it is. Its next change makes the notice outdated; the
    /// end of a drag, which leaves it there, doesn't.
    case change(slider: String, stop: Int)
    /// Something about a slider that a listener should know at its start.
    case slider(SliderNotice)
    /// Where a slider starts.
    case start(slider: String)
    /// Whether the position of a slider is saved.
    case position(slider: String)
    /// Whether a device is connected.
    case device(path: String)
    /// Whether settings took effect.
    case settings
    /// What was saved of the voice.
    case preferences
    /// Whether the voice can be heard.
    case loudness
  }

  /// The most notices that wait; beyond it, the oldest is dropped.
  private static let capacity = 4

  private var waiting: [(words: Announcement, subject: Subject)] = []

  /// The announcements that haven't been heard yet, the oldest first.
  var unheard: [Announcement] { waiting.map(\.words) }

  /// Adds a notice. Returns those about the same subject, which it replaces.
  mutating func add(_ words: Announcement, about subject: Subject) -> [Announcement] {
    let outdated = drop { $0 == subject }
    waiting = waiting.suffix(Self.capacity - 1) + [(words, subject)]
    return outdated
  }

  /// Records that a text was heard to its end.
  mutating func hear(_ text: String) { waiting.removeAll { $0.words.text == text } }

  /// Drops the notices about outdated subjects, and returns them.
  mutating func drop(where isOutdated: (Subject) -> Bool) -> [Announcement] {
    let outdated = waiting.filter { isOutdated($0.subject) }.map(\.words)
    waiting.removeAll { isOutdated($0.subject) }
    return outdated
  }
}
