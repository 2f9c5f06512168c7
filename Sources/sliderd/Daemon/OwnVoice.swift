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
  /// The words on their way to it.
  let channel: VoiceChannel
  private let clock: any EventClock
  private var hasSound = true
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
    (channel, self.settings) = try settings.usingVoice { voice throws(SpeechError) in
      let speaker = try Self.speaker(voice, of: settings, channels, in: outside)
      return VoiceChannel(speaker, voice: voice, destination: settings.audio)
    }
    language = SpokenLanguage(speech: settings, voiceLanguage: channel.language)
  }

  /// Returns the voice that the settings ask for. Without sound, nothing asks speech-dispatcher.
  private static func speaker(
    _ voice: VoiceSettings,
    of settings: SpeechSettings,
    _ channels: AudioChannels,
    in outside: any Outside
  ) throws(SpeechError) -> any Speaking {
    let (name, hurries) = (settings.names.audio, settings.hurries)
    guard settings.audio != .silent else {
      return try outside.voice(voice, into: .silent, .mono, chosenBy: name, hurries: hurries)
    }
    return try ReplaceableVoice(
      voice,
      connectedBy: outside.connectToDispatcher,
      clock: outside.clock
    ) { voice throws(SpeechError) in
      try outside.voice(voice, into: settings.audio, channels, chosenBy: name, hurries: hurries)
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
  var isSilent: Bool { channel.isSilent }

  var interests: [Interest] { channel.interests }

  var deadline: ContinuousClock.Instant? { channel.deadline }

  /// Handles what the voice reports.
  func advance(_ wakeup: Wakeup) -> [Event] {
    let events = channel.advance(wakeup)
    // The end of words that were cut off is reported before the loss.
    hasSound = hasSound && !events.contains(where: \.isLoss)
    return events.map(take)
  }

  /// Speaks the words of a response, the first of them with its cue. Returns what is spoken at once.
  func answer(
    _ words: [Announcement],
    cue: Cue?,
    isHeld: Bool
  ) -> [AnnouncementQueue.Utterance] {
    channel.answer(words, cue: cue, isHeld: isHeld, at: clock.now)
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
        try channel.change(to: voice)
      }
    }
    self.settings = settings
    language = SpokenLanguage(speech: settings, voiceLanguage: channel.language)
    return cutsOff
  }

  /// Tunes the voice to the settings and to the sliders that control it.
  func tune(by tunings: [Tuning]) {
    var sound = sound
    for (control, slider) in tunings { control.set(&sound, to: slider) }
    channel.tune(to: sound)
  }

  /// Silences the voice and closes the sound output, within a time in seconds. Returns the events
  /// meanwhile.
  func close(within seconds: Double, at now: ContinuousClock.Instant) -> [Event] {
    channel.close(within: seconds)
    return advance(Wakeup(now: now))
  }

  private var missed: Missed { isEntryLost ? .entry : .value }

  private func take(_ event: SpeechEvent) -> Event {
    switch event {
    case .began(let utterance): return .began(utterance)
    case .finished(let number):
      let current = channel.current
      hasSpoken = hasSpoken || current?.text.isEmpty == false
      guard hasSound, let current, current.number == number else { return .heard(nil) }
      return .heard(current.text)
    case .soundLost(let message):
      (hasSound, isEntryLost) = (false, isEntryLost || !hasSpoken)
      return .lost(message)
    case .soundRestored(let wordsWereLost):
      defer { (hasSound, isEntryLost) = (true, false) }
      // Notices follow the words that are being spoken.
      let isNothingLost = !wordsWereLost && (!channel.hasUnheardNotices || !channel.isSilent)
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

/// What a notice is about.
enum NoticeSubject: Hashable {
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
