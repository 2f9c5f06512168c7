// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Glibc

/// The programs that commands and queries start: real or simulated ones.
package protocol Programs: AnyObject {
  /// Starts a program and feeds it its input. Sets variables in its environment.
  func start(
    _ call: CommandCall,
    output: ProgramOutput,
    variables: [String: String]
  ) throws(SystemError) -> any StartedProgram
}

/// A program in the background. It is killed with its children with the last reference to it.
package protocol StartedProgram: EventSource<ProgramStatus> {
  /// The output so far, if it is kept.
  var printed: [UInt8] { get }

  /// Sends the program and its children a signal to end. Returns whether it still ran.
  @discardableResult
  func end(with signal: CInt) -> Bool
}

package enum ProgramOutput: Sendable {
  case log
  /// Nowhere, because it would disturb the drawing.
  case nowhere
  /// ``StartedProgram/printed``; the program's standard error goes to the log, or nowhere.
  case kept(showingErrors: Bool)

  package var isKept: Bool { if case .kept = self { true } else { false } }

  var showsErrors: Bool {
    switch self {
    case .log, .kept(showingErrors: true): true
    case .nowhere, .kept(showingErrors: false): false
    }
  }
}

package enum ProgramStatus: Equatable, Sendable {
  case exited(CInt)
  case signaled(CInt)
}

extension CommandError {
  /// Fails for a program that succeeded.
  init?(_ program: String, _ status: ProgramStatus) {
    switch status {
    case .exited(0): return nil
    case .exited(let code): description = "\(program) failed with exit status \(code)"
    case .signaled(let signal): description = "\(program) was terminated by signal \(signal)"
    }
  }

  init(_ program: String, _ error: SystemError) {
    let reason = error.obstacle ?? String(cString: strerror(error.code))
    let isMissing = error.code == ENOENT && error.obstacle == nil
    description = isMissing ? "program \(program) not found" : "can't run \(program): \(reason)"
  }

  static func tooLong(_ program: String, _ patience: Duration) -> CommandError {
    let seconds = patience / .seconds(1)
    return Self(description: "\(program) took longer than \(seconds) s and was stopped")
  }
}
