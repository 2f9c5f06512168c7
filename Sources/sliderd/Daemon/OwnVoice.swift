// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import StepSliderSpeech

/// sliderd's own voice: the words and the language that it has, and how it sounds.
final class OwnVoice: EventSource {
  /// What the voice tells.
  enum Event {
    /// Words that waited were handed to the voice.
    case began(AnnouncementQueue.Utterance)
    /// Words have been heard.
    case heard
    /// There is no sound for now, for a reason.
    case lost(String)
    /// Sound is back.
    case restored(Missed)
    /// The sound file can't be written any more, for a reason.
    case failed(String)
  }

  /// What wasn't heard while there was no sound.
  enum Missed {
    case nothing
    /// How the slider is.
    case value
    /// The words at the beginning.
    case entry
  }

  /// What of its sound a slider sets, and that slider.
  typealias Tuning = (control: SpeechControl?, slider: Slider)

  private(set) var language: SpokenLanguage
  private(set) var settings: SpeechSettings
  private let queue: VoiceQueue
  /// Whether words were heard since the beginning.
  private(set) var hasSpoken = false
  /// Whether the words at the beginning were never heard, as there was no sound.
  private var isEntryLost = false

  /// Gets the voice ready.
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

  /// What is said of sliders.
  var phrases: SliderPhrases { language.phrases(settings.verbosity) }

  /// Whether nothing is being spoken and nothing waits.
  var isSilent: Bool { queue.isSilent }

  var interests: [Interest] { queue.interests }

  func advance(_ wakeup: Wakeup) -> [Event] { queue.advance(wakeup).map(take) }

  /// Says something; gives what was handed to the voice at once.
  func say(_ announcement: Announcement) -> [AnnouncementQueue.Utterance] {
    queue.announce(announcement)
  }

  /// Silences the voice at once.
  func stop() { queue.stop() }

  /// Speaks as other settings have it, from now on.
  ///
  /// - Throws: A failure if there is no such voice; then the old one stays.
  func change(to settings: SpeechSettings) throws(Failure) {
    if settings.voice != self.settings.voice {
      do throws(SpeechError) { try queue.change(to: settings.voice) } catch { throw Failure(error) }
    }
    self.settings = settings
    language = SpokenLanguage(speech: settings, voiceLanguage: queue.language)
  }

  /// Sounds as the settings have it, and the sliders that set how it sounds.
  func tune(by tunings: [Tuning]) {
    var sound = settings.voice
    for (control, slider) in tunings { control?.set(&sound, to: slider) }
    queue.tune(to: sound)
  }

  /// Silences the voice and lets go of the sound, within so many seconds. Gives what came meanwhile.
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
