// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// The voice and what waits for it.
struct VoiceQueue {
  /// The language of the words.
  let language: Language
  /// What the user should know about the choice of words, if anything.
  let remark: String?

  private let speaker: Speaker
  private let inbox: Inbox<SpeechEvent>
  private var queue = AnnouncementQueue()
  /// Whether words are over as soon as they are handed over, as nobody hears them.
  private let takesNoTime: Bool

  init(speech: SpeechSettings, destination: AudioDestination) throws(Failure) {
    let inbox = Inbox<SpeechEvent>()
    self.inbox = inbox
    takesNoTime = destination == .silent
    do {
      speaker = try Speaker(
        voice: speech.voice,
        destination: destination,
        applicationName: "sliderd"
      ) { inbox.post($0) }
    } catch {
      throw Failure(error)
    }
    let own = Language(tag: speaker.language)
    language = speech.language ?? own ?? .english
    remark =
      speech.language == nil && own == nil
      ? "there are no words in the voice's language (\(speaker.language)): speaking English" : nil
  }

  /// Readable when ``events()`` has news.
  var descriptor: CInt { inbox.descriptor }

  /// Whether nothing is being spoken and nothing waits.
  var isSilent: Bool { queue.isSilent }

  /// News from the voice.
  func events() -> [SpeechEvent] { inbox.takeAll() }

  /// Takes an announcement; gives what was handed to the voice.
  mutating func announce(_ announcement: Announcement) -> [AnnouncementQueue.Utterance] {
    speak(queue.announce(announcement))
  }

  /// Notes that an utterance has been heard; gives what was handed to the voice after it.
  mutating func finished(_ number: Int) -> [AnnouncementQueue.Utterance] {
    speak(queue.finished(number))
  }

  /// Silences the voice at once.
  mutating func stop() {
    queue.reset()
    speaker.stop()
  }

  /// Silences the voice and lets go of the sound.
  func close() { speaker.close() }

  private mutating func speak(
    _ utterance: AnnouncementQueue.Utterance?
  ) -> [AnnouncementQueue.Utterance] {
    guard let utterance else { return [] }
    guard takesNoTime else {
      speaker.speak(utterance.text, number: utterance.number)
      return [utterance]
    }
    return [utterance] + speak(queue.finished(utterance.number))
  }
}

extension Failure {
  init(_ error: SpeechError) {
    let status: ExitStatus =
      if case .cannotWrite = error { .cannotCreate } else { .unavailable }
    self.init(status: status, message: "\(error)")
  }
}
