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
  var panel: SliderPanel
  var voice: VoiceQueue
  var words: SpokenLanguage
  var speech: SpeechSettings
  /// Gives the settings as the flags and the configuration have them now.
  let readSettings: () throws(Failure) -> Settings
  var printer: Printer
  var keys: KeySource
  let terminal: RawTerminal?
  var devices = InputDevices()
  let controllingTerminal = ControllingTerminal()
  private let signals: SignalSource
  var supervision: Supervision
  private let buses: BusChoice
  private let environment: [String: String]
  /// What other programs see and do.
  lazy var presence = BusPresence(
    buses,
    environment: environment,
    tree: SliderTree(
      panel: { [unowned self] in panel },
      perform: { [unowned self] request, place in perform(request, on: place) }
    )
  )
  /// The configuration that counts, by its path; `nil` if there is none.
  var file: String?
  /// The screen reader that may be there.
  let screenReader: ScreenReaderLink
  /// What a change does, for each slider.
  var effects: [ChangeEffects]
  /// The same of sliders that are gone, until it is done.
  var retiredEffects: [ChangeEffects] = []
  let keepers = StateKeepers()
  /// The configuration that is about to count; `nil` where none was read again.
  var reloading: Reloading?
  let commandOutput: RunningProgram.Output
  private let remarks: [String]
  /// Where the settings stood at the beginning.
  private let standings: [Standing]
  let start = ContinuousClock.now
  var ending: Ending?
  var pace = LinePace()
  /// When there were no more lines.
  var inputEnd: ContinuousClock.Instant?
  /// Whether the words of entry were never heard, as there was no sound from the beginning.
  var isEntryLost = false
  var hasSpoken = false
  /// Whether a SIGCONT is the end of a pause that is known already.
  var wasSuspended = false

  /// Gets everything ready. The settings are read once more when the configuration is to be.
  init(settings: Settings, readSettings: @escaping () throws(Failure) -> Settings) throws {
    environment = ProcessInfo.processInfo.environment
    (buses, file) = (settings.channels.bus, settings.file)
    supervision = Supervision(environment: environment)
    let input = settings.inputs.standard
    let output = settings.channels.output.resolved(
      isTerminal: isatty(STDOUT_FILENO) == 1,
      terminalType: environment["TERM"]
    )
    signals = SignalSource([SIGTERM, SIGINT, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT])
    self.readSettings = readSettings
    let readings = try keepers.readings(for: settings.sliders)
    devices = try devices.following(settings.inputs.devices)
    voice = try VoiceQueue(speech: settings.speech, destination: settings.channels.audio)
    words = SpokenLanguage(speech: settings.speech, voiceLanguage: voice.language)
    speech = settings.speech
    standings = Standing.all(of: settings.sliders)
    let phrases = words.phrases(settings.speech.verbosity)
    panel = SliderPanel(
      zip(settings.sliders, zip(readings, standings)).map { setting, known in
        let slider = setting.slider(leftAt: known.0.state, standing: known.1)
        return SliderControl(slider, phrases: phrases, keys: .sliderd(for: slider))
      }
    )
    commandOutput = output.commandOutput
    effects = zip(settings.sliders, readings).map { [commandOutput] setting, reading in
      ChangeEffects(setting.effects, keeper: reading.keeper, output: commandOutput)
    }
    remarks = readings.remarks + settings.inputs.remarks(user: geteuid())
    let modes = settings.channels.modes(input: input, output: output, environment: environment)
    printer = Printer(
      display: output.display(modes: modes, environment: environment),
      logLevel: settings.channels.logLevel
    )
    screenReader = ScreenReaderLink(
      settings.channels.screenReader,
      takesFocus: input == nil,
      environment: environment
    )
    keys = input == .lines ? .lines : .terminal
    let farewell = TerminalDisplay.farewell(modes)
    terminal =
      input == .terminal ? RawTerminal(descriptor: STDIN_FILENO, farewell: farewell) : nil
  }

  /// Runs until the user, the input or a signal ends it.
  func run() -> ExitStatus {
    terminal?.begin()
    tuneVoice()
    let entry = panel.takeFocus()
    screenReader.begin(showing: panel)
    screenReader.settle()
    followReading()
    show(.ready)
    if screenReader.hasFocus { screenReader.noteOwnWords() } else { carryOut(entry) }
    for remark in [words.remark].compactMap(\.self) + remarks {
      printer.tell(.notice, remark, of: panel)
    }
    tell(standings)
    for news in devices.absences(since: InputDevices()) { handle(.device(news)) }
    advanceScript()
    tellReady()
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
    let effects = effects + retiredEffects
    let programs = effects.flatMap(\.interests) + (reloading?.inquiry.interests ?? [])
    let deadlines =
      [keys.deadline, pace.deadline, devices.deadline, supervision.deadline, presence.deadline]
      + [screenReader.deadline, reloading?.inquiry.deadline, commandDeadline]
      + effects.map(\.deadline)
    let others = devices.interests + programs + presence.interests + screenReader.interests
    let ready = Poller.wait(for: interests + others, until: deadlines.compactMap(\.self).min())
    if ready[2] { handle(keys.read()) }
    if ready[0] { while let signal = signals.next() { handle(signal: signal) } }
    if ready[1] { for event in voice.events() { handle(event) } }
    if ready[3] { printer.flush(of: panel) }
    supervision.giveSignOfLife(at: .now)
    for event in keys.giveUpWaiting() { handle(event) }
    if ending == nil { advanceReload() }
    for news in devices.advance() where ending == nil { handle(news) }
    for (place, effect) in effects.enumerated() {
      for complaint in effect.advance() { handle(complaint, of: place) }
    }
    retiredEffects.removeAll(where: \.isIdle)
    advanceScript()
    for remark in presence.advance() { printer.tell(remark.level, remark.message, of: panel) }
    followScreenReader()
    if let failure = printer.failure { endOutput(failure) }
  }

  private var wantsInput: Bool {
    terminal != nil || (keys.script?.isHungry == true && canAdvance)
  }
}
