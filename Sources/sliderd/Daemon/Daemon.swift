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
  var panel: Panel
  var voice: VoiceQueue
  private let words: SpokenLanguage
  var printer: Printer
  var keys: KeySource
  let terminal: RawTerminal?
  let devices: InputDevices
  private let signals: SignalSource
  /// What a change does, for each slider.
  let effects: [ChangeEffects]
  private let remarks: [String]
  let start = ContinuousClock.now
  var ending: Ending?
  var pace = LinePace()
  /// Whether the words of entry were never heard, as there was no sound from the beginning.
  var isEntryLost = false
  var hasSpoken = false
  /// Whether a SIGCONT is the end of a pause that is known already.
  var wasSuspended = false

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
