// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import Glibc
import Logging
import StepSlider
import StepSliderSpeech
import StepSliderTerminal

/// The daemon, which connects the sources of the loop. It passes their events to the sliders, and
/// the sliders' responses to the voice, the terminal, commands, files and buses.
///
/// Values make the decisions. One loop on one thread waits for everything; with nothing to do it
/// sleeps.
final class Daemon {
  let loop: EventLoop
  var panel: SliderPanel
  let voice: OwnVoice
  /// The link to a screen reader, if there is one.
  let screenReader: ScreenReaderLink
  let printer: Printer
  let input: StandardInput
  let devices: InputDevices
  /// The effects of changes other than speech and output.
  let effects: PanelEffects
  let reloads: SettingsReload
  /// The sliders on D-Bus, for other programs.
  let presence: BusPresence
  let supervision: Supervision
  private let start: ContinuousClock.Instant
  var ending: Ending?

  /// Sets everything up, and runs until the user, the input or a signal ends the program.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - clock: The source of the time.
  ///   - readSettings: Reads the settings again from the flags and the configuration.
  /// - Returns: The exit status.
  /// - Throws: A failure if something that the settings name can't be used.
  static func run(
    _ settings: Settings,
    clock: any EventClock = SystemClock(),
    readSettings: @escaping () throws(Failure) -> Settings
  ) throws(Failure) -> ExitStatus {
    let loop = EventLoop(clock: clock)
    let outside = Outside(of: settings.channels, reading: settings.inputs.standard)
    let signals = SignalSource([SIGTERM, SIGINT, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT])
    let supervision = Supervision(environment: outside.environment, clock: loop.clock)
    let devices = InputDevices(clock: loop.clock)
    let effects = PanelEffects(output: outside.commandOutput, clock: loop.clock)
    let readings = try effects.readings(of: settings.sliders.map(\.effects.file))
    devices.follow(try devices.open(settings.inputs.devices))
    let voice = try OwnVoice(settings.speech, destination: settings.channels.audio)
    let stops = InitialStopQuery.answers(for: settings.sliders, clock: loop.clock)
    let sliders = StartedSliders(settings.sliders, readings, stops)
    let daemon = Daemon(
      loop,
      panel: SliderPanel(sliders.controls(phrases: voice.phrases)),
      voice: voice,
      outside: outside,
      devices: devices,
      effects: effects,
      reloads: SettingsReload(of: settings.file, clock: loop.clock, read: readSettings),
      supervision: supervision
    )
    effects.serve(
      daemon.panel.sliders,
      doing: sliders.effects,
      origins: sliders.effects.map { _ in nil }
    )
    daemon.follow(signals)
    return daemon.run(telling: sliders, settings.inputs.warnings(user: geteuid()))
  }

  private init(
    _ loop: EventLoop,
    panel: SliderPanel,
    voice: OwnVoice,
    outside: Outside,
    devices: InputDevices,
    effects: PanelEffects,
    reloads: SettingsReload,
    supervision: Supervision
  ) {
    (self.loop, self.panel, self.voice, self.devices) = (loop, panel, voice, devices)
    (self.effects, self.reloads, self.supervision) = (effects, reloads, supervision)
    let clock = loop.clock
    start = clock.now
    printer = outside.printer(clock: clock)
    screenReader = outside.screenReader(clock: clock)
    presence = outside.presence(clock: clock)
    input = StandardInput(
      outside.input,
      of: outside.controllingTerminal,
      farewell: outside.farewell,
      clock: clock,
      isSilent: { [voice, screenReader] in voice.isSilent && screenReader.isSilent },
      areCommandsRunning: { [effects] in effects.areRunning }
    )
  }

  /// The time since the start.
  var time: Duration { loop.clock.now - start }

  func end(_ status: ExitStatus, _ reason: String) {
    if ending == nil { ending = Ending(status: status, reason: reason) }
  }
}

// The sources of the loop. Keys take precedence over anything else that is due.
extension Daemon {
  private func follow(_ signals: SignalSource) {
    if let keys = input.keys { add(keys) { $0.handle($1) } }
    loop.add(signals) { [unowned self] in handle(signal: $0) }
    loop.add(voice) { [unowned self] in handle($0) }
    loop.add(printer) { [unowned self] in handle($0) }
    loop.add(supervision)
    add(reloads) { $0.follow($1) }
    add(devices) { $0.handle($1) }
    loop.add(effects) { [unowned self] in handle($0) }
    add(input.end) { daemon, _ in daemon.end(.done, "end-of-input") }
    presence.serve(tree)
    loop.add(presence) { [unowned self] in tell($0) }
    add(screenReader) { $0.handle($1) }
  }

  /// Adds a source whose events are ignored once the program is ending.
  private func add<Event>(
    _ source: any EventSource<Event>,
    handler: @escaping (Daemon, Event) -> Void
  ) {
    loop.add(source) { [unowned self] event in if ending == nil { handler(self, event) } }
  }

  private func run(telling sliders: StartedSliders, _ warnings: [String]) -> ExitStatus {
    input.begin()
    tuneVoice()
    let entry = panel.takeFocus()
    screenReader.begin { [unowned self] in panel }
    screenReader.settle()
    followReading()
    show(.ready)
    if screenReader.hasFocus { screenReader.noteOwnWords() } else { apply(entry) }
    let messages = [voice.language.message].compactMap(\.self) + sliders.messages + warnings
    for message in messages { tell(LogMessage(.notice, message)) }
    tell(sliders.stops)
    for event in devices.takeEvents() { handle(event) }
    tellReady()
    loop.run { ending == nil }
    return finish()
  }
}
