// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider
import StepSliderSpeech
import StepSliderTerminal

// Signals, and pauses of the whole program.
extension Daemon {
  func handleSignal(_ signal: CInt) {
    switch signal {
    case SIGTERM: end(.done, "terminate")
    case SIGINT: end(.interrupted, "interrupt")
    case SIGHUP where outside.terminal.isGone: end(.done, "hangup")
    case SIGHUP: if !ending.hasBegun { beginReload() }
    case SIGTSTP where ending.hasBegun, SIGCONT where ending.hasBegun: break
    case SIGTSTP: suspend(wholeJob: false)
    case SIGCONT:
      let isHandled = input.wasPaused
      input.wasPaused = false
      // Nothing is drawn before the terminal is sliderd's again.
      input.takeTerminal()
      if !isHandled { show(.redraw) }
      resize()
    default:
      apply(panel.cancelPointer())
      resize()
    }
  }

  /// Suspends the whole job as Ctrl-Z does, or this process if only it got the signal.
  func suspend(wholeJob: Bool) {
    apply(panel.cancelPointer())
    completeNumbers()
    voice.channel.stop()
    leaveTerminal(.paused)
    devices.suspend()
    screenReader.leaveBus()
    input.pause(wholeJob: wholeJob)
    guard !input.isToldToEnd else { return }
    screenReader.noteTyped(nil)
    findScreenReader()
    // A device that has gone is told by the voice that speaks from now on.
    for (event, source) in devices.resume() { handleDevice(event, of: source) }
    input.takeTerminal()
    resize()
    answer(panel.valueResponse)
    if screenReader.speaks { handOver() }
  }

  func completeNumbers() { while panel.deadline != nil { answer(panel.advance()) } }

  /// Draws for the size of the terminal, unless that is another job's.
  private func resize() {
    guard input.hasTerminal else { return }
    let style = outside.screen.style
    show(.resized(columns: style.columns, rows: style.rows))
  }

  func leaveTerminal(_ event: DisplayEvent, within patience: Duration = .milliseconds(50)) {
    input.awaitAnswers(until: { printer.replyDeadline }, answer: printer.noteCursor)
    printer.finish(with: event, of: panel, within: patience)
    input.leaveTerminal()
  }
}
