// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider
import StepSliderAccessibilityBus
import StepSliderSpeech

// One voice at a time: the screen reader's while one listens, else our own.
extension Daemon {
  /// Hands words to whoever speaks; gives what was handed to our own voice.
  func say(_ response: SliderResponse, at place: Int) -> [AnnouncementQueue.Utterance] {
    guard screenReader.speaks else { return response.words.flatMap { voice.announce($0) } }
    if isFollowed(response, at: place) {
      screenReader.noteOwnWords()
    } else {
      for announcement in response.words { screenReader.announce(announcement) }
    }
    return []
  }

  /// Whether a screen reader that has its focus here says this by itself.
  private func isFollowed(_ response: SliderResponse, at place: Int) -> Bool {
    let isMoved = response.change?.moved == true && place == panel.focus
    return screenReader.hasFocus && (isMoved || response.focus == .moved)
  }

  /// Prints from now on what the screen reader doesn't read beside the words that it was told.
  func followReading() {
    if let reading = screenReader.takeReading() { show(.reading(reading)) }
  }

  /// Whether all words are said, as far as can be known.
  var isSilent: Bool { voice.isSilent && screenReader.isSilent }

  /// Does what the screen reader asks for, and shows it how things are after that.
  func followScreenReader() {
    let spoke = screenReader.speaks
    screenReader.show(panel)
    while ending == nil, let request = screenReader.next() {
      carryOut(request)
      screenReader.show(panel)
    }
    if screenReader.speaks != spoke { spoke ? takeOver() : handOver() }
    followReading()
    screenReader.show(panel)
    if let remark = screenReader.takeRemark() {
      printer.tell(remark.level, remark.message, of: panel)
    }
  }

  /// Has the screen reader say what our own voice was about to.
  private func handOver() {
    guard !voice.isSilent else { return }
    voice.stop()
    guard !screenReader.hasFocus else { return }
    carryOut(hasSpoken ? panel.value : panel.entry)
  }

  /// Says with our own voice what the screen reader was still to be told as it went.
  private func takeOver() {
    if screenReader.takeBack() { carryOut(panel.value) }
  }

  private func carryOut(_ request: AccessibilityRequest) {
    guard let place = panel.place(of: request.id),
      let response = panel.perform(action: request.action, at: place)
    else { return }
    carryOut(response)
  }
}
