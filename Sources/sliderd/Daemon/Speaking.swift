// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import EventLoop
import StepSlider
import StepSliderSpeech

// One voice at a time: a screen reader's if one listens, otherwise sliderd's own.
extension Daemon {
  /// Hands words to the screen reader or to sliderd's own voice, which plays the cue in any case.
  func speak(
    _ response: SliderResponse,
    at index: Int,
    isHeld: Bool,
    notches: Int
  ) -> [AnnouncementQueue.Utterance] {
    let choice = voice.settings.cues
    let cue = choice.cue(for: response, of: panel.controls[index].slider, notches: notches)
    guard screenReader.speaks else {
      let cutOff = response.stopsSpeech ? voice.channel.cutOff() : []
      let isReplaced = cue != nil && choice.replacesWords(of: response)
      let words = isReplaced ? [Announcement("", priority: .assertive)] : response.words
      let said = voice.channel.answer(words, cue: cue, isHeld: isHeld, at: loop.now)
      // Where nothing is played, words are over at once.
      if voice.isSilent { for utterance in said { panel.speechFinished(utterance.text) } }
      return cutOff + said
    }
    if let cue { voice.channel.play(cue) }
    let isMoved = response.change?.didMove == true && index == panel.focusedIndex
    if screenReader.hasFocus, isMoved || response.focus == .moved {
      // The screen reader says this by itself.
      screenReader.noteOwnWords()
    } else if isHeld, response.words.isEmpty {
      screenReader.announceAgain()
    } else {
      for announcement in Announcement.joined(response.words) {
        screenReader.announce(announcement)
      }
    }
    // A screen reader doesn't report what it has spoken.
    for announcement in response.words { panel.speechFinished(announcement.text) }
    return []
  }

  func findScreenReader() {
    screenReader.seekReader { [unowned self] in panel }
    screenReader.settle()
    followReading()
    nameKeys()
  }

  /// Names sliderd's own keys for the help: those for the voice only while it is sliderd's own.
  func nameKeys() {
    let setsSound = voice.destination != .silent && !screenReader.speaks
    let words = voice.language.program.commands(settingSound: setsSound)
    panel.changeEach { $0.commandWords = words }
  }

  func followReading() { if let reading = screenReader.takeReading() { show(.reading(reading)) } }

  func handleScreenReader(_ event: ScreenReaderLink.Event) {
    switch event {
    case .request(let request):
      guard let index = panel.index(of: request.id) else { return }
      let response = panel.perform(action: request.action, of: index)
      if response.outcome != .refused { apply(response) }
    case .speaks(let isReader):
      nameKeys()
      if isReader { handOver() } else { takeOver() }
    case .reading(let reading): show(.reading(reading))
    case .message(let level, let message): log(level, message)
    }
  }

  func handOver() {
    if !voice.isSilent {
      voice.channel.stop()
      if screenReader.hasFocus {
        screenReader.noteOwnWords()
      } else {
        apply(voice.hasSpoken ? panel.valueResponse : panel.focusResponse)
      }
    }
    for notice in voice.channel.takeNotices() { screenReader.announce(notice) }
  }

  /// Repeats what the screen reader didn't get before it exited.
  private func takeOver() {
    if screenReader.takeBack() {
      apply(panel.valueResponse)
    } else {
      _ = voice.channel.takeNotices()
    }
  }
}
