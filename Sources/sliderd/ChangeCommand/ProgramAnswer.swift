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

  /// Runs a program and waits for its answer; if the task is cancelled, the program is killed.
  ///
  /// It finds the language `C.UTF-8` in its environment, as what it prints is for a program.
  fileprivate static func answer(to call: CommandCall) async -> ProgramAnswer {
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

/// Programs that are asked, all at once, until the last has answered or there is no more patience.
struct ProgramInquiry {
  /// What they have answered so far, in their order.
  private(set) var answers: [ProgramAnswer]
  private var openCount: Int
  private let inbox: Inbox<(Int, ProgramAnswer)>
  private let tasks: [Task<Void, Never>]
  private let end: ContinuousClock.Instant

  /// Starts programs that may take so long.
  init(_ calls: [CommandCall], patience: Duration) {
    let inbox = Inbox<(Int, ProgramAnswer)>()
    self.inbox = inbox
    answers = calls.map { ProgramAnswer.failed(.tooLong($0.program, patience)) }
    openCount = calls.count
    end = .now + patience
    tasks = calls.enumerated().map { index, call in
      Task { inbox.post((index, await ProgramAnswer.answer(to: call))) }
    }
  }

  /// Readable when ``advance()`` has something to do; -1 if nobody is asked any more.
  var descriptor: CInt { openCount > 0 ? inbox.descriptor : -1 }

  /// When there is no more patience; `nil` if nobody is asked any more.
  var deadline: ContinuousClock.Instant? { openCount > 0 ? end : nil }

  /// Whether the last has answered, or there is no more patience.
  var isOver: Bool { openCount == 0 || ContinuousClock.now >= end }

  /// Takes the answers that have come.
  mutating func advance() {
    for (index, answer) in inbox.takeAll() {
      answers[index] = answer
      openCount -= 1
    }
  }

  /// Waits until it is over.
  mutating func finish() {
    while !isOver {
      _ = Poller.wait(for: [Poller.Interest(descriptor: descriptor)], until: end)
      advance()
    }
  }

  /// Kills the programs that still run.
  func cancel() { for task in tasks { task.cancel() } }
}
