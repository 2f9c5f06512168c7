// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

// What a service manager is told.
extension Daemon {
  /// Tells that keys are followed.
  func tellReady() { supervision.begin(status: status) }

  /// Tells the chosen stop, once the words for it are over: no value on the way is told.
  func tellRest() {
    if voice.isSilent { supervision.note(status: status) }
  }

  /// The slider with the focus and its chosen stop, in one line.
  private var status: String { status(at: panel.focus) }

  /// The slider at a place and its chosen stop, in one line.
  func status(at place: Int) -> String {
    let label = panel.sliders[place].presentation.label.flatMap(SpokenText.spoken)
    return [label, panel.controls[place].texts.shown].compactMap(\.self).joined(separator: ": ")
  }
}
