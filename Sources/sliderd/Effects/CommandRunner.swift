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

/// How a command ended.
enum CommandEnding: Sendable, Equatable {
  case done
  case status(String, CInt)
  case signal(String, CInt)
  case tooLong(String, Duration)
  case tooMuch(String, Int)
  case notFound(String)
  case failed(String, String)

  init(_ program: String, _ status: ProgramStatus) {
    switch status {
    case .exited(0): self = .done
    case .exited(let code): self = .status(program, code)
    case .signaled(let signal): self = .signal(program, signal)
    }
  }

  /// Creates the ending of a program that couldn't be started.
  init(_ program: String, _ refusal: ProgramRefusal) {
    let reason = refusal.obstacle ?? String(cString: strerror(refusal.code))
    let isMissing = refusal.code == ENOENT && refusal.obstacle == nil
    self = isMissing ? .notFound(program) : .failed(program, reason)
  }

  /// The error message; `nil` if the command succeeded.
  var message: String? {
    switch self {
    case .done: nil
    case .status(let program, let code): "\(program) failed with exit status \(code)"
    case .signal(let program, let signal): "\(program) was terminated by signal \(signal)"
    case .tooLong(let program, let patience):
      "\(program) took longer than \(patience / .seconds(1)) s and was stopped"
    case .tooMuch(let program, let bytes): "\(program) printed more than \(bytes / 1024) KiB"
    case .notFound(let program): "program \(program) not found"
    case .failed(let program, let reason): "can't run \(program): \(reason)"
    }
  }
}
