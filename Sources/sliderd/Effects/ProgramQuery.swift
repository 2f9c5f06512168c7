// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc

/// The answer of a queried program, or the reason there is none.
enum ProgramAnswer: Sendable, Equatable {
  case printed(String)
  case failed(CommandEnding)

  /// The most bytes that a program may print.
  fileprivate static let maximumByteCount = 65_536
}

/// Queries several programs at once. Returns all answers together, in the order of the programs,
/// after the last answer or when time runs out.
final class ProgramQuery: EventSource {
  private var answers: [ProgramAnswer]
  private var open: [Question] = []
  private let end: ContinuousClock.Instant
  private let clock: any EventClock
  private var isOver = false

  /// With `C.UTF-8`, gettext still translates into the languages that `LANGUAGE` lists.
  private static let language = ["LC_ALL": "C.UTF-8", "LANGUAGE": ""]

  fileprivate struct Question {
    let index: Int
    let name: String
    let program: any StartedProgram
  }

  /// Starts the programs with a time limit.
  ///
  /// They speak no user's language, because a program reads what they print. Their standard error
  /// goes to the log, unless that would disturb a drawing.
  init(
    _ calls: [CommandCall],
    of programs: any Programs,
    showingErrors: Bool = true,
    patience: Duration,
    clock: any EventClock
  ) {
    answers = calls.map { ProgramAnswer.failed(.tooLong($0.program, patience)) }
    (end, self.clock) = (clock.now + patience, clock)
    for (index, call) in calls.enumerated() {
      do throws(ProgramRefusal) {
        let output = ProgramOutput.kept(showingErrors: showingErrors)
        let program = try programs.start(call, output: output, variables: Self.language)
        open.append(Question(index: index, name: call.program, program: program))
      } catch {
        answers[index] = .failed(CommandEnding(call.program, error))
      }
    }
  }

  var interests: [Interest] { open.flatMap(\.program.interests) }

  var deadline: ContinuousClock.Instant? { isOver ? nil : open.isEmpty ? clock.now : end }

  /// Collects answers, and returns all of them at the end. Kills programs that still run then.
  func advance(_ wakeup: Wakeup) -> [[ProgramAnswer]] {
    guard !isOver else { return [] }
    for question in open {
      guard let answer = question.answer(wakeup) else { continue }
      answers[question.index] = answer
      open.removeAll { $0.index == question.index }
    }
    guard open.isEmpty || wakeup.now >= end else { return [] }
    cancel()
    return [answers]
  }

  /// Kills the programs that still run, and reports nothing more.
  func cancel() {
    isOver = true
    for question in open { question.program.end(with: SIGKILL) }
    open = []
  }
}

extension ProgramQuery.Question {
  /// Returns the program's answer; `nil` while it may print more.
  fileprivate func answer(_ wakeup: Wakeup) -> ProgramAnswer? {
    let limit = ProgramAnswer.maximumByteCount
    let status = program.advance(wakeup).first
    guard program.printed.count <= limit else { return .failed(.tooMuch(name, limit)) }
    guard let status else { return nil }
    let ending = CommandEnding(name, status)
    guard ending == .done else { return .failed(ending) }
    return .printed(String(decoding: program.printed, as: UTF8.self))
  }
}
