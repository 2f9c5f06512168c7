// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSliderTerminal
import EventLoop
import Glibc
import StepSlider
import StepSliderSpeech

// Signals and pauses.
extension Daemon {
  func handleSignal(_ signal: CInt) {
    switch signal {
    case SIGTERM: end(.done, "terminate")
    case SIGINT: end(.interrupted, "interrupt")
    case SIGHUP where outside.terminal.isGone: end(.done, "hangup")
    case SIGHUP: if ending == nil { beginReload() }
    case SIGTSTP where ending != nil, SIGCONT where ending != nil: break
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

  private func completeNumbers() {
    while panel.deadline != nil { answer(panel.advance()) }
  }

  /// Draws for the size of the terminal, unless that is another job's.
  private func resize() {
    guard input.hasTerminal else { return }
    let style = outside.screen.style
    show(.resized(columns: style.columns, rows: style.rows))
  }

  private func leaveTerminal(_ event: DisplayEvent, within patience: Duration = .milliseconds(50)) {
    input.awaitAnswers(until: { printer.replyDeadline }, answer: printer.noteCursor)
    printer.finish(with: event, of: panel, within: patience)
    input.leaveTerminal()
  }
}

// The end of the program.
extension Daemon {
  func end(_ status: ExitStatus, _ reason: String) {
    if ending == nil { ending = (status, reason, nil) }
  }

  func fail(_ status: ExitStatus, _ message: String) {
    printer.logEnd(message, of: panel)
    end(status, "error")
  }

  /// If nothing can be printed any more, the program ends and tells why, or logs it if nobody is
  /// there.
  func handlePrinting(_ event: Printer.Event) {
    switch event {
    case .success(let count):
      warn("\(count) events were dropped because standard output was not read")
    case .failure(var failure):
      guard ending == nil, !outside.terminal.isGone else {
        return fail(failure.status, failure.message)
      }
      failure.endsRun = true
      ending = (failure.status, "error", failure)
    }
  }

  func finish() -> ExitStatus {
    // A service manager waits for the end.
    let isHurried = ending?.reason == "terminate"
    apply(panel.cancelPointer())
    if ending?.status != .interrupted { completeNumbers() }
    // Whoever quits wants silence, before anything that may have to wait.
    voice.channel.stop()
    supervision.reportEnd()
    reloads.cancel()
    presence.close()
    screenReader.finish(within: .milliseconds(isHurried ? 50 : 500))
    let diskEnd = loop.now + PanelEffects.diskPatience(isHurried: isHurried)
    preferences.saveNow()
    let now = loop.now
    let effectsStart = isHurried ? now : input.end.start ?? now
    let events = effects.finish(from: effectsStart, isHurried: isHurried)
    let last = voice.close(within: .milliseconds(isHurried ? 50 : 150), at: loop.now)
    for event in events {
      switch event {
      case .notApplied(let message), .failed(let message), .notSaved(let message):
        printer.logEnd(message, .warning, of: panel)
      case .savedAgain, .over: break
      }
    }
    for message in preferences.finish(until: diskEnd) {
      printer.logEnd(message, .warning, of: panel)
    }
    for event in printer.advance(Wakeup(now: loop.now)) { handlePrinting(event) }
    for case .failed(let message) in last where ending?.status == .done {
      printer.logEnd(message, of: panel)
      ending = (.cannotCreate, "error", nil)
    }
    let printing = isHurried ? Duration.milliseconds(50) : .seconds(2)
    leaveTerminal(.end(reason: ending?.reason ?? ""), within: printing)
    return ending?.status ?? .done
  }
}
