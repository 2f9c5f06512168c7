// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc

/// Runs one command at a time in the background, and reports why each failed; `nil` if it didn't.
/// One that takes too long is told to end with all its children, and killed one second later.
final class CommandRunner: EventSource {
  private let output: ProgramOutput
  private let programs: any Programs
  private let clock: any EventClock
  private var running: (program: any StartedProgram, name: String, patience: Duration)?
  /// When the running command is told to end; after that, when it is killed.
  private var end: ContinuousClock.Instant?
  private var isTooLong = false
  /// Why a command couldn't be started.
  private var refusal: CommandError?

  init(output: ProgramOutput, of programs: any Programs, clock: any EventClock) {
    (self.output, self.programs, self.clock) = (output, programs, clock)
  }

  var interests: [Interest] { running?.program.interests ?? [] }
  var deadline: ContinuousClock.Instant? { refusal == nil ? end : clock.now }

  func start(_ command: CommandCall, within patience: Duration) {
    do throws(SystemError) {
      let program = try programs.start(command, output: output, variables: [:])
      running = (program, command.program, patience)
      (end, isTooLong) = (clock.now + patience, false)
    } catch {
      refusal = CommandError(command.program, error)
    }
  }

  func advance(_ wakeup: Wakeup) -> [CommandError?] {
    if let refusal = refusal.take() { return [refusal] }
    guard let run = running else { return [] }
    guard let status = run.program.advance(wakeup).first else {
      if let end, end <= wakeup.now { endNow() }
      return []
    }
    (running, end) = (nil, nil)
    return [isTooLong ? .tooLong(run.name, run.patience) : CommandError(run.name, status)]
  }

  /// Tells the command and its children to end, as if it took too long; kills them the second time.
  func endNow() {
    guard let run = running else { return }
    run.program.end(with: isTooLong ? SIGKILL : SIGTERM)
    end = isTooLong ? nil : clock.now + .seconds(1)
    isTooLong = true
  }

  /// Kills the command and all its children. Returns whether there was one.
  func kill() -> Bool { running?.program.end(with: SIGKILL) ?? false }
}
