// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSliderTerminal

/// What a program printed that was asked for something, or what kept it from that.
enum ProgramAnswer: Sendable, Equatable {
  case printed(String)
  case failed(CommandEnding)

  /// The most bytes that a program may print.
  fileprivate static let maximumByteCount = 65_536
}

/// Programs that are asked, all at once, until the last has answered or there is no more patience.
struct ProgramInquiry {
  /// What they have answered so far, in their order.
  private(set) var answers: [ProgramAnswer]
  private var open: [Question] = []
  private let end: ContinuousClock.Instant

  fileprivate struct Question {
    let index: Int
    let name: String
    let program: RunningProgram
  }

  /// Starts programs that may take so long.
  ///
  /// They find the language `C.UTF-8` in their environment, as what they print is for a program.
  init(_ calls: [CommandCall], patience: Duration) {
    answers = calls.map { ProgramAnswer.failed(.tooLong($0.program, patience)) }
    end = .now + patience
    for (index, call) in calls.enumerated() {
      do throws(ProgramStart.Refusal) {
        let language = (name: "LC_ALL", value: "C.UTF-8")
        let program = try RunningProgram(call, output: .kept, variable: language)
        open.append(Question(index: index, name: call.program, program: program))
      } catch {
        answers[index] = .failed(CommandEnding(call.program, error))
      }
    }
  }

  /// What is to be waited for before ``advance()`` has something to do.
  var interests: [Poller.Interest] { open.flatMap(\.program.interests) }

  /// When there is no more patience; `nil` if nobody is asked any more.
  var deadline: ContinuousClock.Instant? { open.isEmpty ? nil : end }

  /// Whether the last has answered, or there is no more patience.
  var isOver: Bool { open.isEmpty || ContinuousClock.now >= end }

  /// Takes the answers that have come.
  mutating func advance() {
    for question in open {
      question.program.advance()
      guard let answer = question.answer else { continue }
      answers[question.index] = answer
    }
    open.removeAll { $0.answer != nil }
  }

  /// Waits until it is over.
  mutating func finish() {
    while !isOver {
      _ = Poller.wait(for: interests, until: end)
      advance()
    }
  }

  /// Kills the programs that still run.
  func cancel() { for question in open { question.program.end(with: SIGKILL) } }
}

extension ProgramInquiry.Question {
  /// What it says; `nil` while it may still say more.
  fileprivate var answer: ProgramAnswer? {
    let limit = ProgramAnswer.maximumByteCount
    guard program.printed.count <= limit else { return .failed(.tooMuch(name, limit)) }
    guard let status = program.status else { return nil }
    let ending = CommandEnding(name, status)
    guard ending == .done else { return .failed(ending) }
    return .printed(String(decoding: program.printed, as: UTF8.self))
  }
}
