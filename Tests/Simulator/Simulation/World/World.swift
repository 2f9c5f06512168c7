// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
package import StepSlider
import StepSliderTerminal
package import sliderd

/// Everything outside sliderd in a simulated run: people, devices, servers, disk and programs.
package final class World {
  /// How long the world goes on after the last action.
  private static let tail: Duration = .seconds(20)

  package let clock = SimulatedClock()
  let agenda: Agenda
  let desktop: SimulatedDesktop
  let screenReader: SimulatedScreenReader
  let readerService: SimulatedReaderService
  let dispatcher: SimulatedDispatcher
  /// Another program that uses the sliders; `nil` before it first does.
  var client: SimulatedClient?
  /// The window of another program; `nil` before it first is active.
  var window: SimulatedWindow?
  package let start: Start
  private let script: Script
  private let launch: Launch
  private let laws: Laws
  package private(set) var records: [Record] = []
  /// The number of times that sliderd was started.
  private(set) var startCount = 0
  /// The current process; `nil` while sliderd doesn't run.
  private(set) var process: SimulatedProcess?
  /// Since when sliderd has read keys; `nil` while it doesn't.
  private var listeningSince: Duration?
  /// Until when sliderd may be busy leaving the terminal, because it is being suspended.
  var pausingUntil: Duration = .zero
  /// Whether the last process left a terminal that tells a shell the kinds of key events.
  private(set) var leavesKeyEvents = false
  private var isStartWanted = true
  private var isOver = false

  var sound = SoundConditions() {
    didSet { if sound.server != oldValue.server { process?.voice?.serverChanged() } }
  }
  private(set) lazy var disk = SimulatedDisk(of: self)
  let knob: SimulatedKnob
  /// When a screen reader or its bus last changed.
  var screenReaderChange: Duration = .zero
  /// When the machine last woke up.
  var waking: Duration = .zero
  /// Whether the user has started a screen reader.
  var isScreenReaderWanted = false
  var programs = ProgramConditions()
  var programCount = 0
  /// How many runs of each program have not ended.
  var runningPrograms: [String: Int] = [:]
  /// The most saves of one position that have waited for the disk.
  var mostWaitingSaves = 0
  /// How much longer than usual the terminal takes to answer where its cursor is.
  var answerLateness: Duration = .zero
  var configuration: String?

  package init(_ script: Script, launch: Launch, laws: Laws) {
    (self.script, self.launch, self.laws) = (script, launch, laws)
    start = script.start
    agenda = Agenda(clock: clock)
    desktop = SimulatedDesktop(
      agenda,
      accessibility: start.hasScreenReader ? .running : .onDemand
    )
    screenReader = SimulatedScreenReader(on: desktop.accessibility)
    readerService = SimulatedReaderService(on: desktop.session)
    dispatcher = SimulatedDispatcher(start.hasDispatcher ? .works : .isGone)
    clock.agenda = agenda
    configuration = start.configuration
    knob = SimulatedKnob(isThere: start.hasKnob, hasArrowKeys: start.knobIsKeyboard)
    clock.onRest = { [unowned self] in rest() }
    clock.onSpin = { [unowned self] in noteSpin() }
    screenReader.onSpeech = { [unowned self] in note(.screenReaderSaid($0.text)) }
    readerService.onInterruption = { [unowned self] in note(.screenReaderInterrupted) }
    if start.hasScreenReader { try? screenReader.start() }
  }

  /// The environment of a process in the world.
  package static let environment = [
    "HOME": "/home/user", "LANG": "en_GB.UTF-8", "TERM": "xterm-256color", "PATH": "/usr/bin",
  ]

  /// The sliders of the running sliderd.
  package var panel: SliderPanel? { launch.panel }

  /// The indices of their stops when everything last waited.
  private(set) var indices: [Int] = []
  /// Whether anything has happened since everything last waited.
  private(set) var hasNews = false

  /// Whether sliderd reads keys at the moment.
  package var isListening: Bool {
    panel != nil && !launch.isEnding && process?.isStopped == false && process?.isKilled == false
  }

  /// Whether sliderd is about to end.
  var isEnding: Bool { launch.isEnding }

  /// How long sliderd may look for a screen reader and wait for an answer of the terminal before it
  /// reads keys.
  private static let beginning: Duration = .milliseconds(750)

  /// Whether sliderd reads keys, and has had time to begin.
  package var isAwake: Bool {
    guard isListening, clock.time > pausingUntil, let listeningSince else { return false }
    return clock.time >= listeningSince + Self.beginning
  }

  /// Runs the script to its end.
  package func run() {
    schedule(script.lines[...])
    agenda.after(script.duration + Self.tail) { [unowned self] in finish() }
    repeat {
      isStartWanted = false
      live()
      while !isStartWanted, !isOver, clock.happen() {}
    } while isStartWanted && !isOver
    // What would still happen keeps the world alive.
    agenda.clear()
    disk.forgetStalled()
  }

  /// Schedules the next actions of a script, those of one time together.
  private func schedule(_ lines: ArraySlice<ScriptLine>) {
    guard let time = lines.lazy.compactMap(\.time).first else { return }
    let due = lines.prefix { ($0.time ?? time) == time }
    agenda.after(time - agenda.time) { [unowned self] in
      for action in due.compactMap(\.action) { perform(action) }
      schedule(lines[due.endIndex...])
    }
  }

  private func rest() {
    guard !isOver else { return }
    listeningSince = isListening ? listeningSince ?? clock.time : nil
    look()
    laws.rest(in: self)
    hasNews = false
    process?.own.forgetReading()
    knob.wasRead = false
  }

  private func look() {
    let controls = panel?.controls ?? []
    let last = indices
    indices = controls.indices.map { controls[$0].slider.index }
    hasNews = hasNews || hasReadInput || indices != last
  }

  private func noteSpin() { laws.noteSpin(in: self) }

  /// Records something that happened.
  package func note(_ event: Record.Event) {
    let record = Record(time: clock.time, event: event)
    records.append(record)
    hasNews = true
    laws.follow(record, in: self)
  }

  /// Ends the run, because a law is broken.
  func stop() { finish() }

  /// Asks for a start of sliderd if it doesn't run, or is about to end.
  func wantStart() {
    if process == nil || process?.isKilled == true || isEnding { isStartWanted = true }
  }

  /// Ends sliderd as SIGKILL or a power failure does.
  func kill() { process?.kill() }

  private func live() {
    startCount += 1
    listeningSince = nil
    let environment = Self.environment.merging(desktop.environment) { $1 }
    let process = SimulatedProcess(in: self, environment: environment)
    self.process = process
    disk.forgetPaths()
    note(.started)
    let code = launch.run(in: process) { [unowned self] in configuration }
    leavesKeyEvents = process.shown.isRead && process.shown.shown.tellsKeyEvents
    self.process = nil
    if !process.isKilled { note(.ended(code: Int(code))) }
  }

  private func finish() {
    isOver = true
    kill()
  }
}
