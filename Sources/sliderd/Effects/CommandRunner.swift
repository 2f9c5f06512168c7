// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSliderTerminal

/// Runs commands beside the loop, one at a time.
///
/// One that takes too long is told to end with all its children, and killed a second later.
struct CommandRunner {
  private let output: RunningProgram.Output
  private var running: Run?
  /// What became of a command that could not be started.
  private var failure: CommandEnding?

  private struct Run {
    let program: RunningProgram
    let name: String
    let patience: Duration
    /// When it is told to end; once it was, when it is killed.
    var deadline: ContinuousClock.Instant?
    var isTooLong = false
  }

  init(output: RunningProgram.Output) { self.output = output }

  /// What is to be waited for before ``advance()`` has something to do.
  var interests: [Poller.Interest] { running?.program.interests ?? [] }

  /// When ``advance()`` has something to do at the latest.
  var deadline: ContinuousClock.Instant? { failure == nil ? running?.deadline : .now }

  /// Starts a command that may take so long, and doesn't wait for it.
  mutating func start(_ command: CommandCall, within patience: Duration) {
    do throws(ProgramStart.Refusal) {
      let program = try RunningProgram(command, output: output)
      let deadline = ContinuousClock.now + patience
      running = Run(program: program, name: command.program, patience: patience, deadline: deadline)
    } catch {
      failure = CommandEnding(command.program, error)
    }
  }

  /// Goes on with the command; gives what came of it once it has ended.
  mutating func advance() -> CommandEnding? {
    defer { failure = nil }
    guard let run = running else { return failure }
    run.program.advance()
    guard let status = run.program.status else {
      if run.deadline.map({ .now >= $0 }) == true { endNow() }
      return nil
    }
    running = nil
    return run.isTooLong ? .tooLong(run.name, run.patience) : CommandEnding(run.name, status)
  }

  /// Tells the command to end, with all its children, as if it had taken too long; kills them when it
  /// was told before.
  mutating func endNow() {
    guard let run = running else { return }
    run.program.end(with: run.isTooLong ? SIGKILL : SIGTERM)
    running?.deadline = run.isTooLong ? nil : .now + .seconds(1)
    running?.isTooLong = true
  }

  /// Kills the command that runs, with all its children; whether there was one.
  func kill() -> Bool { running?.program.end(with: SIGKILL) ?? false }
}
