// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderSpeech
import StepSliderTerminal
import Subprocess

/// What a program printed that was asked for something, or what kept it from that.
enum ProgramAnswer: Sendable, Equatable {
  case printed(String)
  case failed(CommandEnding)

  /// The most bytes that are read of what a program prints.
  private static let maximumByteCount = 65_536

  /// Runs programs, all at once, until the last has answered or there is no more patience; those that
  /// still run are killed then.
  ///
  /// They find the language `C.UTF-8` in their environment, as what they print is for a program.
  static func all(of calls: [CommandCall], patience: Duration) -> [ProgramAnswer] {
    guard !calls.isEmpty else { return [] }
    let deadline = ContinuousClock.now + patience
    let inbox = Inbox<(Int, ProgramAnswer)>()
    let tasks = calls.enumerated().map { index, call in
      Task { inbox.post((index, await answer(to: call))) }
    }
    var answers = calls.map { ProgramAnswer.failed(.tooLong($0.program, patience)) }
    var count = 0
    while count < calls.count, ContinuousClock.now < deadline {
      _ = Poller.wait(for: [Poller.Interest(descriptor: inbox.descriptor)], until: deadline)
      for (index, answer) in inbox.takeAll() {
        answers[index] = answer
        count += 1
      }
    }
    for task in tasks { task.cancel() }
    return answers
  }

  private static func answer(to call: CommandCall) async -> ProgramAnswer {
    let configuration = Subprocess.Configuration(
      call.words,
      teardown: [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)],
      environment: .inherit.updating(["LC_ALL": "C.UTF-8"])
    )
    do {
      let result = try await Subprocess.run(
        configuration,
        output: .string(limit: maximumByteCount),
        error: .currentStandardError
      )
      let ending = CommandEnding(call.program, result.terminationStatus)
      return ending == .done ? .printed(result.standardOutput) : .failed(ending)
    } catch let error as SubprocessError where error.code == .outputLimitExceeded {
      return .failed(.tooMuch(call.program, maximumByteCount))
    } catch {
      return .failed(CommandEnding(call.program, error))
    }
  }
}
