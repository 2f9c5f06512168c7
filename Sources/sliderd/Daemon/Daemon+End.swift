// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Logging
import StepSlider
import StepSliderSpeech
import StepSliderTerminal

// Signals and the end.
extension Daemon {
  func handle(signal: CInt) {
    switch signal {
    case SIGTERM: end(.done, "terminate")
    case SIGINT: end(.interrupted, "interrupt")
    case SIGHUP where controllingTerminal.isGone: end(.done, "hangup")
    case SIGHUP: if ending == nil { reload() }
    case SIGTSTP: suspend(wholeJob: false)
    case SIGCONT:
      if !wasSuspended { show(.redraw) }
      wasSuspended = false
      resume()
    default:
      carryOut(panel.cancelPointer())
      resize()
    }
  }

  /// Stops as Ctrl-Z does: all programs of the job, or this one alone where it alone was told to.
  func suspend(wholeJob: Bool) {
    carryOut(panel.cancelPointer())
    voice.stop()
    leaveTerminal(.paused)
    wasSuspended = true
    devices.suspend()
    screenReader.end()
    SignalSource.suspend(wholeJob: wholeJob)
    for news in devices.resume() { handle(news) }
    screenReader.noteTyped(nil)
    screenReader.begin(showing: panel)
    screenReader.settle()
    followReading()
    resume()
    carryOut(panel.value)
  }

  private func resume() {
    terminal?.begin()
    resize()
  }

  private func resize() {
    let columns = TerminalStyle.columns(of: STDOUT_FILENO)
    show(.resized(columns: columns, rows: TerminalStyle.rows(of: STDOUT_FILENO)))
  }

  func end(_ status: ExitStatus, _ reason: String) {
    if ending == nil { ending = Ending(status: status, reason: reason) }
  }

  /// Leaves once the terminal has answered, or else the shell would take the answer for typed text.
  private func leaveTerminal(_ news: News, within patience: Duration = .milliseconds(50)) {
    while let deadline = printer.replyDeadline, let events = keys.read(until: deadline) {
      for case .cursor(let row, let column) in events {
        printer.noteCursor(row: row, column: column)
      }
    }
    printer.finish(with: news, of: panel, within: patience)
    terminal?.end()
  }

  private var isHurried: Bool { ending?.reason == "terminate" }

  func finish() -> ExitStatus {
    supervision.end()
    reloading?.inquiry.cancel()
    carryOut(panel.cancelPointer())
    presence.close()
    screenReader.finish(showing: panel, within: .milliseconds(isHurried ? 50 : 500))
    let complaints = finishEffects()
    voice.close(within: isHurried ? 0.05 : 0.15)
    for complaint in complaints { printer.reportEnd(complaint.message, .warning, of: panel) }
    for case .outputFailed(let message) in voice.events() where ending?.status == .done {
      ending = nil
      fail(.cannotCreate, message)
    }
    let patience = isHurried ? Duration.milliseconds(50) : .seconds(2)
    leaveTerminal(.end(reason: ending?.reason ?? ""), within: patience)
    return ending?.status ?? .done
  }

  /// Silence first, where somebody is in a hurry; and then what the changes still do.
  private func finishEffects() -> [ChangeEffects.Complaint] {
    voice.stop()
    let now = ContinuousClock.now
    let all = effects + retiredEffects
    guard isHurried else {
      return ChangeEffects.finish(all, until: (inputEnd ?? now) + Self.commandPatience)
    }
    return ChangeEffects.finish(
      all,
      until: now + .milliseconds(50),
      endingWithin: .milliseconds(20),
      // systemd kills a service after five seconds.
      keepingWithin: .seconds(4)
    )
  }

  /// How long an end waits for commands.
  static let commandPatience: Duration = .seconds(2)
}
