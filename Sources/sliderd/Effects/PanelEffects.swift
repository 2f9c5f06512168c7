// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider

/// What changes do, for each slider of a panel, and for those that are gone until that is done.
final class PanelEffects: EventSource {
  /// What the user should know of the slider at an index; without one, of a slider that is gone.
  struct Event {
    let effect: ChangeEffects.Event
    let index: Int?
  }

  /// What an end waits for.
  struct Patience {
    /// How long commands may go on.
    var commands: Duration = .seconds(2)
    /// How long a command that was told to end may take, at most.
    var ending: Duration = .milliseconds(1200)
    /// How long the disk may take.
    var disk: Duration = .seconds(10)

    /// What is asked of a service: systemd kills it after five seconds.
    static let hurried = Patience(
      commands: .milliseconds(50),
      ending: .milliseconds(20),
      disk: .seconds(4)
    )
  }

  /// What is to be done for a slider, and which file keeps its position.
  typealias Part = (plan: ChangeEffects.Plan, keeper: StateKeeper?)

  private let loop: EventLoop
  private let output: RunningProgram.Output
  private let keepers = StateKeepers()
  private var effects: [ChangeEffects] = []
  private var retired: [ChangeEffects] = []
  private var events: [Event] = []

  init(output: RunningProgram.Output, clock: any EventClock) {
    (self.output, loop) = (output, EventLoop(clock: clock))
  }

  var interests: [Interest] { loop.interests }

  var deadline: ContinuousClock.Instant? { loop.deadline }

  func advance(_ wakeup: Wakeup) -> [Event] {
    loop.advance(wakeup)
    defer { events = [] }
    return events
  }

  /// Whether a command runs for a slider of the panel.
  var areRunning: Bool { effects.contains(where: \.isRunning) }

  /// What the slider at an index does when it changes.
  subscript(index: Int) -> ChangeEffects { effects[index] }

  /// What of sliderd's own speech each slider sets.
  var speechControls: [SpeechControl?] { effects.map(\.speech) }

  /// What is kept in the files of some sliders, also if it isn't written yet, but for sliders that stay:
  /// those know where they are.
  ///
  /// - Parameters:
  ///   - paths: Where each keeps its position; `nil` for one that doesn't.
  ///   - origins: For each the index that it has already; `nil` for a new one.
  /// - Returns: What is known of each file, in the same order.
  /// - Throws: A ``Failure`` with the status 73 if a file is another process's, or can't be used.
  func readings(
    of paths: [StatePath?],
    staying origins: [Int?]? = nil
  ) throws(Failure) -> [StateKeepers.Reading] {
    try keepers.readings(of: paths, staying: origins, unsaved: unsavedState)
  }

  /// The newest position for a file, of sliders that are there and of those that are gone.
  private func unsavedState(for keeper: StateKeeper) -> SliderState? {
    (retired + effects).reversed().lazy.compactMap { $0.state(for: keeper) }.first
  }

  /// Serves other sliders from now on.
  ///
  /// - Parameters:
  ///   - sliders: The sliders.
  ///   - parts: What is to be done for each.
  ///   - origins: For each the index that it had before; `nil` for a new one.
  func serve(_ sliders: [Slider], doing parts: [Part], origins: [Int?]) {
    for index in effects.indices where !origins.contains(index) { retire(effects[index]) }
    effects = sliders.indices.map { index in
      let (part, origin) = (parts[index], origins[index])
      guard let effect = origin.map({ effects[$0] }) else { return made(part) }
      effect.follow(part.plan, keeper: part.keeper, of: sliders[index])
      return effect
    }
  }

  /// Keeps all positions, and waits for commands, though not longer than there is patience, counted
  /// from a time; then ends those. Gives what the user should know.
  ///
  /// Everything is begun before anything is waited for, so many sliders take no longer than one.
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
    let effect = ChangeEffects(
      part.plan,
      keeper: part.keeper,
      output: output,
      clock: loop.clock
    )
    loop.add(effect) { [unowned self, unowned effect] in take($0, of: effect) }
    return effect
  }

  private func retire(_ effect: ChangeEffects) {
    effect.retire()
    retired.append(effect)
  }

  private func take(_ event: ChangeEffects.Event, of effect: ChangeEffects) {
    guard event == .over else {
      return events.append(Event(effect: event, index: effects.firstIndex { $0 === effect }))
    }
    loop.remove(effect)
    retired.removeAll { $0 === effect }
  }
}
