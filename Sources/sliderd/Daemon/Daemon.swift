// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Logging
import StepSlider
import StepSliderSpeech
import StepSliderTerminal

/// The effects: reads keys, hands words to the voice, prints news. What to do is decided by values.
///
/// One loop on one thread waits for all there is to wait for; with nothing to do it sleeps.
final class Daemon {
  private var panel: Panel
  private var voice: VoiceQueue
  private let words: SpokenLanguage
  private var printer: Printer
  private var keys: KeySource
  private let terminal: RawTerminal?
  private let devices: InputDevices
  private let signals: SignalSource
  /// What a change does, for each slider.
  private let effects: [ChangeEffects]
  private let remarks: [String]
  private let start = ContinuousClock.now
  private var ending: Ending?
  private var pace = LinePace()
  /// Whether the words of entry were never heard, as there was no sound from the beginning.
  private var isEntryLost = false
  private var hasSpoken = false
  /// Whether a SIGCONT is the end of a pause that is known already.
  private var wasSuspended = false

  init(settings: Settings) throws {
    let environment = ProcessInfo.processInfo.environment
    let plan = try settings.channels.inputPlan(isTerminal: isatty(STDIN_FILENO) == 1)
    let input = plan.standard
    let output = settings.channels.output.resolved(
      isTerminal: isatty(STDOUT_FILENO) == 1,
      terminalType: environment["TERM"]
    )
    signals = SignalSource([SIGTERM, SIGINT, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT])
    devices = try InputDevices(plan.devices)
    voice = try VoiceQueue(speech: settings.speech, destination: settings.channels.audio)
    words = SpokenLanguage(speech: settings.speech, voiceLanguage: voice.language)
    panel = Panel(
      sliders: settings.sliders.map(\.slider),
      phrases: Phrases(
        language: words.language,
        numbers: .localized(words.language),
        verbosity: settings.speech.verbosity
      )
    )
    let hidesCommands = output == .terminal && isatty(STDERR_FILENO) == 1
    effects = settings.sliders.map { setting in
      ChangeEffects(setting.effects, output: hidesCommands ? .nowhere : .standardError)
    }
    remarks = settings.remarks + devices.remarks
    let modes = settings.channels.modes(input: input, output: output, environment: environment)
    printer = Printer(
      display: output.display(modes: modes, environment: environment),
      logLevel: settings.channels.logLevel
    )
    keys = input == .lines ? .lines : .terminal
    let farewell = TerminalDisplay.farewell(modes)
    terminal =
      input == .terminal ? RawTerminal(descriptor: STDIN_FILENO, farewell: farewell) : nil
  }

  /// Runs until the user, the input or a signal ends it.
  func run() -> ExitStatus {
    terminal?.begin()
    let entry = panel.begin()
    show(.ready)
    carryOut(entry)
    for remark in [words.remark].compactMap(\.self) + remarks {
      printer.tell(.notice, remark, of: panel)
    }
    advanceScript()
    while ending == nil { waitAndHandle() }
    return finish()
  }

  private func waitAndHandle() {
    let interests = [
      Poller.Interest(descriptor: signals.descriptor),
      Poller.Interest(descriptor: voice.descriptor),
      Poller.Interest(descriptor: wantsInput ? STDIN_FILENO : -1),
      printer.interest,
    ]
    let commands = effects.flatMap(\.descriptors).map { Poller.Interest(descriptor: $0) }
    let deadlines = [keys.deadline, pace.deadline, devices.deadline] + effects.map(\.deadline)
    let others = devices.interests + commands
    let ready = Poller.wait(for: interests + others, until: deadlines.compactMap(\.self).min())
    if ready[2] { handle(keys.read()) }
    if ready[0] { while let signal = signals.next() { handle(signal: signal) } }
    if ready[1] { for event in voice.events() { handle(event) } }
    if ready[3] { printer.flush(of: panel) }
    for event in keys.giveUpWaiting() { handle(event) }
    for news in devices.advance() where ending == nil { handle(news) }
    for complaint in effects.flatMap({ $0.advance() }) { handle(complaint) }
    advanceScript()
    if printer.isClosed { end(.cannotCreate, "output-closed") }
  }

  private var wantsInput: Bool {
    terminal != nil || (keys.script?.isHungry == true && canAdvance)
  }
}

// Keys and lines.
extension Daemon {
  private func handle(_ arrival: KeySource.Arrival) {
    switch arrival {
    case .events(let events): for event in events where ending == nil { handle(event) }
    case .lines: advanceScript()
    case .end: end(.done, "hangup")
    }
  }

  private func handle(_ event: TerminalEvent) {
    switch event {
    case .press(let press): self.press(press)
    case .interrupt: end(.interrupted, "interrupt")
    case .quit: end(.done, "quit")
    case .suspend: suspend(wholeJob: true)
    case .pointer(let report):
      carryOut(panel.point(report, in: printer.place, at: .now - start))
    case .focusLost: carryOut(panel.cancelPointer())
    case .cursor(let row, let column): printer.noteCursor(row: row, column: column)
    }
  }

  private func handle(_ news: InputDevices.News) {
    switch news {
    case .action(let action): carryOut(panel.perform(action, at: .now - start))
    case .remark(let message): printer.tell(.notice, message, of: panel)
    case .problem(let message): report(message)
    }
  }

  private func press(_ press: KeyPress) {
    carryOut(panel.press(press, at: .now - start))
  }

  private var canAdvance: Bool { ending == nil && pace.isFree }

  /// Carries out lines until one has to wait.
  private func advanceScript() {
    pace.advance(isSilent: voice.isSilent, at: .now)
    do {
      while canAdvance, let step = try keys.script?.next() { carryOut(step) }
    } catch {
      fail(.badInput, error.description)
    }
  }

  private func carryOut(_ step: LineStep) {
    switch step {
    case .press(let press): self.press(press)
    case .interrupt: end(.interrupted, "interrupt")
    case .wait: if !voice.isSilent { pace.waitForSilence() }
    case .sleep(let duration): pace.wait(until: .now + duration)
    case .end where voice.isSilent: end(.done, "end-of-input")
    // Finishes speaking, and then asks the script again.
    case .end: pace.waitForSilence()
    }
  }
}

// Words and news.
extension Daemon {
  /// Words first: nothing may delay them.
  private func carryOut(_ outcome: SessionOutcome) {
    let spoken = outcome.announcements.flatMap { voice.announce($0) }
    if outcome.isFocusMoved { show(.focus) }
    if let change = outcome.change {
      show(.change(change, words: outcome.announcements.first?.text ?? panel.session.texts.value))
    }
    for utterance in spoken { show(utterance) }
    if let change = outcome.change { effects[panel.focus].follow(change, of: panel.slider) }
    if outcome.isLeaving { end(.done, "quit") }
  }

  private func handle(_ event: SpeechEvent) {
    switch event {
    case .finished(let number):
      hasSpoken = true
      for utterance in voice.finished(number) { show(utterance) }
    case .soundLost(let message):
      isEntryLost = isEntryLost || !hasSpoken
      report(message)
    case .soundRestored(let wordsWereLost):
      printer.tell(.notice, "sound is back", of: panel)
      if wordsWereLost {
        carryOut(isEntryLost ? panel.session.sayEntry() : panel.session.sayValue())
      }
      isEntryLost = false
    case .outputFailed(let message): fail(.cannotCreate, message)
    }
  }

  private func show(_ utterance: AnnouncementQueue.Utterance) {
    show(.speech(utterance.text, interrupted: utterance.interrupts))
  }

  private func handle(_ complaint: ChangeEffects.Complaint) {
    if complaint.isFailedChange { carryOut(panel.session.sayFailure()) }
    report(complaint.message)
  }

  private func show(_ news: News) { printer.show(news, of: panel) }

  private func report(_ message: String) { printer.report(message, of: panel) }

  private func fail(_ status: ExitStatus, _ message: String) {
    printer.reportEnd(message, of: panel)
    end(status, "error")
  }
}

// Signals and the end.
extension Daemon {
  private func handle(signal: CInt) {
    switch signal {
    case SIGTERM: end(.done, "terminate")
    case SIGINT: end(.interrupted, "interrupt")
    case SIGHUP: end(.done, "hangup")
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
  private func suspend(wholeJob: Bool) {
    carryOut(panel.cancelPointer())
    voice.stop()
    leaveTerminal(.paused)
    wasSuspended = true
    devices.suspend()
    SignalSource.suspend(wholeJob: wholeJob)
    for news in devices.resume() { handle(news) }
    resume()
    carryOut(panel.session.sayValue())
  }

  private func resume() {
    terminal?.begin()
    resize()
  }

  private func resize() {
    let columns = TerminalStyle.columns(of: STDOUT_FILENO)
    show(.resized(columns: columns, rows: TerminalStyle.rows(of: STDOUT_FILENO)))
  }

  private func end(_ status: ExitStatus, _ reason: String) {
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

  private func finish() -> ExitStatus {
    carryOut(panel.cancelPointer())
    voice.close()
    let deadline = ContinuousClock.now + (isHurried ? .milliseconds(100) : .seconds(2))
    for complaint in effects.flatMap({ $0.finish(until: deadline) }) {
      printer.reportEnd(complaint.message, .warning, of: panel)
    }
    for case .outputFailed(let message) in voice.events() where ending?.status == .done {
      ending = nil
      fail(.cannotCreate, message)
    }
    let patience = isHurried ? Duration.milliseconds(50) : .seconds(2)
    leaveTerminal(.end(reason: ending?.reason ?? ""), within: patience)
    return ending?.status ?? .done
  }
}
