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
    /// Words have been heard.
    case heard
    /// Sound was lost, for a reason.
    case lost(String)
    /// Sound is back.
    case restored(Missed)
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
  typealias Tuning = (control: SpeechControl?, slider: Slider)

  private(set) var language: SpokenLanguage
  private(set) var settings: SpeechSettings
  private let queue: VoiceQueue
  /// Whether any words have been heard.
  private(set) var hasSpoken = false
  /// Whether the words at the start were never heard because sound was lost.
  private var isEntryLost = false

  /// Starts the voice.
  init(_ settings: SpeechSettings, destination: AudioDestination) throws(Failure) {
    self.settings = settings
    do throws(SpeechError) {
      queue = try VoiceQueue(
        voice: settings.voice,
        destination: destination,
        applicationName: "sliderd"
      )
    } catch {
      throw Failure(error)
    }
    language = SpokenLanguage(speech: settings, voiceLanguage: queue.language)
  }

  /// The phrases for sliders.
  var phrases: SliderPhrases { language.phrases(settings.verbosity) }

  /// Whether no words are being spoken or waiting.
  var isSilent: Bool { queue.isSilent }

  var interests: [Interest] { queue.interests }

  func advance(_ wakeup: Wakeup) -> [Event] { queue.advance(wakeup).map(take) }

  /// Announces something. Returns what was handed to the voice at once.
  func say(_ announcement: Announcement) -> [AnnouncementQueue.Utterance] {
    queue.announce(announcement)
  }

  /// Silences the voice at once.
  func stop() { queue.stop() }

  /// Switches to other settings.
  ///
  /// - Throws: A failure if there is no such voice; the old one stays.
  func change(to settings: SpeechSettings) throws(Failure) {
    if settings.voice != self.settings.voice {
      do throws(SpeechError) { try queue.change(to: settings.voice) } catch { throw Failure(error) }
    }
    self.settings = settings
    language = SpokenLanguage(speech: settings, voiceLanguage: queue.language)
  }

  /// Tunes the voice to the settings and to the sliders that control it.
  func tune(by tunings: [Tuning]) {
    var sound = settings.voice
    for (control, slider) in tunings { control?.set(&sound, to: slider) }
    queue.tune(to: sound)
  }

  /// Silences the voice and closes the sound output, within a time in seconds. Returns the events
  /// meanwhile.
  func close(within seconds: Double, at now: ContinuousClock.Instant) -> [Event] {
    queue.close(within: seconds)
    return advance(Wakeup(now: now))
  }

  private func take(_ event: SpeechEvent) -> Event {
    switch event {
    case .began(let utterance): return .began(utterance)
    case .finished:
      hasSpoken = true
      return .heard
    case .soundLost(let message):
      isEntryLost = isEntryLost || !hasSpoken
      return .lost(message)
    case .soundRestored(let wordsWereLost):
      defer { isEntryLost = false }
      return .restored(!wordsWereLost ? .nothing : isEntryLost ? .entry : .value)
    case .outputFailed(let message): return .failed(message)
    }
  }
}
