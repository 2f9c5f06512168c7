// SPDX-License-Identifier: GPL-3.0-or-later

public import EventLoop
public import StepSlider

/// A voice, and everything that waits for it: announcements, the words of a key that is held down,
/// and notices that must be heard to their end.
///
/// Pass it announcements and add it to the loop, which speaks waiting announcements in turn. Use it
/// on the thread of the loop.
public final class VoiceChannel: EventSource {
  /// The voice's language, as a BCP 47 tag in lower case.
  package private(set) var language: String
  /// The voice's settings.
  package private(set) var settings: VoiceSettings

  private let speaker: any Speaking
  private var queue = AnnouncementQueue()
  private var held = HeldKeyBuffer()
  /// Announcements that must still be heard to their end, the oldest first.
  private var notices: [(words: Announcement, subject: AnyHashable)] = []
  private static let mostNotices = 4
  private var hasSound = true
  /// What was last handed to the voice.
  package private(set) var current: AnnouncementQueue.Utterance?
  /// What was last heard to its end.
  package private(set) var heard: AnnouncementQueue.Utterance?
  /// Whether utterances finish as soon as they are spoken, because nobody hears them.
  private let takesNoTime: Bool
  /// The utterances that have finished in no time, until the loop takes their events.
  private var finished: [Int] = []

  /// Prepares the voice, and then the sound in the background.
  ///
  /// - Parameters:
  ///   - voice: The voice to use.
  ///   - destination: Where speech is played or written.
  ///   - isStereo: Whether the sound has two channels, so that the ``Cue`` of a horizontal slider is
  ///     heard where the thumb is. Words are the same in both.
  ///   - name: The name of the program, for the sound server.
  /// - Throws: A ``SpeechError`` if the library is missing, there is no such voice, the sound file
  ///   can't be written, or another channel isn't closed: a process has one voice at a time.
  public convenience init(
    voice: VoiceSettings,
    destination: AudioDestination,
    isStereo: Bool = false,
    applicationName name: String
  ) throws(SpeechError) {
    let speaker = try Speaker(voice, into: destination, isStereo: isStereo, applicationName: name)
    self.init(speaker, voice: voice, destination: destination)
  }

  /// Creates the channel of a speaker, espeak-ng's or a simulated one.
  package init(_ speaker: any Speaking, voice: VoiceSettings, destination: AudioDestination) {
    (self.speaker, settings, language) = (speaker, voice, speaker.language)
    takesNoTime = destination == .silent
  }

  /// Whether nothing is being spoken and nothing is waiting. Notices that were cut off don't count.
  public var isSilent: Bool { queue.isSilent && held.deadline == nil }

  /// Whether a notice hasn't been heard to its end.
  package var hasUnheardNotices: Bool { !notices.isEmpty }

  /// The descriptors of the voice.
  public var interests: [DescriptorInterest] { speaker.interests }

  /// When the voice, or the words of a held key, must be advanced.
  public var deadline: Duration? {
    guard finished.isEmpty else { return Self.past }
    return [speaker.deadline, held.deadline].compactMap(\.self).min()
  }

  /// A time in the past of every clock, also of one for tests.
  private static let past = Duration.now - .seconds(1_000_000)

  /// Collects events from the voice, and speaks what waits and whose turn it is.
  public func advance(_ wakeup: Wakeup) -> [SpeechEvent] {
    let silent = finished.map { SpeechEvent.finished(number: $0) }
    if finished.last == current?.number { heard = current ?? heard }
    finished = []
    let reported = speaker.advance(wakeup)
    // The end of words that were cut off is reported before the loss.
    hasSound =
      hasSound && !reported.contains { $0.isLoss || $0 == .soundRestored(wordsWereLost: true) }
    let events =
      silent
      + reported.flatMap { event in
        if case .soundRestored = event { hasSound = true } else if event.isLoss { hasSound = false }
        guard case .finished(let number) = event else { return [event] }
        if hasSound, let current, current.number == number {
          heard = current
          noteHeard(current.text)
        }
        return [event] + speak(queue.utteranceFinished(number)).map { .began($0) }
      }
    let words = queue.isSilent ? held.takeAll() : held.take(at: wakeup.now)
    return events + announce(words).map { .began($0) }
  }

  /// Speaks an announcement, or queues it. A cue begins with the words; it is left out if they are
  /// queued, because it would come too late.
  ///
  /// - Returns: The utterances that are spoken right away.
  @discardableResult
  public func announce(
    _ announcement: Announcement,
    cue: Cue? = nil
  ) -> [AnnouncementQueue.Utterance] {
    let isFirst = announcement.priority == .assertive || queue.isSilent
    var utterances = speak(queue.announce(announcement), cue: cue)
    if announcement.priority == .assertive { _ = held.takeAll() }
    if isFirst {
      // Notices that were cut off follow.
      for notice in notices.map(\.words) where notice.text != announcement.text {
        utterances += speak(queue.announce(notice))
      }
    }
    // Where nothing is played, words are over at once.
    if queue.isSilent { for utterance in utterances { noteHeard(utterance.text) } }
    return utterances
  }

  /// Plays a cue without words, beside a screen reader's. Notices that were cut off don't follow.
  package func play(_ cue: Cue) {
    _ = speak(queue.announce(Announcement("", priority: .assertive)), cue: cue)
  }

  /// Speaks the answer to a key.
  ///
  /// Each repeat of a key that is held down would cut off the words of the one before. So they are
  /// heard to their end, and then the newest ones; at once when you call ``releaseKey()``.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - cue: A cue that begins with them.
  ///   - isHeld: Whether a repeat of the key caused them.
  ///   - time: The time of the key.
  /// - Returns: The utterances that are spoken right away.
  public func answer(
    _ words: [Announcement],
    cue: Cue? = nil,
    isHeld: Bool,
    at time: Duration
  ) -> [AnnouncementQueue.Utterance] {
    if isHeld { held.noteRepeat(at: time) }
    guard isHeld, !words.isEmpty, !queue.isSilent else { return announce((words, cue)) }
    held.add(words, cue: cue, at: time)
    return []
  }

  /// Speaks the waiting words of a held key, because it was released. Call this if your device reports
  /// releases. Otherwise the words begin when no repeat has come for a while.
  ///
  /// - Returns: The utterances that are spoken right away.
  @discardableResult
  public func releaseKey() -> [AnnouncementQueue.Utterance] { announce(held.takeAll()) }

  private func announce(_ words: HeldKeyBuffer.Waiting?) -> [AnnouncementQueue.Utterance] {
    (words?.words ?? []).enumerated().flatMap { index, announcement in
      announce(announcement, cue: index == 0 ? words?.cue : nil)
    }
  }

  /// Makes sure that an announcement, which you also pass to ``announce(_:cue:)``, is heard to its end: if it
  /// is cut off, it follows the newer words. A later notice about the same subject makes it outdated. At most
  /// four wait.
  public func keep(_ notice: Announcement, about subject: some Hashable & Sendable) {
    dropNotices { $0 == subject }
    notices = notices.suffix(Self.mostNotices - 1) + [(notice, subject)]
  }

  /// Drops the notices about outdated subjects, so that they aren't said any more.
  package func dropNotices<Subject: Hashable & Sendable>(where isOutdated: (Subject) -> Bool) {
    notices.removeAll { notice in
      guard let subject = notice.subject.base as? Subject, isOutdated(subject) else { return false }
      queue.discard(notice.words)
      return true
    }
  }

  /// Returns the notices that weren't heard, for another voice.
  package func takeNotices() -> [Announcement] {
    defer { notices = [] }
    return notices.map(\.words)
  }

  private func noteHeard(_ text: String) { notices.removeAll { $0.words.text == text } }

  /// Silences the voice immediately and discards waiting announcements. Notices that weren't heard
  /// follow the next words.
  public func stop() {
    queue.reset()
    _ = held.takeAll()
    speaker.stop()
  }

  /// Silences what a key stops. Returns the notices that weren't heard yet, which are spoken now.
  package func cutOff() -> [AnnouncementQueue.Utterance] {
    stop()
    return notices.flatMap { speak(queue.announce($0.words)) }
  }

  /// Changes the voice, and stops what is being spoken and what is waiting.
  ///
  /// - Throws: A ``SpeechError`` if there is no such voice, or if the voice doesn't start the
  ///   change within 0.3 s. The old voice then stays.
  public func change(to voice: VoiceSettings) throws(SpeechError) {
    queue.reset()
    _ = held.takeAll()
    language = try speaker.change(to: voice)
    settings = voice
  }

  /// Applies the rate, pitch and volume of other settings, from the next utterance on.
  package func tune(to sound: VoiceSettings) { settings.tune(to: sound) }

  /// Silences the voice and releases the sound. The channel can't be used afterwards.
  ///
  /// To let the last words end, first run the loop until ``isSilent``. A sound server that hangs is
  /// given this much time; a sound file at least 10 s, so that it is complete.
  public func close(within limit: Duration = .milliseconds(150)) {
    queue.reset()
    speaker.close(within: limit)
  }

  private func speak(
    _ utterance: AnnouncementQueue.Utterance?,
    cue: Cue? = nil
  ) -> [AnnouncementQueue.Utterance] {
    guard let utterance else { return [] }
    current = utterance
    guard takesNoTime else {
      speaker.speak(SpokenLine(utterance, sound: settings, cue: cue))
      return [utterance]
    }
    finished.append(utterance.number)
    return [utterance] + speak(queue.utteranceFinished(utterance.number))
  }
}

/// The newest words of a key that is held down. They are spoken when others have ended, or at once when the key
/// is released: ``takeAll()`` if the release is told, otherwise when no repeat comes in time.
struct HeldKeyBuffer {
  /// How long no repeat comes after the key was released: without knowing its pace, longer than the
  /// 92 ms of the Linux console; otherwise less, but a busy machine delays single repeats.
  private static let longestRest: Duration = .milliseconds(150)
  private static let shortestRest: Duration = .milliseconds(45)
  /// The longest pause between the repeats of one key.
  private static let longestPause: Duration = .milliseconds(100)
  /// How many pauses are known. The longest counts, because repeats may be delivered together.
  private static let capacity = 3

  typealias Waiting = (words: [Announcement], cue: Cue?)

  private var waiting: (words: Waiting, since: Duration)?
  private var latest: Duration?
  private var pauses: [Duration] = []

  /// When ``take(at:)`` returns the waiting words. A key that is held against an end doesn't delay
  /// them any longer than the longest rest.
  var deadline: Duration? {
    waiting.map { min(max($0.since, latest ?? $0.since) + rest, $0.since + Self.longestRest) }
  }

  mutating func noteRepeat(at time: Duration) {
    if let latest {
      // After a longer pause, another key may be held, with a pace of its own.
      let pause = time - latest
      pauses = pause <= Self.longestPause ? pauses.suffix(Self.capacity - 1) + [pause] : []
    }
    latest = time
  }

  /// Adds the words of a repeat, which replace those that wait.
  mutating func add(_ words: [Announcement], cue: Cue? = nil, at time: Duration) {
    waiting = ((words, cue), time)
  }

  mutating func take(at time: Duration) -> Waiting? {
    guard let deadline, deadline <= time else { return nil }
    return takeAll()
  }

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
