// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Logging
import StepSlider
import StepSliderSpeech

/// Why the program ends, and how long its parts may take for that.
struct Ending {
  private(set) var status = ExitStatus.done
  private(set) var reason: String?
  /// What is told in place of everything else, because nothing could be printed.
  private(set) var failure: Failure?

  var hasBegun: Bool { reason != nil }
  /// A service manager waits for the end; systemd kills a service after five seconds.
  var isHurried: Bool { reason == "terminate" }
  var diskPatience: Duration { .seconds(isHurried ? 4 : 10) }

  func patience(_ milliseconds: Int) -> Duration { .milliseconds(isHurried ? 50 : milliseconds) }

  /// Begins the end, unless it has begun.
  mutating func begin(_ status: ExitStatus, _ reason: String, failure: Failure? = nil) {
    if !hasBegun { (self.status, self.reason, self.failure) = (status, reason, failure) }
  }

  /// Notes that the last words or sounds were lost.
  mutating func fail() { (status, reason, failure) = (.cannotCreate, "error", nil) }
}

extension Daemon {
  func end(_ status: ExitStatus, _ reason: String) { ending.begin(status, reason) }

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
      guard !ending.hasBegun, !outside.terminal.isGone else {
        return fail(failure.status, failure.message)
      }
      failure.endsRun = true
      ending.begin(failure.status, "error", failure: failure)
    }
  }

  func finish() -> ExitStatus {
    apply(panel.cancelPointer())
    if ending.status != .interrupted { completeNumbers() }
    // Whoever quits wants silence, before anything that may have to wait.
    voice.channel.stop()
    supervision.reportEnd()
    reloads.cancel()
    presence.close()
    screenReader.finish(within: ending.patience(500))
    let (diskEnd, isHurried) = (loop.now + ending.diskPatience, ending.isHurried)
    preferences.saveNow()
    let now = loop.now
    let effectsStart = isHurried ? now : input.end.start ?? now
    let events = effects.finish(from: effectsStart, until: diskEnd, isHurried: isHurried)
    let last = voice.close(within: ending.patience(150), at: loop.now)
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
    for case .failed(let message) in last where ending.status == .done {
      printer.logEnd(message, of: panel)
      ending.fail()
    }
    leaveTerminal(.end(reason: ending.reason ?? ""), within: ending.patience(2000))
    return ending.status
  }
}
