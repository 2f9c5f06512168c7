// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderSpeech
import Logging
import StepSlider

enum NoticeSubject: Hashable {
  /// The change of a slider to the stop where it is. Its next change makes the notice outdated; the
  /// end of a drag, which leaves it there, doesn't.
  case change(slider: String, stop: Int)
  /// Something about a slider that starts, or about all of them.
  case slider(String?, StartNotice)
  case start(slider: String)
  case position(slider: String)
  case device(path: String)
  case settings, preferences, loudness
}

// Announcements that no key requested and that must be heard.
extension Daemon {
  func announce(_ notice: Announcement, about subject: NoticeSubject) {
    voice.channel.keep(notice, about: subject)
    apply(SliderResponse(words: [notice], sliderIndex: panel.focusedIndex))
  }

  func announce(_ notice: Announcement, of index: Int, about subject: NoticeSubject) {
    let response = panel.say(notice, about: index)
    for notice in response.words { voice.channel.keep(notice, about: subject) }
    apply(response)
  }

  /// Announces that the last change of a slider had no effect. Another change makes that outdated.
  func announceFailure(of index: Int) {
    let stop = panel.controls[index].slider.index
    let failure = panel.controls[index].phrases.failure
    announce(failure, of: index, about: .change(slider: id(of: index), stop: stop))
  }

  func announceUnknownStarts(_ starts: [ReportedStart]) {
    for (index, start) in starts.enumerated() {
      guard let reason = start.reason else { continue }
      let slider = id(of: index)
      let words = voice.language.program.notice(\.settingUnknown)
      announce(words, of: index, about: .start(slider: slider))
      log(.notice, "\(slider) may not start at the current setting: \(reason)")
    }
  }

  func dropNotices(about dropped: NoticeSubject) {
    voice.channel.dropNotices { (subject: NoticeSubject) in subject == dropped }
  }

  func dropNotices(outdatedBy response: SliderResponse) {
    let moved = response.change?.didMove == true ? [response.sliderIndex] : []
    for slider in (moved + response.pushed.keys).map({ panel.controls[$0].slider }) {
      voice.channel.dropNotices { (subject: NoticeSubject) in
        guard case .change(slider.presentation.id, let stop) = subject else { return false }
        return stop != slider.index
      }
    }
  }

  /// Drops notices about sliders that are gone, and about what is no longer wrong with others. A
  /// slider that stays isn't asked again where it starts.
  func dropNotices(except sliders: StartedSliders) {
    let subjects = sliders.notices.map(\.subject)
    let ids = sliders.settings.map(\.slider.presentation.id)
    voice.channel.dropNotices { (subject: NoticeSubject) in
      switch subject {
      case .slider: !subjects.contains(subject)
      case .start(let slider): !ids.contains(slider)
      case .change, .position, .device, .settings, .preferences, .loudness: false
      }
    }
    toldNotices.formIntersection(subjects)
  }

  func id(of index: Int) -> String { panel.controls[index].slider.presentation.id }
}
