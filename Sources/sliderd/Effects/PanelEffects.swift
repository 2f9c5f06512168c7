// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider

/// The effects of all sliders in a panel, and of removed sliders until theirs are complete. The
/// loop has only those with something to do, so many sliders at rest take no time.
final class PanelEffects: EventSource {
  /// An event of the slider at an index; the index is `nil` for a removed slider.
  typealias Event = (effect: ChangeEffects.Event, index: Int?)
  /// The effects of one slider, and the file that keeps its position.
  typealias Part = (plan: ChangeEffects.Plan, file: (any KeptFile)?)
  /// A file that keeps a position, the position, and a message for the user. All are `nil` if no
  /// position is kept.
  typealias Reading = (file: (any KeptFile)?, state: SliderState?, message: String?)

  private let loop: MainLoop
  /// Whether what commands print is logged.
  private let logs: Bool
  private let programs: any Programs
  private let disk: Disk
  /// The files of positions, by their paths. Each is opened once, and released after its last save.
  private var files: [String: () -> (any KeptFile)?] = [:]
  private(set) var effects: [ChangeEffects] = []
  private var retired: [ChangeEffects] = []
  private var events: [Event] = []
  private var busy: [ChangeEffects] = []
  /// The settings of sliderd's own voice that sliders control, by the index of the slider.
  private(set) var speechControls: [Int: SpeechControl] = [:]

  init(logging logs: Bool, of programs: any Programs, on disk: Disk, clock: any EventClock) {
    (self.logs, self.programs, self.disk) = (logs, programs, disk)
    loop = MainLoop(clock: clock)
  }

  var interests: [DescriptorInterest] { loop.interests }
  var deadline: Duration? { loop.deadline }

  func advance(_ wakeup: Wakeup) -> [Event] {
    loop.advance(wakeup)
    for effect in busy where effect.isIdle { loop.remove(effect) }
    busy.removeAll(where: \.isIdle)
    defer { events = [] }
    return events
  }

  var areRunning: Bool { busy.contains { $0.isRunning && !$0.isRetired } }

  func slider(controlling control: SpeechControl) -> Int? {
    speechControls.filter { $0.value == control }.keys.min()
  }

  func carryOut(_ change: SliderChange, of slider: Slider, at index: Int) {
    effects[index].carryOut(change, of: slider)
    watch(effects[index])
  }

  /// Replaces the sliders. The origin of each is its previous index; `nil` for a new one. One that
  /// comes back to the file of a removed one takes over its effects.
  func serve(_ sliders: [Slider], doing parts: [Part], origins: [Int?]) {
    let staying = Set(origins)
    for index in effects.indices where !staying.contains(index) { retire(effects[index]) }
    effects = sliders.indices.map { index in
      let (part, origin) = (parts[index], origins[index])
      guard let effect = origin.map({ effects[$0] }) ?? takeBack(part.file) else {
        let runner = CommandRunner(part.plan, logging: logs, of: programs, clock: loop.clock)
        return ChangeEffects(of: runner, savingTo: part.file, clock: loop.clock)
      }
      effect.adopt(part.plan, savingTo: part.file, of: sliders[index])
      watch(effect)
      return effect
    }
    let controls = effects.enumerated().map { ($0, $1.plan.speech) }
    speechControls = Dictionary(uniqueKeysWithValues: controls).compactMapValues(\.self)
  }

  /// Lets the loop advance effects until they have nothing more to do.
  private func watch(_ effect: ChangeEffects) {
    guard !effect.isIdle || effect.isRetired, !busy.contains(where: { $0 === effect }) else {
      return
    }
    busy.append(effect)
    loop.add(effect) { [unowned self, unowned effect] event in
      if event == .over {
        retired.removeAll { $0 === effect }
      } else {
        events.append((event, effects.firstIndex { $0 === effect }))
      }
    }
  }

  private func retire(_ effect: ChangeEffects) {
    effect.retire()
    retired.append(effect)
    watch(effect)
  }

  /// Returns the effects of a removed slider with a file that are not complete.
  private func takeBack(_ file: (any KeptFile)?) -> ChangeEffects? {
    guard let file, let index = retired.firstIndex(where: { $0.state(for: file) != nil }) else {
      return nil
    }
    return retired.remove(at: index)
  }
}

// The kept positions.
extension PanelEffects {
  /// Returns the kept positions of sliders, even unsaved ones. Those of sliders that stay, which
  /// have an origin, aren't read. If a default file can't be written, the reading has a message.
  func readings(
    of paths: [StatePath?],
    staying origins: [Int?]? = nil
  ) throws(Failure) -> [Reading] {
    var readings: [Reading] = []
    for (index, path) in paths.enumerated() {
      var reading: Reading = try path.map(opened) ?? (nil, nil, nil)
      if origins?[index] == nil, let file = reading.file {
        (reading.state, reading.message) = state(in: file)
      }
      readings.append(reading)
    }
    return readings
  }

  private func opened(_ path: StatePath) throws(Failure) -> Reading {
    if let file = files[path.text]?() { return (file, nil, nil) }
    do {
      let file = try disk.ownFile(path)
      files[path.text] = { [weak file] in file }
      return (file, nil, nil)
    } catch {
      guard case .unusable = error, !path.isNamed else { throw Failure(error, of: path.flag) }
      return (nil, nil, "\(error); the position will not be saved")
    }
  }

  /// Returns the newest position in a file, even an unsaved one. An invalid file is renamed and
  /// kept.
  private func state(in file: any KeptFile) -> (SliderState?, message: String?) {
    let unsaved = (retired + effects).reversed().lazy.compactMap { $0.state(for: file) }.first
    if let unsaved { return (unsaved, nil) }
    guard let bytes = try? file.read() else { return (nil, nil) }
    if let state = SliderState(fileBytes: bytes) { return (state, nil) }
    return (
      nil,
      "\(SpokenText.printed(path: file.path)) does not contain a slider position; \(file.setAside())"
    )
  }
}

// The end of the program.
extension PanelEffects {
  /// Saves all positions until a time, and ends commands after a time limit from `start`. All of that at once.
  func finish(from start: Duration, until end: Duration, isHurried: Bool) -> [ChangeEffects.Event] {
    let all = effects + retired
    var events: [ChangeEffects.Event] = []
    let last = MainLoop(clock: loop.clock)
    for effect in all {
      effect.completeNow()
      last.add(effect) { [unowned last, unowned effect] event in
        if event == .over { last.remove(effect) } else { events.append(event) }
      }
    }
    let now = loop.now
    last.turn(until: now)
    last.run(until: start + .milliseconds(isHurried ? 50 : 2000)) {
      all.contains(where: \.isRunning)
    }
    for effect in all { effect.stopCommand() }
    last.run(until: loop.now + .milliseconds(isHurried ? 20 : 1200)) {
      all.contains(where: \.isRunning)
    }
    events += all.compactMap { $0.killCommand() }
    last.run(until: end) { all.contains(where: \.isWaitingForDisk) }
    return events + all.compactMap(\.slowDisk)
  }
}
