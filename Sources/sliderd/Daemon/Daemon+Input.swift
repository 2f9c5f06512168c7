// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider
import StepSliderTerminal

// Keys, lines and devices.
extension Daemon {
  func handle(_ event: TerminalEvent) {
    switch event {
    case .press(let press):
      screenReader.noteTyped(press.key)
      followReading()
      apply(panel.press(press, at: time), isHeld: press.isRepeat)
    case .interrupt: end(.interrupted, "interrupt")
    case .quit: end(.done, "quit")
    case .suspend: suspend(wholeJob: true)
    case .pointer(let report): apply(panel.point(report, in: printer.pointerFrame, at: time))
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
    case .action(let action):
      let response = panel.perform(action, at: time)
      apply(response, isHeld: action.isRepeat, notches: action.notches)
    case .device(let device):
      tell(device.words(voice.language.program))
      printer.tell(device.level, device.message, of: panel)
      show(.device(device))
    case .message(let message): tell(LogMessage(.notice, message))
    case .warning(let message): warn(message)
    }
  }
}
