// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider

/// The effects of all sliders in a panel, and of removed sliders until theirs are complete.
///
/// The loop has only those that have something to do, so many sliders at rest take no time.
final class PanelEffects: EventSource {
  /// An event of the slider at an index; the index is `nil` for a removed slider.
  struct Event {
    let effect: ChangeEffects.Event
    let index: Int?
  }

  /// The time limits at the end of the program.
  struct Patience {
    /// How long commands may continue.
    var commands: Duration = .seconds(2)
    /// How long a command may take to end after it is told to.
    var ending: Duration = .milliseconds(1200)
    /// How long the disk may take.
    var disk: Duration = .seconds(10)

    /// The limits for a service, which systemd kills after five seconds.
    static let hurried = Patience(
      commands: .milliseconds(50),
      ending: .milliseconds(20),
      disk: .seconds(4)
    )
  }

  /// The effects of one slider, and the file that keeps its position.
  typealias Part = (plan: ChangeEffects.Plan, keeper: (any PositionFile)?)

  private let loop: EventLoop
  private let output: ProgramOutput
  private let programs: any Programs
  private let keepers: StateKeepers
  private var effects: [ChangeEffects] = []
  private var retired: [ChangeEffects] = []
  private var events: [Event] = []
  /// The effects in the loop.
  private var busy: [ChangeEffects] = []
  /// The settings of sliderd's own voice that sliders control, by the index of the slider.
  private(set) var speechControls: [Int: SpeechControl] = [:]

  init(
    output: ProgramOutput,
    of programs: any Programs,
    on disk: any Disk,
    clock: any EventClock
  ) {
    (self.output, self.programs, loop) = (output, programs, EventLoop(clock: clock))
    keepers = StateKeepers(on: disk)
  }

  var interests: [Interest] { loop.interests }

  var deadline: ContinuousClock.Instant? { loop.deadline }

  func advance(_ wakeup: Wakeup) -> [Event] {
    loop.advance(wakeup)
    for effect in busy where effect.isIdle { loop.remove(effect) }
    busy.removeAll(where: \.isIdle)
    defer { events = [] }
    return events
  }

  /// Whether a command runs for a slider of the panel.
  var areRunning: Bool { busy.contains { $0.isRunning && !$0.isRetired } }

  /// The effects of the slider at an index.
  subscript(index: Int) -> ChangeEffects { effects[index] }

  /// Returns the first slider that controls a setting of sliderd's own voice.
  func slider(controlling control: SpeechControl) -> Int? {
    speechControls.filter { $0.value == control }.keys.min()
  }

  /// Carries out the effects of a change of the slider at an index.
  func follow(_ change: Change, of slider: Slider, at index: Int) {
    effects[index].follow(change, of: slider)
    watch(effects[index])
  }

  /// Returns the kept positions of some sliders, including unsaved ones. Sliders that stay already
  /// know their positions, so theirs are not read.
  ///
  /// - Parameters:
  ///   - paths: The file of each slider; `nil` for one that keeps no position.
  ///   - origins: The current index of each slider; `nil` for a new one.
  /// - Returns: The state of each file, in the same order.
  /// - Throws: A ``Failure`` with status 73 if another process has locked a file, or a file can't
  ///   be used.
  func readings(
    of paths: [StatePath?],
    staying origins: [Int?]? = nil
  ) throws(Failure) -> [StateKeepers.Reading] {
    try keepers.readings(of: paths, staying: origins, unsaved: unsavedState)
  }

  /// Returns the newest position for a file, from current and removed sliders.
  private func unsavedState(for keeper: any PositionFile) -> SliderState? {
    (retired + effects).reversed().lazy.compactMap { $0.state(for: keeper) }.first
  }

  /// Serves the first sliders, with the effects of each.
  func begin(_ sliders: [Slider], doing parts: [Part]) {
    serve(sliders, doing: parts, origins: sliders.map { _ in nil })
  }

  /// Replaces the sliders. One that comes back to the file of a removed one takes over its effects.
  ///
  /// - Parameters:
  ///   - sliders: The new sliders.
  ///   - parts: The effects of each.
  ///   - origins: The previous index of each; `nil` for a new one.
  func serve(_ sliders: [Slider], doing parts: [Part], origins: [Int?]) {
    let staying = Set(origins)
    for index in effects.indices where !staying.contains(index) { retire(effects[index]) }
    effects = sliders.indices.map { index in
      let (part, origin) = (parts[index], origins[index])
      guard let effect = origin.map({ effects[$0] }) ?? takeBack(part.keeper) else {
        return made(part)
      }
      effect.follow(part.plan, keeper: part.keeper, of: sliders[index])
      watch(effect)
      return effect
    }
    let controls = effects.enumerated().map { ($0, $1.speech) }
    speechControls = Dictionary(uniqueKeysWithValues: controls).compactMapValues(\.self)
  }

  /// Saves all positions and waits for commands, then ends the commands that exceed their time
  /// limit. Returns what the user should know. The limit for commands counts from `start`.
  ///
  /// Everything starts before anything is waited for, so many sliders take no longer than one.
  func finish(
    from start: ContinuousClock.Instant,
    within patience: Patience
  ) -> [ChangeEffects.Event] {
    let all = effects + retired
    var events: [ChangeEffects.Event] = []
    let last = EventLoop(clock: loop.clock)
    for effect in all {
      effect.finish()
      last.add(effect) { [unowned last, unowned effect] event in
        if event == .over { last.remove(effect) } else { events.append(event) }
      }
    }
    let diskEnd = loop.clock.now + patience.disk
    last.turn(until: loop.clock.now)
    last.run(until: start + patience.commands) { all.contains(where: \.isRunning) }
    for effect in all { effect.stopCommand() }
    last.run(until: loop.clock.now + patience.ending) { all.contains(where: \.isRunning) }
    events += all.compactMap { $0.killCommand() }
    last.run(until: diskEnd) { all.contains(where: \.isWaitingForDisk) }
    return events + all.compactMap(\.slowDisk)
  }

  private func made(_ part: Part) -> ChangeEffects {
    ChangeEffects(
      part.plan,
      keeper: part.keeper,
      runner: CommandRunner(output: output, of: programs, clock: loop.clock),
      clock: loop.clock
    )
  }

  /// Lets the loop advance effects until they have nothing more to do.
  private func watch(_ effect: ChangeEffects) {
    guard !effect.isIdle || effect.isRetired, !busy.contains(where: { $0 === effect }) else {
      return
    }
    busy.append(effect)
    loop.add(effect) { [unowned self, unowned effect] in take($0, of: effect) }
  }

  private func retire(_ effect: ChangeEffects) {
    effect.retire()
    retired.append(effect)
    watch(effect)
  }

  /// Returns the effects of a removed slider with a file that are not complete.
  private func takeBack(_ keeper: (any PositionFile)?) -> ChangeEffects? {
    guard let keeper, let index = retired.firstIndex(where: { $0.state(for: keeper) != nil }) else {
      return nil
    }
    return retired.remove(at: index)
  }

  private func take(_ event: ChangeEffects.Event, of effect: ChangeEffects) {
    guard event == .over else {
      return events.append(Event(effect: event, index: effects.firstIndex { $0 === effect }))
    }
    retired.removeAll { $0 === effect }
  }
}
