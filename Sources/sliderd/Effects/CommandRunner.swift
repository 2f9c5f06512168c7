// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider

/// Runs the commands of a slider's changes in the background, and reports why each failed; `nil` if
/// it didn't. One command runs at a time; only the newest one waits. One that takes too long is
/// told to end with all its children, and killed one second later.
final class CommandRunner: EventSource {
  /// What to run at each change, and when. Commands that run or wait stay the same.
  var plan: ChangeEffects.Plan
  /// The command that runs, or that couldn't be started and hasn't been reported yet.
  private(set) var current: CommandCall?
  private(set) var waiting: (state: SliderState, command: CommandCall)?
  /// The command that runs when the slider has been at rest.
  private var resting: (state: SliderState, command: CommandCall, end: Duration)?

  private let logs: Bool
  private let programs: any Programs
  private let clock: any EventClock
  private var running: (program: any StartedProgram, patience: Duration)?
  /// The state that the current command is for, and the last one with a command. A position alone
  /// may mean another value after a reload.
  private var (currentState, newest): (SliderState?, SliderState?)
  /// When the running command is told to end; after that, when it is killed.
  private var end: Duration?
  private var isTooLong = false
  /// Why the current command couldn't be started.
  private var refusal: CommandError?

  init(
    _ plan: ChangeEffects.Plan,
    logging logs: Bool,
    of programs: any Programs,
    clock: any EventClock
  ) {
    (self.plan, self.logs, self.programs, self.clock) = (plan, logs, programs, clock)
  }

  var interests: [DescriptorInterest] { running?.program.interests ?? [] }
  var deadline: Duration? { earliest(refusal == nil ? end : clock.now, resting?.end) }
  var isIdle: Bool { current == nil && resting == nil }

  /// Runs the command for a change that leads to a new value: after a rest, and after the current one.
  func carryOut(_ change: SliderChange, of slider: Slider) {
    guard let template = plan.command, change.didMove, slider.isSet else { return }
    let state = SliderState(of: slider)
    resting = (state, template.command(for: slider), clock.now + plan.rest)
    if plan.rest == .zero { endRest() }
  }

  /// Runs the command that waits for the slider to be at rest.
  func endRest() {
    guard let (state, command, _) = resting.take(), state != newest else { return }
    newest = state
    guard current == nil else {
      waiting = currentState == state ? nil : (state, command)
      return
    }
    currentState = state
    start(command)
  }

  func start(_ command: CommandCall) {
    current = command
    do throws(CommandError) {
      let program = try programs.start(command, keepsOutput: false, logs: logs, variables: [:])
      running = (program, plan.patience)
      (end, isTooLong) = (clock.now + plan.patience, false)
    } catch { refusal = error }
  }

  func advance(_ wakeup: Wakeup) -> [CommandError?] {
    if let resting, resting.end <= wakeup.now { endRest() }
    if let refusal = refusal.take() {
      startNext()
      return [refusal]
    }
    guard let (program, patience) = running, let name = current?.program else { return [] }
    guard let failure = program.advance(wakeup).first else {
      if let end, end <= wakeup.now { endNow() }
      return []
    }
    let reason = isTooLong ? .tooLong(name, patience) : failure
    (running, end) = (nil, nil)
    startNext()
    return [reason]
  }

  private func startNext() {
    (current, currentState) = (nil, waiting?.state)
    if let next = waiting.take() { start(next.command) }
  }
}

// The end of the program.
extension CommandRunner {
  /// Discards the waiting command, accepts no more changes, and tells the running command to end.
  func close() {
    (plan.command, resting, waiting) = (nil, nil, nil)
    endNow()
  }

  /// Tells the command and its children to end, as if it took too long; kills them the second time.
  private func endNow() {
    guard let (program, _) = running else { return }
    program.end(with: isTooLong ? SIGKILL : SIGTERM)
    end = isTooLong ? nil : clock.now + .seconds(1)
    isTooLong = true
  }

  /// Kills the command and all its children. Returns whether there was one.
  func kill() -> Bool { running?.program.end(with: SIGKILL) ?? false }
}
