// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import Logging
import StepSlider
import StepSliderSpeech

/// The daemon: passes events to the sliders, and their responses to voice, terminal, files and
/// buses.
final class Daemon {
  let loop: MainLoop
  var panel: SliderPanel { didSet { numberEnd.deadline = panel.deadline.map { start + $0 } } }
  let voice: OwnVoice
  let screenReader: ScreenReaderLink
  let printer: Printer
  let input: StandardInput
  let devices: InputDevices
  let effects: PanelEffects
  let preferences: PreferencesKeeper
  let reloads: SettingsReload
  let presence: BusPresence
  let supervision: Supervision
  let outside: any Outside
  /// When a number that is being typed is complete.
  private let numberEnd = Alarm()
  private let start: Duration
  private let signals: any EventSource<CInt>
  /// The sliders as they started, and messages about devices and about unusable saved preferences.
  private let began: (sliders: StartedSliders, warnings: [String], unreadable: String?)
  var toldNotices: Set<NoticeSubject> = []
  var ending = Ending()

  /// Fails if something that the settings name can't be used.
  init(
    _ settings: Settings,
    in outside: any Outside,
    readSettings: @escaping () throws(Failure) -> Settings
  ) throws(Failure) {
    let (flags, standardInput) = (settings.flags, settings.inputs.standard)
    let output = outside.output(flags)
    let modes = outside.terminalModes(flags, for: output, reading: standardInput)
    let logs = outside.logsPrograms(flags, with: output)
    self.outside = outside
    signals = outside.signals()
    supervision = Supervision(by: outside)
    devices = InputDevices(by: outside.devices, clock: outside.clock)
    effects = outside.effects(logging: logs)
    let readings = try effects.readings(of: settings.sliders.map(\.effects.file))
    devices.use(try devices.open(settings.inputs.devices))
    voice = try OwnVoice(settings.speech, isStereo: settings.isStereo, of: outside)
    screenReader = ScreenReaderLink(flags, reading: standardInput, in: outside)
    input = StandardInput(standardInput, of: outside, printing: output, modes, running: effects) {
      [voice, screenReader, numberEnd] in
      voice.isSilent && screenReader.isSilent && numberEnd.deadline == nil
    }
    let showsErrors = flags.logsPrograms
    let starts = input.starts(of: settings.sliders, showingErrors: showsErrors, watching: signals)
    let sliders = StartedSliders(settings: settings.sliders, readings: readings, starts: starts)
    preferences = outside.preferences(flags)
    let warning = outside.isRoot ? devices.rootWarning : nil
    began = (sliders, warning.map { [$0] } ?? [], preferences.read())
    voice.preferences = preferences.used
    let hasKeyboard = standardInput != nil || devices.hasKeyboard
    let controls = sliders.controls(of: voice, hasKeyboard: hasKeyboard)
    panel = SliderPanel(controls, label: settings.label)
    panel.namesHelp = true
    reloads = SettingsReload(of: settings.file, in: outside, logging: logs, read: readSettings)
    (loop, start) = (MainLoop(clock: outside.clock), outside.clock.now)
    printer = outside.printer(flags, output.display(on: outside.screen, modes: modes))
    presence = outside.presence(flags)
    effects.serve(panel.sliders, doing: sliders.effects, origins: panel.sliders.map { _ in nil })
    addSources()
  }

  var time: Duration { loop.now - start }

  /// Adds the sources in order of precedence. Words that waited come after all that may outdate
  /// them.
  private func addSources() {
    if let keys = input.keys { add(keys) { $0.handleInput($1) } }
    add(numberEnd) { daemon, _ in daemon.answer(daemon.panel.advance(to: daemon.time)) }
    loop.add(signals) { [unowned self] in handleSignal($0) }
    loop.add(printer) { [unowned self] in handlePrinting($0) }
    loop.add(supervision)
    add(reloads) { $0.finishReload($1) }
    add(devices) { $0.handleDevice($1.event, of: $1.source) }
    loop.add(effects) { [unowned self] in handleEffect($0, of: $1) }
    loop.add(preferences) { [unowned self] in warn($0) }
    add(input.end) { daemon, _ in daemon.end(.done, "end-of-input") }
    presence.serve(tree)
    loop.add(presence) { [unowned self] in log($0, $1) }
    loop.add(voice) { [unowned self] in handleVoice($0) }
    add(screenReader) { $0.handleScreenReader($1) }
  }

  /// Adds a source whose events are ignored once the program is ending.
  private func add<Event>(
    _ source: any EventSource<Event>,
    handler: @escaping (Daemon, Event) -> Void
  ) {
    loop.add(source) { [unowned self] event in if !ending.hasBegun { handler(self, event) } }
  }

  /// Runs until the user, the input or a signal ends it. Fails if nothing can be printed any more.
  func run() throws(Failure) -> ExitStatus {
    input.takeTerminal()
    // Told to end in the background, where it may neither read nor draw.
    guard input.hasTerminal else { return outside.isWaiting(SIGINT) ? .interrupted : .done }
    tuneVoice()
    let entry = panel.takeFocus()
    findScreenReader()
    show(.ready)
    // How to use the slider is printed once, and only for a person.
    let hints = entry.words.dropFirst().map(\.text)
    if outside.screen.isTerminal, !hints.isEmpty { show(.answer(hints.joined(separator: " "))) }
    if screenReader.hasFocus { screenReader.noteOwnWords() } else { apply(entry) }
    announceNotices(of: began.sliders, warnings: began.warnings, unreadable: began.unreadable)
    tellMissingDevices()
    reportReady()
    for event in input.early where !ending.hasBegun { handleInput(event) }
    loop.run { !ending.hasBegun }
    let status = finish()
    if let failure = ending.failure { throw failure }
    return status
  }

  /// Tells what the user should know about sliders that begin, but a listener nothing twice.
  func announceNotices(
    of sliders: StartedSliders,
    warnings: [String] = [],
    unreadable: String? = nil
  ) {
    for message in voice.settings.messages { log(.info, message) }
    let messages = [voice.languageWarning].compactMap(\.self) + sliders.messages + warnings
    for message in messages { log(.notice, message) }
    let phrases = voice.language.program
    for (notice, subject, index) in sliders.notices where toldNotices.insert(subject).inserted {
      announce(phrases.announcement(of: notice), of: index, about: subject)
    }
    announceUnknownStarts(sliders.starts)
    if let unreadable {
      warn(unreadable)
      announce(phrases.notice(\.voiceUnreadable), about: .preferences)
    }
    if sliders.isTooQuiet { announce(phrases.notice(\.tooQuiet), about: .loudness) }
  }
}
