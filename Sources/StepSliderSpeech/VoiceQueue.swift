// SPDX-License-Identifier: GPL-3.0-or-later

public import EventLoop
public import StepSlider

/// A voice and what waits for it, for a program with a loop.
///
/// Give it announcements; the loop sees to it that words that wait are spoken when it is their turn.
public final class VoiceQueue: EventSource {
  /// The voice's language, as a BCP 47 tag in lower case.
  public private(set) var language: String
  /// How the voice sounds.
  public private(set) var settings: VoiceSettings

  private let speaker: Speaker
  private let inbox: Inbox<SpeechEvent>
  private var queue = AnnouncementQueue()
  /// Whether words are over as soon as they are handed over, as nobody hears them.
  private let takesNoTime: Bool

  /// Gets the voice ready, and then, without making the caller wait, the sound.
  ///
  /// - Parameters:
  ///   - voice: How the voice sounds.
  ///   - destination: Where speech goes.
  ///   - applicationName: What a sound server calls the program.
  /// - Throws: A ``SpeechError`` if there is no library, no such voice, or the sound file can't be
  ///   written.
  public init(
    voice: VoiceSettings,
    destination: AudioDestination,
    applicationName: String
  ) throws(SpeechError) {
    let inbox = Inbox<SpeechEvent>()
    self.inbox = inbox
    settings = voice
    takesNoTime = destination == .silent
    speaker = try Speaker(
      voice: voice,
      destination: destination,
      applicationName: applicationName
    ) { inbox.post($0) }
    language = speaker.language
  }

  /// Whether nothing is being spoken and nothing waits.
  public var isSilent: Bool { queue.isSilent }

  /// What the loop waits for.
  public var interests: [Interest] { inbox.interests }

  /// Takes what the voice tells, and hands it what waited for the end of other words.
  public func advance(_ wakeup: Wakeup) -> [SpeechEvent] {
    inbox.takeAll().flatMap { event in
      guard case .finished(let number) = event else { return [event] }
      return [event] + speak(queue.finished(number)).map { .began($0) }
    }
  }

  /// Takes an announcement; gives what was handed to the voice at once.
  @discardableResult
  public func announce(_ announcement: Announcement) -> [AnnouncementQueue.Utterance] {
    speak(queue.announce(announcement))
  }

  /// Silences the voice at once.
  public func stop() {
    queue.reset()
    speaker.stop()
  }

  /// Speaks in another way from now on, and stops what is being spoken and what waits.
  ///
  /// - Throws: A ``SpeechError`` if there is no such voice; then the old one stays.
  public func change(to voice: VoiceSettings) throws(SpeechError) {
    queue.reset()
    language = try speaker.change(to: voice)
    settings = voice
  }

  /// Takes the rate, pitch and volume of other settings, from the next words on; nothing is stopped.
  public func tune(to sound: VoiceSettings) { settings.tune(to: sound) }

  /// Silences the voice and lets go of the sound, within so many seconds if the sound server hangs.
  public func close(within seconds: Double = 0.15) {
    queue.reset()
    speaker.close(within: seconds)
  }

  private func speak(
    _ utterance: AnnouncementQueue.Utterance?
  ) -> [AnnouncementQueue.Utterance] {
    guard let utterance else { return [] }
    guard takesNoTime else {
      speaker.speak(
        utterance.text,
        number: utterance.number,
        language: utterance.language,
        sound: settings
      )
      return [utterance]
    }
    return [utterance] + speak(queue.finished(utterance.number))
  }
}
