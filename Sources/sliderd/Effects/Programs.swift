// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Glibc
import StepSlider

/// The programs that commands and queries start: real or simulated ones.
package protocol Programs: AnyObject {
  /// Starts a program and feeds it its input. Its output is ``StartedProgram/printed`` if it is
  /// kept. The log gets its standard error and other output; without a log, they go nowhere. Sets
  /// variables in its environment.
  func start(
    _ call: CommandCall,
    keepsOutput: Bool,
    logs: Bool,
    variables: [String: String]
  ) throws(CommandError) -> any StartedProgram
}

/// A program in the background. Its event is its end: the reason why it failed, or `nil`. It is
/// killed with its children with the last reference to it.
package protocol StartedProgram: EventSource<CommandError?> {
  /// The output so far, if it is kept.
  var printed: [UInt8] { get }

  /// Sends the program and its children a signal to end. Returns whether it still ran.
  @discardableResult
  func end(with signal: CInt) -> Bool
}

extension CommandError {
  /// Returns why a program failed that exited; `nil` if it succeeded.
  package static func exit(of program: String, status: CInt) -> CommandError? {
    guard status != 0 else { return nil }
    return Self(description: "\(program) failed with exit status \(status)")
  }

  package static func end(of program: String, bySignal signal: CInt) -> CommandError {
    Self(description: "\(program) was terminated by signal \(signal)")
  }

  /// Says why a program can't be started: an error of the system, and what the program itself lacks
  /// if that is known.
  package static func start(
    of program: String,
    code: CInt,
    obstacle: String? = nil
  ) -> CommandError {
    let isMissing = code == ENOENT && obstacle == nil
    let reason = obstacle ?? String(cString: strerror(code))
    return Self(
      description: isMissing
        ? "program \(program) not found" : "can't run \(program): \(reason)"
    )
  }

  static func tooLong(_ program: String, _ patience: Duration) -> CommandError {
    let seconds = patience / .seconds(1)
    return Self(description: "\(program) took longer than \(seconds) s and was stopped")
  }
}

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
      } catch { answers[index] = .failure(error) }
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
