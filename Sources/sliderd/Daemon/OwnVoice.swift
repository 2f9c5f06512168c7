// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Logging
import StepSlider
import StepSliderSpeech

/// sliderd's own voice, with its language and sound.
final class OwnVoice: EventSource {
  enum Event {
    /// Words that waited were handed to the voice.
    case began(AnnouncementQueue.Utterance)
    /// Words have been heard to their end, or their end wasn't heard if there are none.
    case heard(String?)
    /// Sound was lost, for a reason.
    case lost(String)
    /// Words that were missed may be heard: the current value of the slider, or those at the start.
    case missed(isEntry: Bool)
    /// Another voice speaks, for a reason.
    case replaced(String)
    /// The sound file can't be written any more, for a reason.
    case failed(String)
    case message(Logger.Level, String)
  }

  typealias Tuning = (control: SpeechControl, slider: Slider)

  private(set) var language: SpokenLanguage
  private(set) var settings: SpeechSettings
  /// What the listener has set with keys, over the settings.
  var preferences = VoicePreferences()
  /// Where speech goes. It stays the same.
  let destination: AudioDestination
  let channel: VoiceChannel
  private(set) var hasSpoken = false
  /// Whether the words at the start were never heard because sound was lost.
  private var isEntryLost = false

  init(_ settings: SpeechSettings, isStereo: Bool, of outside: any Outside) throws(Failure) {
    destination = settings.audio
    (channel, self.settings) = try settings.usingVoice { voice throws(SpeechError) in
      let speaker = try Self.speaker(voice, of: settings, isStereo: isStereo, in: outside)
      return VoiceChannel(speaker, voice: voice, destination: settings.audio)
    }
    language = settings.language(ofVoice: channel.language)
  }

  /// Returns the voice that the settings ask for. Without sound, nothing asks speech-dispatcher.
  private static func speaker(
    _ voice: VoiceSettings,
    of settings: SpeechSettings,
    isStereo: Bool,
    in outside: any Outside
  ) throws(SpeechError) -> any Speaking {
    let (name, hurries) = (settings.names.audio, settings.hurries)
    let makeVoice = { (voice: VoiceSettings) throws(SpeechError) -> any Speaking in
      try outside.voice(
        voice,
        into: settings.audio,
        isStereo: isStereo,
        chosenBy: name,
        hurries: hurries
      )
    }
    guard settings.audio != .silent else { return try makeVoice(voice) }
    return try ReplaceableVoice(
      voice,
      connectedBy: outside.connectToDispatcher,
      as: "sliderd",
      clock: outside.clock,
      speaker: makeVoice
    )
  }

  /// A message for the user if there are no words in the language of the voice.
  var languageWarning: String? {
    settings.language == nil && SpokenLanguage(tag: channel.language) == nil
      ? "sliderd has no words in the voice's language (\(channel.language)); it uses English" : nil
  }
  var phrases: SliderPhrases { language.phrases(verbosity) }
  var verbosity: Verbosity { preferences.verbosity ?? settings.verbosity }
  var sound: VoiceSettings { preferences.applied(to: settings.voice) }
  var isSilent: Bool { channel.isSilent }
  var interests: [DescriptorInterest] { channel.interests }
  var deadline: Duration? { channel.deadline }

  func advance(_ wakeup: Wakeup) -> [Event] { channel.advance(wakeup).flatMap(events) }

  /// Switches to other settings, if possible. Returns whether another voice cut off words.
  func change(to settings: SpeechSettings) throws(Failure) -> Bool {
    var settings = settings.keepingSpareVoice(of: self.settings)
    let (old, new) = (self.settings.voice, settings.voice)
    let isAnother = old != new || old.dispatcher != new.dispatcher
    let cutsOff = isAnother && !isSilent
    if isAnother {
      (_, settings) = try settings.usingVoice { voice throws(SpeechError) in
        try channel.change(to: voice)
      }
    }
    self.settings = settings
    language = settings.language(ofVoice: channel.language)
    return cutsOff
  }

  func tune(by tunings: [Tuning]) {
    var sound = sound
    for (control, slider) in tunings { control.set(&sound, to: slider) }
    channel.tune(to: sound)
  }

  /// Silences the voice and closes the sound output, within a time.
  func close(within limit: Duration, at now: Duration) -> [Event] {
    channel.close(within: limit)
    return advance(Wakeup(now: now))
  }

  private func events(of event: SpeechEvent) -> [Event] {
    switch event {
    case .began(let utterance): return [.began(utterance)]
    case .finished(let number):
      hasSpoken = hasSpoken || channel.current?.text.isEmpty == false
      let heard = channel.heard
      return [.heard(heard?.number == number ? heard?.text : nil)]
    case .soundLost(let message):
      isEntryLost = isEntryLost || !hasSpoken
      return [.lost(message)]
    case .soundRestored(let wordsWereLost):
      defer { isEntryLost = false }
      let message = Event.message(.notice, "sound is back")
      // Notices follow the words that are being spoken.
      let isNothingLost = !wordsWereLost && (!channel.hasUnheardNotices || !channel.isSilent)
      return isNothingLost ? [message] : [message, .missed(isEntry: isEntryLost)]
    case .wordsWanted: return [.missed(isEntry: isEntryLost)]
    case .soundDelayed(let delay):
      let milliseconds = Int(delay / .milliseconds(1))
      return [.message(.info, "the sound server buffers \(milliseconds) ms of sound")]
    case .voiceReplaced(let message): return [.replaced(message)]
    case .voiceReturned: return [.message(.notice, "speech-dispatcher speaks again")]
    case .outputFailed(let message): return [.failed(message)]
    }
  }
}

// The keys for the voice.
extension OwnVoice {
  /// Changes the voice as a key demands. Returns the answer; `nil` for a held key that can do no
  /// more.
  func press(_ key: VoiceKey, keptIn keeper: PreferencesKeeper, isHeld: Bool) -> Announcement? {
    let (old, oldVerbosity) = (sound, verbosity)
    preferences.change(by: key, from: old, oldVerbosity)
    if isHeld, (old, oldVerbosity) == (sound, verbosity) { return nil }
    if key == .reset { keeper.reset() } else { keeper.keep(preferences) }
    return language.program.answer(
      to: key,
      value: key.control.map { language.number($0.number(of: sound)) },
      isAtEnd: key.isAtEnd(of: sound, verbosity)
    )
  }
}
