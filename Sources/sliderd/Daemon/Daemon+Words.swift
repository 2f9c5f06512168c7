// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Logging
import StepSlider
import StepSliderSpeech

// Words and news.
extension Daemon {
  /// Words first: nothing may delay them.
  func carryOut(_ response: SliderResponse) {
    let place = response.slider
    if response.change?.moved == true { tuneVoice() }
    let spoken = say(response, at: place)
    screenReader.noteChange()
    if response.focus == .moved { show(.focus) }
    if let change = response.change {
      printer.show(.change(change, words: words(of: response, at: place)), of: panel, at: place)
    }
    for utterance in spoken { show(utterance) }
    if let change = response.change {
      effects[place].follow(change, of: panel.sliders[place])
      printer.tell(.debug, status(at: place), of: panel)
      tellRest()
      presence.tell(panel.signals(of: change, at: place))
    }
    if response.focus == .moved { presence.tell(panel.signalsOfFocus()) }
    if response.command == SliderResponse.quit { end(.done, "quit") }
  }

  /// The words of a change for those who read; none of a program's, which is silent unless asked.
  private func words(of response: SliderResponse, at place: Int) -> String? {
    let silent = response.change?.cause == .program ? nil : panel.controls[place].valueText
    return response.words.first?.text ?? silent
  }

  /// Does what another program wishes.
  func perform(_ request: ProgramRequest, on place: Int) -> SliderResponse {
    let response = panel.perform(request, on: place)
    let isSaid = request == .say && place == panel.focus && screenReader.saysByItself
    if !isSaid { carryOut(response) }
    return response
  }

  func handle(_ event: SpeechEvent) {
    switch event {
    case .finished(let number):
      hasSpoken = true
      for utterance in voice.finished(number) { show(utterance) }
      tellRest()
    case .soundLost(let message):
      isEntryLost = isEntryLost || !hasSpoken
      report(message)
    case .soundRestored(let wordsWereLost):
      printer.tell(.notice, "sound is back", of: panel)
      if wordsWereLost {
        carryOut(isEntryLost ? panel.entry : panel.value)
      }
      isEntryLost = false
    case .outputFailed(let message): fail(.cannotCreate, message)
    }
  }

  /// Lets the voice sound as the settings have it, and the sliders that set how it sounds.
  func tuneVoice() {
    var sound = speech.voice
    for (effects, slider) in zip(effects, panel.sliders) {
      effects.speech?.set(&sound, to: slider)
    }
    voice.tune(to: sound)
  }

  /// Says what no key asked for.
  func announce(_ announcement: Announcement) {
    carryOut(SliderResponse(words: [announcement], slider: panel.focus))
  }

  private func show(_ utterance: AnnouncementQueue.Utterance) {
    show(.speech(utterance.text, interrupted: utterance.interrupts))
  }

  /// Tells what came of a change of the slider at a place; of one that is gone, nothing is said.
  func handle(_ complaint: ChangeEffects.Complaint, of place: Int) {
    if complaint.isFailedChange, panel.controls.indices.contains(place) {
      carryOut(panel.sayFailure(about: place))
    }
    report(complaint.message)
  }

  /// Tells which settings nobody could tell the standing of.
  func tell(_ standings: [Standing]) {
    for (place, standing) in standings.enumerated() {
      guard let remark = standing.remark else { continue }
      carryOut(panel.say(words.program.settingUnknown, about: place))
      printer.tell(.notice, remark, of: panel)
    }
  }

  func show(_ news: News) { printer.show(news, of: panel) }

  func report(_ message: String) { printer.report(message, of: panel) }

  /// Ends as nothing can be printed any more; a reader that went away knows that.
  func endOutput(_ failure: CInt) {
    guard failure != EPIPE else { return end(.cannotCreate, "output-closed") }
    fail(.cannotCreate, "standard output can't be written: \(String(cString: strerror(failure)))")
  }

  func fail(_ status: ExitStatus, _ message: String) {
    printer.reportEnd(message, of: panel)
    end(status, "error")
  }
}
