// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider

/// What is told when the sliders can be used.
struct StartMessages {
  let sliders: StartedSliders
  let warnings: [String]
  /// Why the saved preferences for the voice are ignored; `nil` if they aren't.
  let unreadable: String?
}

// The keys for the voice.
extension Daemon {
  /// Tells what is ignored of that which was saved of the voice.
  func tellVoice(_ messages: StartMessages) {
    let phrases = voice.language.ownKeys
    if let message = messages.unreadable {
      warn(message)
      tell(phrases.unreadable, about: .preferences)
    }
    if messages.sliders.isTooQuiet { tell(phrases.tooQuiet, about: .loudness) }
  }

  /// Changes the voice, and answers in the new one. A slider that controls the same setting is moved
  /// instead. Where no voice is heard, its sound stays as it is.
  func follow(_ key: VoiceKey, isHeld: Bool) {
    guard let control = key.control else { return set(key, isHeld: isHeld) }
    if screenReader.speaks {
      if !isHeld { answer(voice.language.ownKeys.isInScreenReader, isHeld: false) }
    } else if !voice.isAudible {
      return
    } else if let index = effects.slider(controlling: control) {
      move(panel.controls[index].slider, at: index, by: key, isHeld: isHeld)
    } else {
      set(key, isHeld: isHeld)
    }
  }

  private func set(_ key: VoiceKey, isHeld: Bool) {
    let old = voice.verbosity
    guard let words = voice.follow(key, keptIn: preferences, isHeld: isHeld) else { return }
    let phrases = voice.phrases
    panel.changeEach { $0.phrases = phrases }
    tuneVoice()
    answer(words, isHeld: isHeld)
    if voice.verbosity != old { show(.verbosity) }
  }

  /// Moves a slider that controls the voice by a step, but never to a value that silences it.
  private func move(_ slider: Slider, at index: Int, by key: VoiceKey, isHeld: Bool) {
    let step = Adjustment.steps(key.isUpward ? 1 : -1)
    var moved = slider
    moved.adjust(step, cause: .key)
    guard key.isUpward || effects.speechControls[index]?.silences(moved) != true else {
      let words = voice.language.ownKeys.answer(to: key, isAtEnd: true)
      return isHeld ? () : answer(words, isHeld: false)
    }
    var response = panel[index].perform(.adjust(step), isRepeat: isHeld)
    response.words = response.words.flatMap { panel.say($0, about: index).words }
    response.slider = index
    apply(response, isHeld: isHeld)
  }

  /// Answers what is typed with words about sliderd itself.
  func answer(_ words: Announcement, isHeld: Bool) {
    answer(SliderResponse(words: [words], slider: panel.focus), isHeld: isHeld)
  }
}

extension OwnVoice {
  /// Changes the voice as a key demands, and keeps that, unless a flag sets it for this run. Returns
  /// the answer; `nil` for the repeat of a held key that can do no more.
  fileprivate func follow(
    _ key: VoiceKey,
    keptIn keeper: PreferencesKeeper,
    isHeld: Bool
  ) -> Announcement? {
    let (old, oldVerbosity) = (sound, verbosity)
    if key == .reset {
      preferences = VoicePreferences()
    } else if let control = key.control {
      let number = key.number(of: control, after: old)
      if control.audible.contains(number) { preferences[control] = number }
    } else {
      preferences.verbosity = key.verbosity(after: oldVerbosity)
    }
    if isHeld, (old, oldVerbosity) == (sound, verbosity) { return nil }
    if key == .reset { keeper.reset() } else { keeper.keep(preferences) }
    return language.ownKeys.answer(to: key, value: value(setBy: key), isAtEnd: isAtEnd(of: key))
  }

  private func value(setBy key: VoiceKey) -> String? {
    key.control.map { language.number($0.number(of: sound)) }
  }

  private func isAtEnd(of key: VoiceKey) -> Bool {
    key.control == nil
      ? key.verbosity(after: verbosity) == verbosity : key.isAtEnd(of: sound)
  }
}
