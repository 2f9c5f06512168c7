// SPDX-License-Identifier: GPL-3.0-or-later

public import EventLoop
public import StepSlider

/// A voice and its waiting announcements, for a program with an event loop.
///
/// Pass it announcements and add it to the loop, which speaks waiting announcements in turn. Use it
/// on the thread of the loop.
public final class VoiceQueue: EventSource {
  /// The voice's language, as a BCP 47 tag in lower case.
  public private(set) var language: String
  /// The voice's settings.
  public private(set) var settings: VoiceSettings

  private let speaker: any Speaking
  private var queue = AnnouncementQueue()
  /// Whether utterances finish as soon as they are spoken, because nobody hears them.
  private let takesNoTime: Bool
  /// The utterances that have finished in no time, until the loop takes their events.
  private var finished: [Int] = []

  /// Prepares the voice, and then the sound in the background.
  ///
  /// - Parameters:
  ///   - voice: The voice to use.
  ///   - destination: Where speech is played or written.
  ///   - channels: The channels of the sound. Use two if you play cues of horizontal sliders.
  ///   - applicationName: The name of the program, for the sound server.
  /// - Throws: A ``SpeechError`` if the library is missing, there is no such voice, or the sound
  ///   file can't be written. A process can have only one voice at a time; while another queue
  ///   isn't closed, the error is ``SpeechError/noLibrary(reason:)``, with that as its reason.
  public convenience init(
    voice: VoiceSettings,
    destination: AudioDestination,
    channels: AudioChannels = .mono,
    applicationName: String
  ) throws(SpeechError) {
    let speaker = try Speaker(
      voice: voice,
      destination: destination,
      channels: channels,
      applicationName: applicationName
    )
    self.init(speaker, voice: voice, destination: destination)
  }

  /// Creates the queue of a speaker, espeak-ng's or a simulated one.
  package init(_ speaker: any Speaking, voice: VoiceSettings, destination: AudioDestination) {
    (self.speaker, settings, language) = (speaker, voice, speaker.language)
    takesNoTime = destination == .silent
  }

  /// Whether nothing is being spoken and nothing is waiting.
  public var isSilent: Bool { queue.isSilent }

  /// The descriptors that the loop waits for.
  public var interests: [Interest] { speaker.interests }

  /// The time when the voice must be advanced.
  public var deadline: ContinuousClock.Instant? {
    finished.isEmpty ? speaker.deadline : Self.past
  }

  /// A time in the past of every clock, also of one for tests.
  private static let past = ContinuousClock.now - .seconds(1_000_000)

  /// Collects events from the voice, and speaks waiting announcements when others have ended.
  public func advance(_ wakeup: Wakeup) -> [SpeechEvent] {
    let silent = finished.map(SpeechEvent.finished)
    finished = []
    return silent
      + speaker.advance(wakeup).flatMap { event in
        guard case .finished(let number) = event else { return [event] }
        return [event] + speak(queue.finished(number)).map { .began($0) }
      }
  }

  /// Speaks an announcement, or queues it.
  ///
  /// - Parameters:
  ///   - announcement: The announcement. An assertive one without text plays the cue alone.
  ///   - cue: A cue that begins with the words. It is left out if they are queued, because it would
  ///     come too late.
  /// - Returns: The utterances that are spoken right away.
  @discardableResult
  public func announce(
    _ announcement: Announcement,
    cue: Cue? = nil
  ) -> [AnnouncementQueue.Utterance] {
    speak(queue.announce(announcement), cue: cue)
  }

  /// Removes equal announcements that still wait, because they are outdated.
  public func discard(_ announcement: Announcement) { queue.discard(announcement) }

  /// Silences the voice immediately and discards waiting announcements.
  public func stop() {
    queue.reset()
    speaker.stop()
  }

  /// Changes the voice, and stops what is being spoken and what is waiting.
  ///
  /// - Throws: A ``SpeechError`` if there is no such voice, or if the voice doesn't start the
  ///   change within 0.3 s. The old voice then stays.
  public func change(to voice: VoiceSettings) throws(SpeechError) {
    queue.reset()
    language = try speaker.change(to: voice)
    settings = voice
  }

  /// Applies the rate, pitch and volume of other settings, from the next utterance on.
  public func tune(to sound: VoiceSettings) { settings.tune(to: sound) }

  /// Silences the voice and releases the sound. The queue can't be used afterwards.
  ///
  /// To let the last words end, first run the loop until ``isSilent``.
  ///
  /// - Parameter seconds: How long to wait for a sound server that hangs, in seconds. With a sound file the
  ///   wait is at least 10 seconds, so that the file is complete.
  public func close(within seconds: Double = 0.15) {
    queue.reset()
    speaker.close(within: seconds)
  }

  private func speak(
    _ utterance: AnnouncementQueue.Utterance?,
    cue: Cue? = nil
  ) -> [AnnouncementQueue.Utterance] {
    guard let utterance else { return [] }
    guard takesNoTime else {
      speaker.speak(
        utterance.text,
        number: utterance.number,
        language: utterance.language,
        sound: settings,
        cue: cue
      )
      return [utterance]
    }
    finished.append(utterance.number)
    return [utterance] + speak(queue.finished(utterance.number))
  }
}
