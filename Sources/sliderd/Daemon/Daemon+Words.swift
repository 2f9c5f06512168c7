// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Logging
import StepSlider
import StepSliderSpeech

// What comes of a response.
extension Daemon {
  /// Words first: nothing may delay them.
  func apply(_ response: SliderResponse) {
    let index = response.slider
    if response.change?.moved == true { tuneVoice() }
    let spoken = say(response, at: index)
    screenReader.noteChange()
    if response.focus == .moved { show(.focus) }
    if let change = response.change {
      printer.show(.change(change, words: words(of: response, at: index)), of: panel, at: index)
    }
    for utterance in spoken { show(utterance) }
    if let change = response.change {
      effects[index].follow(change, of: panel.sliders[index])
      printer.tell(.debug, status(at: index), of: panel)
      tellRest()
      presence.tell(panel.signals(of: change, at: index))
    }
    if response.focus == .moved { presence.tell(panel.signalsOfFocus()) }
    if response.command == SliderResponse.quit { end(.done, "quit") }
  }

  /// The words of a change for those who read; none of a program's, which is silent unless asked.
  private func words(of response: SliderResponse, at index: Int) -> String? {
    let silent = response.change?.cause == .program ? nil : panel.controls[index].valueText
    return response.words.first?.text ?? silent
  }

  /// Says what no key asked for.
  func announce(_ announcement: Announcement) {
    apply(SliderResponse(words: [announcement], slider: panel.focus))
  }

  /// Lets the voice sound as the settings have it, and the sliders that set how it sounds.
  func tuneVoice() {
    voice.tune(by: zip(effects.speechControls, panel.sliders).map { ($0, $1) })
  }

  private func show(_ utterance: AnnouncementQueue.Utterance) {
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
    case .heard: tellRest()
    case .lost(let message): warn(message)
    case .restored(let missed):
      printer.tell(.notice, "sound is back", of: panel)
      switch missed {
      case .nothing: break
      case .value: apply(panel.value)
      case .entry: apply(panel.entry)
      }
    case .failed(let message): fail(.cannotCreate, message)
    }
  }

  /// Tells what came of a change; of a slider that is gone, nothing is said.
  func handle(_ event: PanelEffects.Event) {
    switch event.effect {
    case .notApplied(let message):
      if let index = event.index { apply(panel.sayFailure(about: index)) }
      warn(message)
    case .failed(let message): warn(message)
    case .over: break
    }
  }

  /// Ends as nothing can be printed any more; a reader that went away knows that.
  func handle(_ event: Printer.Event) {
    switch event {
    case .dropped(let count): warn("\(count) events were dropped: standard output was not read")
    case .failed(EPIPE): end(.cannotCreate, "output-closed")
    case .failed(let code):
      fail(.cannotCreate, "standard output can't be written: \(String(cString: strerror(code)))")
    }
  }
}

// What is printed.
extension Daemon {
  func show(_ event: DisplayEvent) { printer.show(event, of: panel) }

  func tell(_ message: LogMessage) {
    printer.tell(message.level, message.text, of: panel)
  }

  func warn(_ message: String) { printer.warn(message, of: panel) }

  func fail(_ status: ExitStatus, _ message: String) {
    printer.tellEnd(message, of: panel)
    end(status, "error")
  }

  /// Tells which sliders may not start where their settings stand.
  func tell(_ stops: [InitialStop]) {
    for (index, stop) in stops.enumerated() {
      guard let message = stop.message else { continue }
      apply(panel.say(voice.language.program.settingUnknown, about: index))
      tell(LogMessage(.notice, message))
    }
  }
}

// What a service manager is told.
extension Daemon {
  /// Tells that keys are followed.
  func tellReady() { supervision.begin(status: status(at: panel.focus)) }

  /// Tells the chosen stop, once the words for it are over: no value on the way is told.
  private func tellRest() {
    if voice.isSilent { supervision.note(status: status(at: panel.focus)) }
  }

  /// The slider at an index and its chosen stop, in one line.
  private func status(at index: Int) -> String {
    let label = panel.sliders[index].presentation.label.flatMap(SpokenText.spoken)
    return [label, panel.controls[index].texts.shown].compactMap(\.self).joined(separator: ": ")
  }
}
