// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSlider
import StepSliderEvdev
import StepSliderTerminal

// What is done to sliderd and to the world around it.
extension World {
  private static let (firstRepeat, nextRepeat): (Duration, Duration) = (
    .milliseconds(500), .milliseconds(33)
  )

  func perform(_ action: Action) {
    note(.action(action))
    if action.pauses { pausingUntil = clock.time + .seconds(1) }
    switch action {
    case .keys(let keys): for key in keys { type(key) }
    case .hold(let key, let duration): hold(.key(key), for: duration)
    case .paste(let text): type("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    case .bytes(let bytes): type(bytes)
    case .mouse(let action): perform(action)
    case .line(let text): type("\(text)\n".utf8)
    case .endOfInput: process?.own.close()
    case .knob(let action): perform(action)
    case .terminal(let action): perform(action)
    case .signal(let signal): process?.send(signal.number)
    case .killed: kill()
    case .startedAgain: wantStart()
    case .machineSleeps(let duration):
      clock.sleep(duration)
      pausingUntil += duration
      (screenReaderChange, waking) = (clock.time, clock.time)
    case .service(.soundServer, let action): sound.server = action.state
    case .soundIsLate(let lateness): sound.lateness = lateness
    case .voice(.late(let lateness)): sound.voiceLateness = lateness
    case .voice(.disappears): sound.hasVoice = false
    case .voice(.comesBack): sound.hasVoice = true
    case .dispatcher(let behavior): dispatcher.behavior = behavior
    case .disk(let action): perform(action)
    case .voiceSettingsBecome(let text): disk.setPreferences(text)
    case .programs(let action): perform(action)
    case .configuration(.becomes(let text)): configuration = text
    case .configuration(.removed): configuration = nil
    case .calm: calmDown()
    case .service(.sessionBus, let action): performOnSessionBus(action)
    case .service(.accessibilityBus, let action): performOnAccessibilityBus(action)
    case .registryRestarts:
      performOnAccessibilityBus(.dies)
      performOnAccessibilityBus(.comesBack)
    case .registryHangs: desktop.restartRegistry()
    case .screenReader(let action): perform(action)
    case .window(let action): perform(action)
    case .client(let action): perform(action)
    }
  }

  /// Ends all faults.
  private func calmDown() {
    (sound.server, sound.hasVoice) = (.running, true)
    (sound.lateness, sound.voiceLateness, answerLateness) = (.zero, .zero, .zero)
    if start.hasDispatcher { dispatcher.behavior = .works }
    disk.duration = .milliseconds(2)
    disk.become(.well)
    programs = ProgramConditions(output: programs.output)
    process?.shown.readAgain()
    if !knob.isThere, start.hasKnob { knob.plugIn() }
    if process?.isStopped == true { process?.send(SIGCONT) }
    performOnSessionBus(.comesBack)
    performOnAccessibilityBus(.comesBack)
    desktop.registry?.program.isHanging = false
    perform(ScreenReaderAction.answersLate(.zero))
    let isWell = SimulatedReaderService.Behavior.well.contains(readerService.behavior)
    if readerService.behavior != .isGone, !isWell { readerService.behavior = .works }
    wantStart()
  }
}

// The terminal.
extension World {
  /// Types something; a shell gets it unless sliderd has the terminal.
  private func type(_ bytes: some Sequence<UInt8>) {
    guard let process, !process.isStopped else { return }
    process.own.type(bytes)
  }

  private func type(_ key: Keystroke, _ kind: KeyEventKind = .press) {
    if start.readsLines {
      if kind != .release { type("\(key)\n".utf8) }
    } else {
      let tellsEvents = process?.shown.shown.tellsKeyEvents == true
      type(tellsEvents ? key.sequence(kind).utf8 : kind == .release ? "".utf8 : key.bytes.utf8)
    }
  }

  private func hold(_ key: Keystroke, for duration: Duration) {
    repeatAction(for: duration) { [unowned self] in type(key, $0) }
  }

  /// Does what a key that is held for a time does: a press, its repeats and its release.
  private func repeatAction(for duration: Duration, act: @escaping (KeyEventKind) -> Void) {
    act(.press)
    var time = Self.firstRepeat
    while time <= duration {
      agenda.after(time) { act(.repeat) }
      time += Self.nextRepeat
    }
    agenda.after(duration) { act(.release) }
  }

  private func perform(_ action: TerminalAction) {
    if case .answersLate(let lateness) = action { answerLateness = lateness }
    guard let process else { return }
    switch action {
    case .resized(let columns, let rows):
      process.shown.resize(columns: columns, rows: rows)
      process.send(SIGWINCH)
    case .closes:
      process.own.close()
      process.shown.close()
      process.send(SIGHUP)
    case .stopsReading: process.shown.stopReading()
    case .readsAgain: process.shown.readAgain()
    case .losesFocus: type("\u{1B}[O".utf8)
    case .answersLate: break
    }
  }

  private func perform(_ action: MouseAction) {
    switch action {
    case .click(let place):
      report(0, at: place)
      report(0, at: place, isRelease: true)
    case .drag(let first, let last):
      report(0, at: first)
      for step in 1...10 {
        agenda.after(.milliseconds(16 * step)) { [unowned self] in
          report(32, at: first + (last - first) * step / 10)
          if step == 10 { report(0, at: last, isRelease: true) }
        }
      }
    case .wheelUp: report(64, at: 50)
    case .wheelDown: report(65, at: 50)
    case .press(let place): report(0, at: place)
    case .move(let place): report(32, at: place)
    case .release: report(0, at: 50, isRelease: true)
    }
  }

  /// Reports the mouse at a percentage of the track, or of the terminal's width if there is none,
  /// in the row of the slider with the focus.
  private func report(_ code: Int, at place: Int, isRelease: Bool = false) {
    guard let process, process.shown.shown.hasMouse else { return }
    let screen = process.shown
    let column =
      screen.shown.column(of: place) ?? max(1, 1 + place * (screen.style.columns - 1) / 100)
    type("\u{1B}[<\(code);\(column);\(screen.row)\(isRelease ? "m" : "M")".utf8)
  }
}

// Devices, disk and programs.
extension World {
  private func perform(_ action: KnobAction) {
    let report = EvdevEvent(type: 0, code: 0, value: 0)
    switch action {
    case .turns(let clicks):
      let step = EvdevEvent(type: 2, code: 7, value: clicks < 0 ? -1 : 1)
      knob.send((0..<abs(clicks)).flatMap { _ in [step, report] })
    case .presses(let name): sendKey(name, [1, 0])
    case .holds(let name): sendKey(name, [1])
    case .releases(let name): sendKey(name, [0])
    case .holdsFor(let name, let duration):
      repeatAction(for: duration) { [unowned self] in sendKey(name, [$0.value]) }
    case .unplugged: knob.unplug()
    case .pluggedIn: knob.plugIn()
    case .losesEvents: knob.send([EvdevEvent(type: 0, code: 3, value: 0), report])
    }
  }

  private func sendKey(_ name: String, _ values: [Int32]) {
    guard let code = EvdevCode(name: "KEY_\(name.uppercased())") else { return }
    let report = EvdevEvent(type: 0, code: 0, value: 0)
    knob.send(values.flatMap { [EvdevEvent(type: 1, code: code.number, value: $0), report] })
  }

  private func perform(_ action: DiskAction) {
    switch action {
    case .takes(let duration): disk.duration = duration
    case .full: disk.become(.full)
    case .readOnly: disk.become(.readOnly)
    case .hangs: disk.become(.hanging)
    case .well: disk.become(.well)
    }
  }

  private func perform(_ action: ProgramsAction) {
    switch action {
    case .succeed: (programs.ending, programs.areMissing) = (.succeeds, false)
    case .fail: programs.ending = .fails
    case .hang: programs.ending = .hangs
    case .die: programs.ending = .dies
    case .missing: programs.areMissing = true
    case .take(let duration): programs.duration = duration
    case .print(let text): programs.output = text
    }
  }
}

extension Action {
  /// Whether this suspends sliderd.
  fileprivate var pauses: Bool {
    switch self {
    case .signal(.tstp): true
    case .keys(let keys): keys.contains(.ctrlZ)
    case .bytes(let bytes): bytes.contains(26)
    default: false
    }
  }
}

extension Signal {
  fileprivate var number: CInt {
    switch self {
    case .term: SIGTERM
    case .int: SIGINT
    case .hup: SIGHUP
    case .tstp: SIGTSTP
    case .cont: SIGCONT
    case .winch: SIGWINCH
    }
  }
}

extension ServiceAction {
  var state: ServiceState {
    switch self {
    case .dies: .dead
    case .hangs: .hanging
    case .comesBack: .running
    }
  }
}
