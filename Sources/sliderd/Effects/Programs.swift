// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Glibc

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
