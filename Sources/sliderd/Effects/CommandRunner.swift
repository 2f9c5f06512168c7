// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc

/// Runs one command at a time in the background, and reports how each ended.
///
/// A command that takes too long is told to end with all its children, and killed one second
/// later.
final class CommandRunner: EventSource {
  private let output: ProgramOutput
  private let programs: any Programs
  private let clock: any EventClock
  private var running: RunningCommand?
  /// The ending of a command that couldn't be started.
  private var refusal: CommandEnding?

  private struct RunningCommand {
    let program: any StartedProgram
    let name: String
    let patience: Duration
    /// When the command is told to end; after that, when it is killed.
    var deadline: ContinuousClock.Instant?
    var isTooLong = false
  }

  init(output: ProgramOutput, of programs: any Programs, clock: any EventClock) {
    (self.output, self.programs, self.clock) = (output, programs, clock)
  }

  var interests: [Interest] { running?.program.interests ?? [] }

  var deadline: ContinuousClock.Instant? { refusal == nil ? running?.deadline : clock.now }

  /// Starts a command with a time limit, and returns at once.
  func start(_ command: CommandCall, within patience: Duration) {
    do throws(ProgramRefusal) {
      let program = try programs.start(command, output: output, variables: [:])
      running = RunningCommand(
        program: program,
        name: command.program,
        patience: patience,
        deadline: clock.now + patience
      )
    } catch {
      refusal = CommandEnding(command.program, error)
    }
  }

  /// Continues the running command. Returns how it ended, once it has.
  func advance(_ wakeup: Wakeup) -> [CommandEnding] {
    if let refusal = refusal.take() { return [refusal] }
    guard let run = running else { return [] }
    guard let status = run.program.advance(wakeup).first else {
      if let deadline = run.deadline, deadline <= wakeup.now { endNow() }
      return []
    }
    running = nil
    return [run.isTooLong ? .tooLong(run.name, run.patience) : CommandEnding(run.name, status)]
  }

  /// Tells the command and all its children to end, as if it had taken too long. Kills them if
  /// they were told before.
  func endNow() {
    guard let run = running else { return }
    run.program.end(with: run.isTooLong ? SIGKILL : SIGTERM)
    running?.deadline = run.isTooLong ? nil : clock.now + .seconds(1)
    running?.isTooLong = true
  }

  /// Kills the running command and all its children. Returns whether there was one.
  func kill() -> Bool { running?.program.end(with: SIGKILL) ?? false }
}
