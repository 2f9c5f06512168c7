// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import Logging
import StepSlider
import StepSliderTerminal

// Signals and the end of the program.
extension Daemon {
  func handle(signal: CInt) {
    switch signal {
    case SIGTERM: end(.done, "terminate")
    case SIGINT: end(.interrupted, "interrupt")
    case SIGHUP where input.hasLostTerminal: end(.done, "hangup")
    case SIGHUP: if ending == nil { reload() }
    case SIGTSTP where ending != nil, SIGCONT where ending != nil: break
    case SIGTSTP: suspend(wholeJob: false)
    case SIGCONT:
      let isHandled = input.takePause()
      // Nothing is drawn before the terminal is sliderd's again.
      input.begin()
      if !isHandled { show(.redraw) }
      resize()
    default:
      apply(panel.cancelPointer())
      resize()
    }
  }

  /// Suspends the program as Ctrl-Z does: the whole job, or only this process if only it got the
  /// signal.
  func suspend(wholeJob: Bool) {
    apply(panel.cancelPointer())
    completeNumbers()
    voice.stop()
    leaveTerminal(.paused)
    devices.suspend()
    screenReader.end()
    input.pause(wholeJob: wholeJob)
    guard !input.isToldToEnd else { return }
    screenReader.noteTyped(nil)
    findScreenReader()
    // A device that has gone is told by the voice that speaks from now on.
    for event in devices.resume() { handle(event) }
    resume()
    answer(panel.value)
  }

  private func resume() {
    input.begin()
    resize()
  }

  /// Draws for the size of the terminal, unless that is another job's.
  private func resize() {
    guard input.hasTerminal else { return }
    let style = outside.screen.style
    show(.resized(columns: style.columns, rows: style.rows))
  }

  private func leaveTerminal(
    _ event: DisplayEvent,
    within patience: Duration = .milliseconds(50)
  ) {
    input.awaitAnswers(until: { printer.replyDeadline }, answer: printer.noteCursor)
    printer.finish(with: event, of: panel, within: patience)
    input.leave()
  }

  func finish() -> ExitStatus {
    let isHurried = ending?.reason == "terminate"
    apply(panel.cancelPointer())
    if ending?.status != .interrupted { completeNumbers() }
    // Whoever quits wants silence, before anything that may have to wait.
    voice.stop()
    supervision.end()
    reloads.cancel()
    presence.close()
    screenReader.finish(within: .milliseconds(isHurried ? 50 : 500))
    let patience = isHurried ? PanelEffects.Patience.hurried : PanelEffects.Patience()
    let diskEnd = loop.clock.now + patience.disk
    preferences.hurry()
    let now = loop.clock.now
    let effectsStart = isHurried ? now : input.end.start ?? now
    let events = effects.finish(from: effectsStart, within: patience)
    let last = voice.close(within: isHurried ? 0.05 : 0.15, at: loop.clock.now)
    for event in events { tellEnd(event) }
    for message in preferences.finish(until: diskEnd) { tellEnd(.failed(message)) }
    for event in printer.advance(Wakeup(now: loop.clock.now)) { handle(event) }
    for case .failed(let message) in last where ending?.status == .done {
      printer.tellEnd(message, of: panel)
      ending = Ending(status: .cannotCreate, reason: "error")
    }
    let printing = isHurried ? Duration.milliseconds(50) : .seconds(2)
    leaveTerminal(.end(reason: ending?.reason ?? ""), within: printing)
    return ending?.status ?? .done
  }

  private func tellEnd(_ event: ChangeEffects.Event) {
    switch event {
    case .notApplied(let message), .failed(let message), .notSaved(let message):
      printer.tellEnd(message, .warning, of: panel)
    case .savedAgain, .over: break
    }
  }
}
