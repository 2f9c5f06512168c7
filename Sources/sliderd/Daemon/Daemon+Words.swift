// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Logging
import StepSlider
import StepSliderSpeech

// The effects of a response.
extension Daemon {
  /// Applies a response. Words come first, so that nothing delays them.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - isHeld: Whether a key that is held down caused it.
  ///   - notches: The number of notches of a knob that caused it.
  func apply(_ response: SliderResponse, isHeld: Bool = false, notches: Int = 0) {
    let index = response.slider
    if response.change?.moved == true { tuneVoice() }
    dropNotices(outdatedBy: response)
    let spoken = say(response, at: index, isHeld: isHeld, notches: notches)
    screenReader.noteChange()
    if response.focus == .moved { show(.focus) }
    if let change = response.change {
      printer.show(.change(change, words: words(of: response, at: index)), of: panel, at: index)
    }
    for pushed in response.pushed {
      let value = Announcement(panel.controls[pushed.slider].valueText)
      let words = panel.say(value, about: pushed.slider).words.first?.text
      printer.show(.change(pushed.change, words: words), of: panel, at: pushed.slider)
    }
    for utterance in spoken { show(utterance) }
    if let change = response.change { follow(change, at: index) }
    for pushed in response.pushed { follow(pushed.change, at: pushed.slider) }
    if response.focus == .moved { presence.tellFocus(of: panel) }
    if response.command == SliderResponse.quit { end(.done, "quit") }
    if let key = response.command.flatMap(VoiceKey.init) { follow(key, isHeld: isHeld) }
  }

  /// Drops the notices about the previous changes of sliders that moved.
  private func dropNotices(outdatedBy response: SliderResponse) {
    let moved = response.change?.moved == true ? [response.slider] : []
    for slider in (moved + response.pushed.map(\.slider)).map({ panel.controls[$0].slider }) {
      voice.channel.dropNotices { (subject: NoticeSubject) in
        guard case .change(slider.presentation.id, let stop) = subject else { return false }
        return stop != slider.index
      }
    }
  }

  private func follow(_ change: Change, at index: Int) {
    effects.follow(change, of: panel.controls[index].slider, at: index)
    printer.tell(.debug, status(at: index), of: panel)
    tellRest()
    presence.tell(panel.signals(of: change, at: index))
  }

  /// Returns the printed words of a change; `nil` for a silent change by a program.
  private func words(of response: SliderResponse, at index: Int) -> String? {
    let silent = response.change?.cause == .program ? nil : panel.controls[index].valueText
    return response.words.first?.text ?? silent
  }

  /// Announces something that no key requested and that must be heard.
  func tell(_ notice: Announcement, about subject: NoticeSubject) {
    voice.channel.keep(notice, about: subject)
    apply(SliderResponse(words: [notice], slider: panel.focus))
  }

  /// Announces that the last change of the slider at an index had no effect. Another change makes
  /// that outdated.
  private func tellFailure(about index: Int) {
    let response = panel.sayFailure(about: index)
    let slider = panel.controls[index].slider
    for notice in response.words {
      voice.channel.keep(notice, about: NoticeSubject.change(slider: slider.presentation.id, stop: slider.index))
    }
    apply(response)
  }

  /// Tunes the voice to the speech settings and to the sliders that control it.
  func tuneVoice() {
    let controls = effects.speechControls.sorted { $0.key < $1.key }
    voice.tune(by: controls.map { ($0.value, panel.controls[$0.key].slider) })
  }

  /// Speaks the newest value at once, because a held key was released.
  func releaseKey() { for utterance in voice.channel.releaseKey() { show(utterance) } }

  private func show(_ utterance: AnnouncementQueue.Utterance) {
    // A cue alone has no words.
    guard !utterance.text.isEmpty else { return }
    show(.speech(utterance.text, interrupted: utterance.interrupts))
  }

  /// The sliders as other programs find them.
  var tree: SliderTree {
    SliderTree(
      panel: { [unowned self] in panel },
      perform: { [unowned self] request, index in
        let response = panel.perform(request, on: index)
        let isSaid = request == .say && index == panel.focus && screenReader.saysByItself
        if !isSaid { apply(response) }
        return response
      }
    )
  }
}

// Events of the voice, of effects and of standard output.
extension Daemon {
  func handle(_ event: OwnVoice.Event) {
    switch event {
    case .began(let utterance): show(utterance)
    case .heard(let words):
      if let words { panel.hear(words) }
      tellRest()
    case .lost(let message), .replaced(let message): warn(message)
    case .delayed(let message): printer.tell(.info, message, of: panel)
    case .returned: printer.tell(.notice, "speech-dispatcher speaks again", of: panel)
    case .restored(let missed):
      printer.tell(.notice, "sound is back", of: panel)
      say(missed)
    case .wanted(let missed): say(missed)
    case .failed(let message): fail(.cannotCreate, message)
    }
  }

  private func say(_ missed: OwnVoice.Missed) {
    switch missed {
    case .nothing: break
    case .value: apply(panel.value)
    case .entry: apply(panel.entry)
    }
  }

  /// Reports the result of a change. Nothing is spoken about a slider that was removed.
  func handle(_ event: PanelEffects.Event) {
    switch event.effect {
    case .notApplied(let message):
      if let index = event.index { tellFailure(about: index) }
      warn(message)
    case .notSaved(let message):
      if let index = event.index { tellUnsavedPosition(of: index) }
      warn(message)
    case .savedAgain:
      let slider = event.index.map { panel.controls[$0].slider.presentation.id }
      if let slider { voice.channel.dropNotices { (subject: NoticeSubject) in subject == .position(slider: slider) } }
    case .failed(let message): warn(message)
    case .over: break
    }
  }

  /// Warns of dropped events. Ends the program if nothing can be printed any more.
  func handle(_ event: Printer.Event) {
    switch event {
    case .dropped(let count):
      warn("\(count) events were dropped because standard output was not read")
    case .failed(let code): failToPrint(.standardOutput(code))
    }
  }

  /// Ends the program, which then tells why. If it is ending anyway, or nobody is there to hear it,
  /// that is only logged.
  private func failToPrint(_ failure: Failure) {
    guard ending == nil, !input.hasLostTerminal else {
      return fail(failure.status, failure.message)
    }
    var failure = failure
    failure.endsRun = true
    ending = Ending(status: failure.status, reason: "error", failure: failure)
  }
}

// Printed output.
extension Daemon {
  func show(_ event: DisplayEvent) { printer.show(event, of: panel) }

  /// Prints how to use the slider and get help, once and only for a person.
  func showHints(of entry: SliderResponse) {
    let hints = entry.words.dropFirst().map(\.text)
    guard printer.isOnTerminal, !hints.isEmpty else { return }
    show(.answer(hints.joined(separator: " ")))
  }

  func tell(_ message: LogMessage) {
    printer.tell(message.level, message.text, of: panel)
  }

  func warn(_ message: String) { printer.warn(message, of: panel) }

  func fail(_ status: ExitStatus, _ message: String) {
    printer.tellEnd(message, of: panel)
    end(status, "error")
  }

  /// Announces what a listener should know about sliders that begin, after their introduction. What
  /// was told before isn't told again.
  func tellNotices(of sliders: StartedSliders) {
    let phrases = voice.language.program
    for (notice, index) in sliders.notices where toldNotices.insert(notice).inserted {
      let response = panel.say(phrases.announcement(of: notice.notice), about: index)
      for words in response.words { voice.channel.keep(words, about: NoticeSubject.slider(notice)) }
      apply(response)
    }
  }

  /// Announces that the position of the slider at an index can't be saved.
  func tellUnsavedPosition(of index: Int) {
    let words = voice.language.program.announcement(of: .unsavedPosition)
    let response = panel.say(words, about: index)
    let slider = panel.controls[index].slider.presentation.id
    for notice in response.words { voice.channel.keep(notice, about: NoticeSubject.position(slider: slider)) }
    apply(response)
  }

  /// Drops the notices about sliders as they were before a reload.
  func dropNotices(except sliders: StartedSliders) {
    let notices = sliders.notices.map(\.notice)
    voice.channel.dropNotices { (subject: NoticeSubject) in
      if case .slider(let notice) = subject { !notices.contains(notice) } else { false }
    }
    toldNotices.formIntersection(notices)
  }

  /// Reports the sliders that may not start at their current settings.
  func tell(_ starts: [ReportedStart]) {
    for (index, start) in starts.enumerated() {
      let name = panel.controls[index].slider.presentation.id
      guard let reason = start.reason else {
        voice.channel.dropNotices { (subject: NoticeSubject) in subject == .start(slider: name) }
        continue
      }
      let message = "\(name) may not start at the current setting: \(reason)"
      let response = panel.say(voice.language.program.settingUnknown, about: index)
      for notice in response.words { voice.channel.keep(notice, about: NoticeSubject.start(slider: name)) }
      apply(response)
      tell(LogMessage(.notice, message))
    }
  }
}

// Reports to a service manager.
extension Daemon {
  /// Reports that keys are handled.
  func tellReady() { supervision.begin(status: status(at: panel.focus)) }

  /// Reports the chosen stop after its words are spoken. Values passed on the way are not
  /// reported.
  private func tellRest() {
    if voice.isSilent { supervision.note(status: status(at: panel.focus)) }
  }

  /// Returns the slider at an index and its chosen stop, in one line.
  private func status(at index: Int) -> String {
    let label = panel.controls[index].slider.presentation.label.flatMap(SpokenText.spoken)
    return [label, panel.controls[index].shownText].compactMap(\.self).joined(separator: ": ")
  }
}

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
    let phrases = voice.language.program
    if let message = messages.unreadable {
      warn(message)
      tell(phrases.voiceUnreadable, about: .preferences)
    }
    if messages.sliders.isTooQuiet { tell(phrases.tooQuiet, about: .loudness) }
  }

  /// Changes the voice, and answers in the new one. A slider that controls the same setting is moved
  /// instead. Where no voice is heard, its sound stays as it is.
  func follow(_ key: VoiceKey, isHeld: Bool) {
    guard let control = key.control else { return set(key, isHeld: isHeld) }
    if screenReader.speaks {
      if !isHeld { answer(voice.language.program.isInScreenReader, isHeld: false) }
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
      let words = voice.language.program.answer(to: key, isAtEnd: true)
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
    return language.program.answer(to: key, value: value(setBy: key), isAtEnd: isAtEnd(of: key))
  }

  private func value(setBy key: VoiceKey) -> String? {
    key.control.map { language.number($0.number(of: sound)) }
  }

  private func isAtEnd(of key: VoiceKey) -> Bool {
    key.control == nil
      ? key.verbosity(after: verbosity) == verbosity : key.isAtEnd(of: sound)
  }
}
