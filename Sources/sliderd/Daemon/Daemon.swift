// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import Glibc
import Logging
import StepSlider
import StepSliderEvdev
import StepSliderSpeech
import StepSliderTerminal

/// The daemon, which connects the sources of the loop. It passes their events to the sliders, and
/// the sliders' responses to the voice, the terminal, commands, files and buses.
///
/// Values make the decisions. One loop on one thread waits for everything; with nothing to do it
/// sleeps.
final class Daemon {
  let loop: EventLoop
  var panel: SliderPanel {
    didSet { numberEnd.deadline = panel.deadline.map { start + $0 } }
  }
  let voice: OwnVoice
  /// The link to a screen reader, if there is one.
  let screenReader: ScreenReaderLink
  let printer: Printer
  let input: StandardInput
  let devices: InputDevices
  /// The effects of changes other than speech and output.
  let effects: PanelEffects
  /// What the listener has set with keys, kept for the next start.
  let preferences: PreferencesKeeper
  let reloads: SettingsReload
  /// The sliders on D-Bus, for other programs.
  let presence: BusPresence
  let supervision: Supervision
  let outside: any Outside
  /// When a number that is being typed is complete.
  private let numberEnd: Alarm
  private let start: ContinuousClock.Instant
  /// What is told when the sliders can be used.
  private let startMessages: StartMessages
  /// What a listener was told about sliders that began.
  var toldNotices: Set<SliderNotice> = []
  var ending: Ending?

  /// Sets everything up.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - outside: The system, or a simulated one.
  ///   - readSettings: Reads the settings again from the flags and the configuration.
  /// - Returns: The daemon, ready to run.
  /// - Throws: A failure if something that the settings name can't be used.
  static func started(
    _ settings: Settings,
    in outside: any Outside,
    readSettings: @escaping () throws(Failure) -> Settings
  ) throws(Failure) -> Daemon {
    let channels = Channels(settings.channels, reading: settings.inputs.standard, of: outside)
    let signals = outside.signals()
    let supervision = Supervision(by: outside)
    let devices = InputDevices(by: outside.devices, clock: outside.clock)
    let effects = outside.effects(writingTo: channels.commandOutput)
    let readings = try effects.readings(of: settings.sliders.map(\.effects.file))
    devices.follow(try devices.open(settings.inputs.devices))
    let voice = try OwnVoice(settings.speech, channels: settings.audioChannels, of: outside)
    let starts = outside.starts(of: settings.sliders, showingErrors: channels.logsPrograms)
    let sliders = StartedSliders(settings.sliders, readings, starts)
    let preferences = outside.preferences(settings.preferences)
    let unreadable = preferences.read()
    voice.preferences = preferences.used
    let hasKeyboard = settings.inputs.standard != nil || devices.hasKeyboard
    let controls = sliders.controls(of: voice, hasKeyboard: hasKeyboard)
    let warnings = settings.inputs.warnings(isRoot: outside.isRoot)
    let daemon = Daemon(
      in: outside,
      through: channels,
      panel: SliderPanel(controls, label: settings.label),
      voice: voice,
      devices: devices,
      effects: effects,
      preferences: preferences,
      reloads: outside.reloads(of: settings.file, channels.commandOutput, readSettings),
      supervision: supervision,
      startMessages: StartMessages(sliders: sliders, warnings: warnings, unreadable: unreadable)
    )
    effects.begin(daemon.panel.sliders, doing: sliders.effects)
    daemon.follow(signals)
    return daemon
  }

  private init(
    in outside: any Outside,
    through channels: Channels,
    panel: SliderPanel,
    voice: OwnVoice,
    devices: InputDevices,
    effects: PanelEffects,
    preferences: PreferencesKeeper,
    reloads: SettingsReload,
    supervision: Supervision,
    startMessages: StartMessages
  ) {
    (self.outside, self.panel, self.voice, self.devices) = (outside, panel, voice, devices)
    (self.effects, self.reloads, self.supervision) = (effects, reloads, supervision)
    (self.preferences, self.startMessages) = (preferences, startMessages)
    (loop, start) = (EventLoop(clock: outside.clock), outside.clock.now)
    let numberEnd = Alarm()
    self.numberEnd = numberEnd
    printer = channels.printer
    screenReader = channels.screenReader
    presence = channels.presence
    input = StandardInput(
      channels.input,
      of: outside,
      marksPastes: channels.marksPastes,
      farewell: channels.farewell,
      isSilent: { [voice, screenReader] in
        voice.isSilent && screenReader.isSilent && numberEnd.deadline == nil
      },
      areCommandsRunning: { [effects] in effects.areRunning }
    )
  }

  /// The time since the start.
  var time: Duration { loop.clock.now - start }

  func end(_ status: ExitStatus, _ reason: String) {
    if ending == nil { ending = Ending(status: status, reason: reason) }
  }
}

// The sources of the loop. Keys take precedence over anything else that is due. Words that waited
// begin after everything that may make them outdated.
extension Daemon {
  private func follow(_ signals: any EventSource<CInt>) {
    if let keys = input.keys { add(keys) { $0.handle($1) } }
    add(numberEnd) { daemon, _ in daemon.answer(daemon.panel.settle(at: daemon.time)) }
    loop.add(signals) { [unowned self] in handle(signal: $0) }
    loop.add(printer) { [unowned self] in handle($0) }
    loop.add(supervision)
    add(reloads) { $0.follow($1) }
    add(devices) { $0.handle($1) }
    loop.add(effects) { [unowned self] in handle($0) }
    loop.add(preferences) { [unowned self] in warn($0) }
    add(input.end) { daemon, _ in daemon.end(.done, "end-of-input") }
    presence.serve(tree)
    loop.add(presence) { [unowned self] in tell($0) }
    loop.add(voice) { [unowned self] in handle($0) }
    add(screenReader) { $0.handle($1) }
  }

  /// Adds a source whose events are ignored once the program is ending.
  private func add<Event>(
    _ source: any EventSource<Event>,
    handler: @escaping (Daemon, Event) -> Void
  ) {
    loop.add(source) { [unowned self] event in if ending == nil { handler(self, event) } }
  }

  /// Runs until the user, the input or a signal ends the program. Returns the exit status.
  ///
  /// - Throws: A failure with status 73 if nothing can be printed any more.
  func run() throws(Failure) -> ExitStatus {
    input.begin()
    tuneVoice()
    let entry = panel.takeFocus()
    findScreenReader()
    show(.ready)
    showHints(of: entry)
    if screenReader.hasFocus { screenReader.noteOwnWords() } else { apply(entry) }
    let messages =
      [voice.language.message].compactMap(\.self) + startMessages.sliders.messages
      + startMessages.warnings
    for message in voice.settings.messages { tell(message) }
    for message in messages { tell(LogMessage(.notice, message)) }
    tellNotices(of: startMessages.sliders)
    tell(startMessages.sliders.starts)
    tellVoice(startMessages)
    for event in devices.takeEvents() { handle(event) }
    tellReady()
    loop.run { ending == nil }
    let status = finish()
    if let failure = ending?.failure { throw failure }
    return status
  }
}

// Keys, lines and devices.
extension Daemon {
  func handle(_ event: TerminalEvent) {
    switch event {
    case .press(let press):
      screenReader.noteTyped(press.key)
      followReading()
      answer(panel.press(press, at: time), isHeld: press.isRepeat)
    case .release: releaseKey()
    case .paste: answer(voice.language.program.pasteIgnored, isHeld: false)
    case .interrupt: end(.interrupted, "interrupt")
    case .quit: end(.done, "quit")
    case .suspend: suspend(wholeJob: true)
    case .pointer(let report): answer(panel.point(report, in: printer.pointerFrame, at: time))
    case .focusLost:
      screenReader.noteTyped(nil)
      followReading()
      apply(panel.cancelPointer())
    case .cursor(let row, let column): printer.noteCursor(row: row, column: column)
    case .hangup: end(.done, "hangup")
    case .endOfInput(let time): input.end.begin(at: time)
    case .mistake(let error): fail(.badInput, error.description)
    }
  }

  func handle(_ event: InputDevices.Event) {
    switch event {
    case .action(.release): releaseKey()
    case .action(let action):
      let response = panel.perform(action, at: time)
      answer(response, isHeld: action.isRepeat, notches: action.notches)
    case .device(let device):
      followKeyboards()
      tell(device.words(voice.language.program), about: .device(path: device.path))
      printer.tell(device.level, device.message, of: panel)
      show(.device(device))
    case .message(let message): tell(LogMessage(.notice, message))
    case .warning(let message): warn(message)
    }
  }

  /// Tells the sliders whether the user has the keys of the table.
  private func followKeyboards() {
    let hasKeyboard = input.keys != nil || devices.hasKeyboard
    panel.changeEach { $0.hasKeyboard = hasKeyboard }
  }

  /// Applies the response to what the user did, and prints answers other than the change.
  func answer(_ response: SliderResponse, isHeld: Bool = false, notches: Int = 0) {
    apply(response, isHeld: isHeld, notches: notches)
    guard response.focus == nil else { return }
    // The first words about a change are printed with it.
    let words = response.change == nil ? response.words[...] : response.words.dropFirst()
    for words in words { show(.answer(words.text)) }
  }

  /// Completes the numbers that are being typed, because the user leaves for now.
  func completeNumbers() {
    while panel.deadline != nil { answer(panel.settle()) }
  }
}

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
    voice.channel.stop()
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
    voice.channel.stop()
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

/// The reason the program ends.
struct Ending {
  let status: ExitStatus
  let reason: String
  /// What ended it and isn't told yet; the program tells it as it tells what prevents a start.
  var failure: Failure?
}
