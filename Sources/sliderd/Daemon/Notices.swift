// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider
import StepSliderSpeech

/// What a notice is about.
enum NoticeSubject: Hashable {
  /// The change of a slider to the stop where it is. Its next change makes the notice outdated; the
  /// end of a drag, which leaves it there, doesn't.
  case change(slider: String, stop: Int)
  /// Something that a listener should know at the start, about a slider or about all of them.
  case slider(String?, StartNotice)
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

// Announcements that no key requested and that must be heard.
extension Daemon {
  /// Announces something about sliderd itself.
  func announce(_ notice: Announcement, about subject: NoticeSubject) {
    voice.channel.keep(notice, about: subject)
    apply(SliderResponse(words: [notice], slider: panel.focus))
  }

  /// Announces something about the slider at an index.
  func announce(_ notice: Announcement, of index: Int, about subject: NoticeSubject) {
    announce(panel.say(notice, about: index), about: subject)
  }

  private func announce(_ response: SliderResponse, about subject: NoticeSubject) {
    for notice in response.words { voice.channel.keep(notice, about: subject) }
    apply(response)
  }

  /// Announces that the last change of the slider at an index had no effect. Another change makes
  /// that outdated.
  func announceFailure(of index: Int) {
    let stop = panel.controls[index].slider.index
    let failure = panel.controls[index].phrases.failure
    announce(failure, of: index, about: .change(slider: id(of: index), stop: stop))
  }

  /// Announces what a listener should know about sliders that begin, after their introduction. What
  /// was told before isn't told again.
  func announceNotices(of sliders: StartedSliders) {
    let phrases = voice.language.program
    for (notice, subject, index) in sliders.notices where toldNotices.insert(subject).inserted {
      announce(phrases.announcement(of: notice), of: index, about: subject)
    }
  }

  /// Reports the sliders that may not start at their current settings.
  func announceUnknownStarts(_ starts: [ReportedStart]) {
    for (index, start) in starts.enumerated() {
      let slider = id(of: index)
      guard let reason = start.reason else {
        dropNotices(about: .start(slider: slider))
        continue
      }
      let words = voice.language.program.notice(\.settingUnknown)
      announce(words, of: index, about: .start(slider: slider))
      let message = "\(slider) may not start at the current setting: \(reason)"
      log(LogMessage(.notice, message))
    }
  }

  func dropNotices(about dropped: NoticeSubject) {
    voice.channel.dropNotices { (subject: NoticeSubject) in subject == dropped }
  }

  /// Drops the notices about the previous changes of sliders that moved.
  func dropNotices(outdatedBy response: SliderResponse) {
    let moved = response.change?.moved == true ? [response.slider] : []
    for slider in (moved + response.pushed.map(\.slider)).map({ panel.controls[$0].slider }) {
      voice.channel.dropNotices { (subject: NoticeSubject) in
        guard case .change(slider.presentation.id, let stop) = subject else { return false }
        return stop != slider.index
      }
    }
  }

  /// Drops the notices about sliders as they were before a reload.
  func dropNotices(except sliders: StartedSliders) {
    let subjects = sliders.notices.map(\.subject)
    voice.channel.dropNotices { (subject: NoticeSubject) in
      if case .slider = subject { !subjects.contains(subject) } else { false }
    }
    toldNotices.formIntersection(subjects)
  }

  /// Returns the identity of the slider at an index.
  func id(of index: Int) -> String { panel.controls[index].slider.presentation.id }
}
