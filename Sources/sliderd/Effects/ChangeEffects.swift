// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider

/// What a change of one slider does beside being spoken and shown: a command runs, the position is kept.
///
/// Nothing here makes the loop wait; both happen beside it.
final class ChangeEffects: EventSource {
  /// What is wanted.
  struct Plan {
    var command: CommandTemplate?
    var patience: Duration = .seconds(10)
    /// Where the position is kept.
    var file: StatePath?
    /// What of sliderd's own speech the slider sets.
    var speech: SpeechControl?
    /// What the slider is called where something goes wrong; `nil` for one without a name.
    var name: String?
  }

  /// What the user should know.
  enum Event: Equatable {
    /// The change had no effect, for a reason.
    case notApplied(String)
    /// Something went wrong, though the change had its effect.
    case failed(String)
    /// The slider is gone, and nothing of it is left to be done.
    case over
  }

  /// What of sliderd's own speech the slider sets.
  var speech: SpeechControl? { plan.speech }
  private var plan: Plan
  private var queue: CommandQueue
  private let clock: any EventClock
  private let runner: CommandRunner
  private var keeper: StateKeeper?
  private let saves = Inbox<StateFileError?>()
  private var schedule = SaveSchedule()
  private var state: SliderState?
  /// How many saves have begun and aren't over.
  private var openSaves = 0
  /// Whether the last save that is over succeeded.
  private var isSaving = true
  private var isRetired = false
  /// The program that was told to end as sliderd ends, and what else is to be said of it.
  private var stopped: (program: String, rest: String)?
  /// Whether that is said already, and how the command ends needs no word any more.
  private var isKilled = false

  init(
    _ plan: Plan,
    keeper: StateKeeper?,
    output: RunningProgram.Output,
    clock: any EventClock
  ) {
    (self.plan, self.keeper, self.clock) = (plan, keeper, clock)
    queue = CommandQueue(template: plan.command)
    runner = CommandRunner(output: output, clock: clock)
  }

  var interests: [Interest] { runner.interests + saves.interests }

  var deadline: ContinuousClock.Instant? {
    if isRetired, isIdle { return clock.now }
    return [schedule.deadline, runner.deadline].compactMap(\.self).min()
  }

  /// Takes a change; one that moved nothing has no effect.
  func follow(_ change: Change, of slider: Slider) {
    guard change.moved else { return }
    if let command = queue.follow(change, of: slider) { start(command) }
    keep(slider)
  }

  /// Does from now on what another plan says. What runs is left to end, and what is unsaved is kept
  /// where it belonged.
  func follow(_ plan: Plan, keeper: StateKeeper?, of slider: Slider) {
    (self.plan, queue.template) = (plan, plan.command)
    guard keeper !== self.keeper else { return }
    saveNow()
    (self.keeper, isSaving) = (keeper, true)
    keep(slider)
  }

  /// The slider is gone: its position is kept now, and nothing follows what runs.
  func retire() {
    saveNow()
    isRetired = true
  }

  /// The last position since the beginning that is for a file, saved or not; `nil` for another file.
  func state(for keeper: StateKeeper) -> SliderState? { keeper === self.keeper ? state : nil }

  /// Whether a command runs.
  var isRunning: Bool { !queue.isIdle }

  /// Whether a save has begun and isn't over.
  var isWaitingForDisk: Bool { openSaves > 0 }

  private var isIdle: Bool { queue.isIdle && openSaves == 0 }

  /// Goes on with what waits.
  func advance(_ wakeup: Wakeup) -> [Event] {
    if schedule.isDue(at: wakeup.now) { save() }
    let events = runner.advance(wakeup).compactMap(take) + saves.takeAll().compactMap(take)
    return events + (isRetired && isIdle ? [.over] : [])
  }

  private func keep(_ slider: Slider) {
    guard keeper != nil else { return }
    state = SliderState(of: slider)
    schedule.change(at: clock.now)
  }

  private func saveNow() {
    if schedule.finish() || !isSaving { save() }
  }

  private func save() {
    guard let keeper, let state else { return }
    keeper.save(state, reportingTo: saves)
    openSaves += 1
  }

  private func start(_ command: CommandCall) { runner.start(command, within: plan.patience) }

  /// Takes how a command ended, and starts the next.
  private func take(_ ending: CommandEnding) -> Event? {
    if let next = queue.ended() { start(next) }
    guard !isKilled else { return nil }
    if let (program, rest) = stopped {
      return .failed(named("\(program) still ran and was ended\(rest)"))
    }
    return ending.message.map { .notApplied(named($0)) }
  }

  /// Takes what came of a save: what keeps the position from being kept is told once, until it is kept
  /// again.
  private func take(_ error: StateFileError?) -> Event? {
    openSaves -= 1
    defer { isSaving = error == nil }
    return isSaving ? error.map { .failed(named("the position is not kept: \($0)")) } : nil
  }

  private func named(_ message: String) -> String {
    (plan.name.map { "\($0): " } ?? "") + message
  }
}

// The end of the program.
extension ChangeEffects {
  /// Keeps the position now.
  func finish() { saveNow() }

  /// Tells a command that still runs to end, or nobody would, and lets none follow it.
  func stopCommand() {
    guard let command = queue.current else { return }
    let isNewest = queue.leftOver == nil
    queue.close()
    stopped = (command.program, isNewest ? "" : ", and was not run for the last value")
    runner.endNow()
  }

  /// Ends a command that didn't end when it was told to.
  func killCommand() -> Event? {
    guard !queue.isIdle, let (program, rest) = stopped else { return nil }
    isKilled = true
    let fate = runner.kill() ? "was ended" : "was told to end"
    return .failed(named("\(program) still ran and \(fate)\(rest)"))
  }

  /// That the position isn't kept, as the disk is too slow; `nil` if it is kept.
  var slowDisk: Event? {
    openSaves > 0 ? .failed(named("the position was not kept: the disk is too slow")) : nil
  }
}
