// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider
import StepSliderEvdev
import StepSliderTerminal

// Keys, lines and devices.
extension Daemon {
  func handle(_ event: TerminalEvent) {
    switch event {
    case .press(let press):
      screenReader.noteTyped(press.key)
      followReading()
      answer(panel.press(press, at: time), isHeld: press.isRepeat)
    case .release: releaseKey()
    case .paste: answer(voice.language.ownKeys.pasteIgnored, isHeld: false)
    case .interrupt: end(.interrupted, "interrupt")
    case .quit: end(.done, "quit")
    case .suspend: suspend(wholeJob: true)
    case .pointer(let report): answer(panel.point(report, in: printer.pointerFrame, at: time))
    case .focusLost:
      screenReader.noteTyped(nil)
      followReading()
      apply(panel.cancelPointer())
    case .cursor(let row, let column): printer.noteCursor(row: row, column: column)
    case .hangup: end(.done, "hangup")
    case .endOfInput(let time): input.end.begin(at: time)
    case .mistake(let error): fail(.badInput, error.description)
    }
  }

  func handle(_ event: InputDevices.Event) {
    switch event {
    case .action(.release): releaseKey()
    case .action(let action):
      let response = panel.perform(action, at: time)
      answer(response, isHeld: action.isRepeat, notches: action.notches)
    case .device(let device):
      followKeyboards()
      tell(device.words(voice.language.program), about: .device(path: device.path))
      printer.tell(device.level, device.message, of: panel)
      show(.device(device))
    case .message(let message): tell(LogMessage(.notice, message))
    case .warning(let message): warn(message)
    }
  }

  /// Tells the sliders whether the user has the keys of the table.
  private func followKeyboards() {
    let hasKeyboard = input.keys != nil || devices.hasKeyboard
    panel.changeEach { $0.hasKeyboard = hasKeyboard }
  }

  /// Applies the response to what the user did, and prints answers other than the change.
  func answer(_ response: SliderResponse, isHeld: Bool = false, notches: Int = 0) {
    apply(response, isHeld: isHeld, notches: notches)
    guard response.focus == nil else { return }
    // The first words about a change are printed with it.
    let words = response.change == nil ? response.words[...] : response.words.dropFirst()
    for words in words { show(.answer(words.text)) }
  }

  /// Completes the numbers that are being typed, because the user leaves for now.
  func completeNumbers() {
    while panel.deadline != nil { answer(panel.settle()) }
  }
}
