// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider
import StepSliderSpeech

// Words and news.
extension Daemon {
  /// Words first: nothing may delay them.
  func carryOut(_ outcome: SessionOutcome) {
    let spoken = outcome.announcements.flatMap { voice.announce($0) }
    if outcome.isFocusMoved { show(.focus) }
    if let change = outcome.change {
      show(.change(change, words: outcome.announcements.first?.text ?? panel.session.texts.value))
    }
    for utterance in spoken { show(utterance) }
    if let change = outcome.change {
      effects[panel.focus].follow(change, of: panel.slider)
      printer.tell(.debug, status, of: panel)
      tellRest()
    }
    if outcome.isLeaving { end(.done, "quit") }
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
        carryOut(isEntryLost ? panel.session.sayEntry() : panel.session.sayValue())
      }
      isEntryLost = false
    case .outputFailed(let message): fail(.cannotCreate, message)
    }
  }

  /// Says what no key asked for.
  func announce(_ announcement: Announcement) {
    carryOut(SessionOutcome(announcements: [announcement]))
  }

  private func show(_ utterance: AnnouncementQueue.Utterance) {
    show(.speech(utterance.text, interrupted: utterance.interrupts))
  }

  func handle(_ complaint: ChangeEffects.Complaint) {
    if complaint.isFailedChange { carryOut(panel.session.sayFailure()) }
    report(complaint.message)
  }

  func show(_ news: News) { printer.show(news, of: panel) }

  func report(_ message: String) { printer.report(message, of: panel) }

  func fail(_ status: ExitStatus, _ message: String) {
    printer.reportEnd(message, of: panel)
    end(status, "error")
  }
}
