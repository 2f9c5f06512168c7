// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Logging

/// The programs that commands and queries start: real or simulated ones.
package protocol Programs: AnyObject {
  /// Starts a program and feeds it its input. Sets variables in its environment.
  ///
  /// - Throws: The system's error if the program couldn't be started.
  func start(
    _ call: CommandCall,
    output: ProgramOutput,
    variables: [String: String]
  ) throws(ProgramRefusal) -> any StartedProgram
}

/// A program that runs in the background, and reports how it ended.
///
/// If the last reference goes away before the program ends, it is killed with its children.
package protocol StartedProgram: EventSource<ProgramStatus> {
  /// The output so far, if it is kept.
  var printed: [UInt8] { get }

  /// Sends the program and its children a signal to end. Returns whether it still ran.
  @discardableResult
  func end(with signal: CInt) -> Bool
}

/// The destination of a program's output.
package enum ProgramOutput: Sendable {
  /// The log.
  case log
  /// Nowhere, because it would disturb the drawing.
  case nowhere
  /// ``StartedProgram/printed``; the program's standard error goes to the log, or nowhere.
  case kept(showingErrors: Bool)
}

extension ProgramOutput {
  /// Whether sliderd reads the program's standard output.
  package var isKept: Bool { if case .kept = self { true } else { false } }

  /// Whether the program's standard error goes to the log.
  var showsErrors: Bool {
    switch self {
    case .log, .kept(showingErrors: true): true
    case .nowhere, .kept(showingErrors: false): false
    }
  }
}

/// How a program ended.
package enum ProgramStatus: Equatable, Sendable {
  case exited(CInt)
  case signaled(CInt)
}

/// The system's error when a program couldn't be started.
package struct ProgramRefusal: Error {
  /// The error as an `errno`.
  package let code: CInt
  /// What the program itself lacks; `nil` if only the error is known.
  let obstacle: String?

  package init(code: CInt) { self.init(code: code, obstacle: nil) }

  init(code: CInt, obstacle: String?) { (self.code, self.obstacle) = (code, obstacle) }
}

/// The programs of the system.
final class SystemPrograms: Programs {
  private let log: @Sendable (String) -> Void

  /// Creates the programs; with what logs the lines that they print for people.
  init(log: @escaping @Sendable (String) -> Void = SystemPrograms.note) { self.log = log }

  /// The level of those lines.
  static let logLevel = Logger.Level.notice
  private static let logger = Logger(label: "programs") { _ in StandardErrorLog(logLevel: .trace) }

  @Sendable private static func note(_ line: String) { logger.log(level: logLevel, "\(line)") }

  func start(
    _ call: CommandCall,
    output: ProgramOutput,
    variables: [String: String]
  ) throws(ProgramRefusal) -> any StartedProgram {
    try RunningProgram(call, output: output, variables: variables, log: log)
  }
}
