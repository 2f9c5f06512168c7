// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider

/// The effects of one slider's changes: runs a command and saves the position, both in the background.
final class ChangeEffects: EventSource {
  struct Plan {
    var command: CommandTemplate?
    /// How long the slider must be at rest before the command runs.
    var rest: Duration = .zero
    /// How long each command may take.
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

  private let runner: CommandRunner
  private let clock: any EventClock
  private var saver: Saver
  private var state: SliderState?
  private(set) var isRetired = false
  /// The program that was ended along with sliderd, and the rest of the message.
  private var stopped: (program: String, rest: String)?
  /// Whether that message was already returned, so that the command's ending needs none.
  private var isKilled = false

  init(of runner: CommandRunner, savingTo file: (any KeptFile)?, clock: any EventClock) {
    (self.runner, saver, self.clock) = (runner, Saver(to: file), clock)
  }

  var plan: Plan { runner.plan }

  var interests: [DescriptorInterest] { runner.interests + saver.interests }

  var deadline: Duration? {
    if isRetired, isIdle { return clock.now }
    return earliest(saver.deadline, runner.deadline)
  }

  /// Carries out the effects of a change. A change that moved nothing has none.
  func carryOut(_ change: SliderChange, of slider: Slider) {
    guard change.didMove else { return }
    runner.carryOut(change, of: slider)
    // The end of a drag changes nothing more.
    if state != SliderState(of: slider) { keep(slider) }
  }

  /// A running command continues, and an unsaved position goes to its old file.
  func adopt(_ plan: Plan, savingTo file: (any KeptFile)?, of slider: Slider) {
    (runner.plan, isRetired) = (plan, false)
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
    completeNow()
    isRetired = true
  }

  /// Begins what would wait for the slider to be at rest.
  func completeNow() {
    runner.endRest()
    saver.saveNow(at: clock.now) { content }
  }

  /// Returns the last position for a file, saved or not; `nil` for any other file.
  func state(for file: any KeptFile) -> SliderState? { file === saver.file ? state : nil }
  var isRunning: Bool { !runner.isIdle }
  var isWaitingForDisk: Bool { saver.isSaving }

  /// Whether there is nothing more to do unless the slider changes.
  var isIdle: Bool { runner.isIdle && saver.isIdle }

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

  private func event(of failure: CommandError?) -> Event? {
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

  private func named(_ message: String) -> String { (plan.name.map { "\($0): " } ?? "") + message }
}

// The end of the program.
extension ChangeEffects {
  /// Tells a running command to end, and discards a waiting one.
  func stopCommand() {
    guard let program = runner.current?.program else { return }
    stopped = (program, runner.waiting == nil ? "" : "; it did not run for the last value")
    runner.close()
  }

  /// Kills a command that didn't end when told to.
  func killCommand() -> Event? {
    guard !runner.isIdle, let (program, rest) = stopped else { return nil }
    isKilled = true
    let fate = runner.kill() ? "was stopped" : "was asked to stop"
    return .failed(named("\(program) was still running and \(fate)\(rest)"))
  }

  var slowDisk: Event? {
    saver.isSaving ? .failed(named("the position was not saved: the disk is too slow")) : nil
  }
}
