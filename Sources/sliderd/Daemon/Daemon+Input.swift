// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider
import StepSliderSpeech
import StepSliderTerminal

// Keys and lines.
extension Daemon {
  func handle(_ arrival: KeySource.Arrival) {
    switch arrival {
    case .events(let events): for event in events where ending == nil { handle(event) }
    case .lines: advanceScript()
    case .end: end(.done, "hangup")
    }
  }

  func handle(_ event: TerminalEvent) {
    switch event {
    case .press(let press):
      screenReader.noteTyped(press.key)
      followReading()
      carryOut(panel.press(press, at: .now - start))
    case .interrupt: end(.interrupted, "interrupt")
    case .quit: end(.done, "quit")
    case .suspend: suspend(wholeJob: true)
    case .pointer(let report):
      carryOut(panel.point(report, in: printer.place, at: .now - start))
    case .focusLost:
      screenReader.noteTyped(nil)
      followReading()
      carryOut(panel.cancelPointer())
    case .cursor(let row, let column): printer.noteCursor(row: row, column: column)
    }
  }

  func handle(_ news: InputDevices.News) {
    switch news {
    case .action(let action): carryOut(panel.perform(action, at: .now - start))
    case .device(let news):
      announce(news.words(words.program))
      printer.tell(news.level, news.message, of: panel)
      show(.device(news))
    case .remark(let message): printer.tell(.notice, message, of: panel)
    case .problem(let message): report(message)
    }
  }

  var canAdvance: Bool { ending == nil && pace.isFree }

  /// Carries out lines until one has to wait.
  func advanceScript() {
    screenReader.noteSilence(at: .now)
    pace.advance(isSilent: isSilent && commandDeadline == nil, at: .now)
    do {
      while canAdvance, let step = try keys.script?.next() { carryOut(step) }
    } catch {
      fail(.badInput, error.description)
    }
  }

  private func carryOut(_ step: LineStep) {
    switch step {
    case .press(let press): carryOut(panel.press(press, at: .now - start))
    case .interrupt: end(.interrupted, "interrupt")
    case .quit: end(.done, "quit")
    case .wait: if !isSilent { pace.waitForSilence() }
    case .sleep(let duration): pace.wait(until: .now + duration)
    case .end: endInput()
    }
  }

  /// Ends when all is said, and commands have said whether they failed. Else the script is asked
  /// again after that.
  private func endInput() {
    inputEnd = inputEnd ?? .now
    guard isSilent, commandDeadline == nil else { return pace.waitForSilence() }
    end(.done, "end-of-input")
  }

  /// Until when the end waits for commands that run; `nil` where it doesn't.
  var commandDeadline: ContinuousClock.Instant? {
    let deadline = inputEnd.map { $0 + Self.commandPatience }
    guard let deadline, .now < deadline, effects.contains(where: \.isRunning) else { return nil }
    return deadline
  }
}
