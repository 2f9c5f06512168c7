// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider

/// What a queried program printed, or the reason there is no answer.
typealias ProgramAnswer = Result<String, CommandError>

/// Queries several programs at once. Returns all answers together, in the order of the programs,
/// after the last answer or when time is up.
final class ProgramQuery: EventSource {
  private static let maximumByteCount = 65_536
  /// With `C.UTF-8`, gettext still translates into the languages that `LANGUAGE` lists.
  private static let language = ["LC_ALL": "C.UTF-8", "LANGUAGE": ""]

  private typealias Question = (index: Int, name: String, program: any StartedProgram)

  private var answers: [ProgramAnswer?]
  private var open: [Question] = []
  private let end: Duration
  private let clock: any EventClock
  private var isOver = false

  /// Starts the programs with a time limit. Where there is no call, there is no answer.
  init(
    _ calls: [CommandCall?],
    of programs: any Programs,
    showingErrors showsErrors: Bool = true,
    patience: Duration = .seconds(2),
    clock: any EventClock
  ) {
    answers = calls.map { $0.map { .failure(.tooLong($0.program, patience)) } }
    (end, self.clock) = (clock.now + patience, clock)
    for (index, call) in calls.enumerated() {
      guard let call else { continue }
      do throws(CommandError) {
        let program = try programs.start(
          call,
          keepsOutput: true,
          logs: showsErrors,
          variables: Self.language
        )
        open.append((index, call.program, program))
      } catch {
        answers[index] = .failure(error)
      }
    }
  }

  var interests: [DescriptorInterest] { open.flatMap(\.program.interests) }
  var deadline: Duration? { isOver ? nil : open.isEmpty ? clock.now : end }

  func advance(_ wakeup: Wakeup) -> [[ProgramAnswer?]] {
    guard !isOver else { return [] }
    for question in open {
      guard let answer = Self.answer(to: question, wakeup) else { continue }
      answers[question.index] = answer
      open.removeAll { $0.index == question.index }
    }
    guard open.isEmpty || wakeup.now >= end else { return [] }
    cancel()
    return [answers]
  }

  private static func answer(to question: Question, _ wakeup: Wakeup) -> ProgramAnswer? {
    let (_, name, program) = question
    let end = program.advance(wakeup).first
    guard program.printed.count <= maximumByteCount else {
      let message = "\(SpokenText.cleaned(name)) printed more than \(maximumByteCount / 1024) KiB"
      return .failure(CommandError(description: message))
    }
    return end.map { failure in
      failure.map { .failure($0) } ?? .success(String(decoding: program.printed, as: UTF8.self))
    }
  }

  /// Kills the programs that still run, and reports nothing more.
  func cancel() {
    isOver = true
    for question in open { question.program.end(with: SIGKILL) }
    open = []
  }
}
