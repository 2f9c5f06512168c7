// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider
import StepSliderSpeech

// What follows a response of the sliders: words, printing, effects, and signals on the buses.
extension Daemon {
  /// Applies the response to what the user did, and prints answers other than the change.
  func answer(_ response: SliderResponse, isHeld: Bool = false, notches: Int = 0) {
    apply(response, isHeld: isHeld, notches: notches)
    guard response.focus == nil else { return }
    // The first words about a change are printed with it, and the last ones with the thumbs that it pushed.
    let words = response.change == nil ? response.words[...] : response.words.dropFirst()
    let pushed = response.pushed.values.count(where: \.needsAnnouncement)
    for words in words.dropLast(pushed) { show(.answer(words.text)) }
  }

  func answer(_ words: Announcement, isHeld: Bool) {
    answer(SliderResponse(words: [words], sliderIndex: panel.focusedIndex), isHeld: isHeld)
  }

  /// Applies a response to a key or a knob's notches. Words come first, so that nothing delays
  /// them.
  func apply(_ response: SliderResponse, isHeld: Bool = false, notches: Int = 0) {
    let index = response.sliderIndex
    if response.change?.didMove == true { tuneVoice() }
    dropNotices(outdatedBy: response)
    let spoken = speak(response, at: index, isHeld: isHeld, notches: notches)
    screenReader.noteChange()
    if response.focus == .moved { show(.focus) }
    if let change = response.change {
      // A change by a program is silent.
      let value = change.cause == .program ? nil : panel.controls[index].valueText
      let words = response.words.first?.text ?? value
      printer.show(.change(change, words: words), of: panel, at: index)
    }
    let pushed = response.pushed.sorted { $0.key < $1.key }
    for (thumb, change) in pushed {
      let value = Announcement(panel.controls[thumb].valueText, priority: .assertive)
      let words = panel.say(value, about: thumb).words.first?.text
      printer.show(.change(change, words: words), of: panel, at: thumb)
    }
    for utterance in spoken { show(utterance) }
    if let change = response.change { carryOut(change, at: index) }
    for (thumb, change) in pushed { carryOut(change, at: thumb) }
    if response.focus == .moved { presence.reportFocus(of: panel) }
    if response.command == SliderResponse.quit { end(.done, "quit") }
    if let key = response.command.flatMap(VoiceKey.init) { press(key, isHeld: isHeld) }
  }

  private func carryOut(_ change: SliderChange, at index: Int) {
    effects.carryOut(change, of: panel.controls[index].slider, at: index)
    printer.log(.debug, status(at: index), of: panel)
    reportRest()
    presence.send(panel.signals(of: change, at: index))
  }

  func tuneVoice() {
    let controls = effects.speechControls.sorted { $0.key < $1.key }
    voice.tune(by: controls.map { ($0.value, panel.controls[$0.key].slider) })
  }

  var tree: SliderTree {
    SliderTree(
      panel: { [unowned self] in panel },
      perform: { [unowned self] adjustment, index in
        let response = panel.perform(adjustment, on: index)
        let isSaid = adjustment == nil && index == panel.focusedIndex && screenReader.saysByItself
        if !isSaid { apply(response) }
        return response
      }
    )
  }
}

// Events of the voice and of effects, and what is shown, logged and reported of them.
extension Daemon {
  func handleVoice(_ event: OwnVoice.Event) {
    switch event {
    case .began(let utterance): show(utterance)
    case .heard(let words):
      if let words { panel.speechFinished(words) }
      reportRest()
    case .lost(let message), .replaced(let message): warn(message)
    case .missed(let isEntry): apply(isEntry ? panel.focusResponse : panel.valueResponse)
    case .failed(let message): fail(.cannotCreate, message)
    case .message(let level, let message): log(level, message)
    }
  }

  /// Nothing is spoken about a slider that was removed, which has no index.
  func handleEffect(_ event: ChangeEffects.Event, of index: Int?) {
    switch event {
    case .notApplied(let message):
      if let index { announceFailure(of: index) }
      warn(message)
    case .notSaved(let message):
      if let index {
        let words = voice.language.program.announcement(of: .unsavedPosition)
        announce(words, of: index, about: .position(slider: id(of: index)))
      }
      warn(message)
    case .savedAgain:
      if let index { dropNotices(about: .position(slider: id(of: index))) }
    case .failed(let message): warn(message)
    case .over: break
    }
  }

  func show(_ event: DisplayEvent) { printer.show(event, of: panel) }

  func show(_ utterance: AnnouncementQueue.Utterance) {
    // A cue alone has no words.
    guard !utterance.text.isEmpty else { return }
    show(.speech(utterance.text, interrupted: utterance.interrupts))
  }

  func log(_ level: Logger.Level, _ message: String) { printer.log(level, message, of: panel) }
  func warn(_ message: String) { printer.warn(message, of: panel) }
  func reportReady() { supervision.reportReady(status: status(at: panel.focusedIndex)) }

  /// Reports the chosen stop after its words are spoken, but no values passed on the way.
  private func reportRest() {
    if voice.isSilent { supervision.reportStatus(status(at: panel.focusedIndex)) }
  }

  private func status(at index: Int) -> String {
    let label = panel.controls[index].slider.presentation.label.flatMap(SpokenText.spoken)
    return [label, panel.controls[index].shownText].compactMap(\.self).joined(separator: ": ")
  }
}

// The keys for the voice.
extension Daemon {
  /// Changes the voice, and answers in the new one. A slider that controls the same setting is
  /// moved instead. Where no voice is heard, its sound stays as it is.
  private func press(_ key: VoiceKey, isHeld: Bool) {
    if let control = key.control {
      guard !screenReader.speaks else {
        if !isHeld { answer(voice.language.program.answer(\.isInScreenReader), isHeld: false) }
        return
      }
      guard voice.destination != .silent else { return }
      if let index = effects.slider(controlling: control) {
        return moveSlider(at: index, by: key, isHeld: isHeld)
      }
    }
    let old = voice.verbosity
    guard let words = voice.press(key, keptIn: preferences, isHeld: isHeld) else { return }
    let phrases = voice.phrases
    panel.changeEach { $0.phrases = phrases }
    tuneVoice()
    answer(words, isHeld: isHeld)
    if voice.verbosity != old { show(.verbosity) }
  }

  /// Moves a slider that controls the voice by a step, but never to a value that silences it.
  private func moveSlider(at index: Int, by key: VoiceKey, isHeld: Bool) {
    let step = SliderAdjustment.steps(key.isUpward ? 1 : -1)
    var moved = panel.controls[index].slider
    moved.adjust(step, cause: .key)
    guard key.isUpward || effects.speechControls[index]?.silences(moved) != true else {
      let words = voice.language.program.answer(to: key, isAtEnd: true)
      if !isHeld { answer(words, isHeld: false) }
      return
    }
    var response = panel[index].perform(.adjust(step), isRepeat: isHeld)
    response.words = response.words.flatMap { panel.say($0, about: index).words }
    response.sliderIndex = index
    apply(response, isHeld: isHeld)
  }
}
