// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderAccessibilityBus

// One voice at a time: the screen reader's while one listens, else our own.
extension Daemon {
  /// Hands words to whoever speaks; gives what was handed to our own voice.
  func say(_ response: SliderResponse, at index: Int) -> [AnnouncementQueue.Utterance] {
    guard screenReader.speaks else { return response.words.flatMap { voice.say($0) } }
    if isFollowed(response, at: index) {
      screenReader.noteOwnWords()
    } else {
      for announcement in response.words { screenReader.announce(announcement) }
    }
    return []
  }

  /// Whether a screen reader that has its focus here says this by itself.
  private func isFollowed(_ response: SliderResponse, at index: Int) -> Bool {
    let isMoved = response.change?.moved == true && index == panel.focus
    return screenReader.hasFocus && (isMoved || response.focus == .moved)
  }

  /// Prints from now on what the screen reader doesn't read beside the words that it was told.
  func followReading() {
    if let reading = screenReader.takeReading() { show(.reading(reading)) }
  }

  func handle(_ event: ScreenReaderLink.Event) {
    switch event {
    case .request(let request): perform(request)
    case .speaks(true): handOver()
    case .speaks(false): takeOver()
    case .reading(let reading): show(.reading(reading))
    case .message(let message): tell(message)
    }
  }

  /// Has the screen reader say what our own voice was about to.
  private func handOver() {
    guard !voice.isSilent else { return }
    voice.stop()
    guard !screenReader.hasFocus else { return }
    apply(voice.hasSpoken ? panel.value : panel.entry)
  }

  /// Says with our own voice what the screen reader was still to be told as it went.
  private func takeOver() {
    if screenReader.takeBack() { apply(panel.value) }
  }

  private func perform(_ request: AccessibilityRequest) {
    guard let index = panel.index(of: request.id),
      let response = panel.perform(action: request.action, at: index)
    else { return }
    apply(response)
  }
}
