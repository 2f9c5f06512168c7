// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider

/// The effects of one slider's changes: runs a command and saves the position, both in the background.
final class ChangeEffects: EventSource {
  struct Plan {
    var command: CommandTemplate?
    var patience: Duration = .seconds(10)
    var file: StatePath?
    /// The setting of sliderd's own voice that the slider controls.
    var speech: SpeechControl?
    /// The slider's name in error messages; `nil` for none.
    var name: String?
  }

  enum Event: Equatable {
    /// The change had no effect, for a reason.
    case notApplied(String)
    /// Something failed, although the change took effect.
    case failed(String)
    /// The position can't be saved, for a reason. It is reported again only after a save succeeded.
    case notSaved(String)
    case savedAgain
    /// The slider was removed, and its last effects are complete.
    case over
  }

  private(set) var plan: Plan
  private var queue: CommandQueue
  private let runner: CommandRunner
  private let clock: any EventClock
  private var saver: Saver
  private var state: SliderState?
  private(set) var isRetired = false
  /// The program that was ended along with sliderd, and the rest of the message.
  private var stopped: (program: String, rest: String)?
  /// Whether that message was already returned, so that the command's ending needs none.
  private var isKilled = false

  init(_ plan: Plan, savingTo file: (any KeptFile)?, runner: CommandRunner, clock: any EventClock) {
    (self.plan, saver, queue) = (plan, Saver(to: file), CommandQueue(template: plan.command))
    (self.runner, self.clock) = (runner, clock)
  }

  var interests: [Interest] { runner.interests + saver.interests }

  var deadline: ContinuousClock.Instant? {
    if isRetired, isIdle { return clock.now }
    return earliest(saver.deadline, runner.deadline)
  }

  /// Carries out the effects of a change. A change that moved nothing has none.
  func carryOut(_ change: Change, of slider: Slider) {
    guard change.moved else { return }
    if let command = queue.add(change, of: slider) { start(command) }
    // The end of a drag changes nothing more.
    if state != SliderState(of: slider) { keep(slider) }
  }

  /// A running command continues, and an unsaved position goes to its old file.
  func adopt(_ plan: Plan, savingTo file: (any KeptFile)?, of slider: Slider) {
    (self.plan, queue.template, isRetired) = (plan, plan.command, false)
    guard file !== saver.file else {
      // A save that waits must not write a position among the old stops.
      if state != nil { state = SliderState(of: slider) }
      return
    }
    saver.saveLast { content }
    saver = Saver(to: file, replacing: saver)
    keep(slider)
  }

  /// Saves the position of a removed slider, even if the disk fails at first. Its commands complete.
  func retire() {
    saveNow()
    isRetired = true
  }

  func saveNow() { saver.saveNow(at: clock.now) { content } }

  /// Returns the last position for a file, saved or not; `nil` for any other file.
  func state(for file: any KeptFile) -> SliderState? { file === saver.file ? state : nil }
  var isRunning: Bool { !queue.isIdle }
  var isWaitingForDisk: Bool { saver.isSaving }

  /// Whether there is nothing more to do unless the slider changes.
  var isIdle: Bool { queue.isIdle && saver.isIdle }

  func advance(_ wakeup: Wakeup) -> [Event] {
    let commands = runner.advance(wakeup).compactMap(event)
    let saves = saver.takeResults(at: wakeup.now).compactMap(event)
    saver.saveIfDue(at: wakeup.now) { content }
    return commands + saves + (isRetired && isIdle ? [.over] : [])
  }

  private func keep(_ slider: Slider) {
    guard saver.file != nil else { return }
    state = SliderState(of: slider)
    saver.noteChange(at: clock.now)
  }

  private var content: FileChange { { [state] _ in state?.fileBytes ?? [] } }
  private func start(_ command: CommandCall) { runner.start(command, within: plan.patience) }

  /// Starts the command after one that ended, and returns why that one failed.
  private func event(of failure: CommandError?) -> Event? {
    if let next = queue.endCurrent() { start(next) }
    guard !isKilled else { return nil }
    if let (program, rest) = stopped {
      return .failed(named("\(program) was still running and was stopped\(rest)"))
    }
    return failure.map { .notApplied(named($0.description)) }
  }

  private func event(of save: Saver.Result) -> Event? {
    guard save.isNew else { return nil }
    return save.error.map { .notSaved(named("the position was not saved: \($0)")) } ?? .savedAgain
  }

  private func named(_ message: String) -> String {
    (plan.name.map { "\($0): " } ?? "") + message
  }
}

// The end of the program.
extension ChangeEffects {
  /// Tells a running command to end, and discards a waiting one.
  func stopCommand() {
    guard let command = queue.running?.command else { return }
    let isNewest = queue.waiting == nil
    queue.close()
    stopped = (command.program, isNewest ? "" : "; it did not run for the last value")
    runner.endNow()
  }

  /// Kills a command that didn't end when told to.
  func killCommand() -> Event? {
    guard !queue.isIdle, let (program, rest) = stopped else { return nil }
    isKilled = true
    let fate = runner.kill() ? "was stopped" : "was asked to stop"
    return .failed(named("\(program) was still running and \(fate)\(rest)"))
  }

  var slowDisk: Event? {
    saver.isSaving ? .failed(named("the position was not saved: the disk is too slow")) : nil
  }
}

/// The next command to run. One command runs at a time; only the newest one waits.
struct CommandQueue {
  typealias Job = (state: SliderState, command: CommandCall)

  /// The command for each change; `nil` to run no more. Commands that run or wait stay the same.
  var template: CommandTemplate?
  private(set) var running: Job?
  private(set) var waiting: Job?
  /// The last state with a command. A position alone may mean another value after a reload.
  private var newest: SliderState?

  init(template: CommandTemplate?) { self.template = template }

  var isIdle: Bool { running == nil }

  /// Returns the command to start now, unless one is running, for a change that leads to a new
  /// value.
  mutating func add(_ change: Change, of slider: Slider) -> CommandCall? {
    let state = SliderState(of: slider)
    guard let template, change.moved, slider.isSet, state != newest else { return nil }
    newest = state
    let job = (state, template.command(for: slider))
    guard let running else {
      self.running = job
      return job.1
    }
    waiting = running.state == state ? nil : job
    return nil
  }

  /// Discards the waiting command, and accepts no more changes.
  mutating func close() { (template, waiting) = (nil, nil) }

  /// Records that the command ended. Returns the next one to start.
  mutating func endCurrent() -> CommandCall? {
    (running, waiting) = (waiting, nil)
    return running?.command
  }
}
