// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Foundation
import Glibc

/// What a command gets from whoever runs it: its environment, and where its output goes.
///
/// Tests replace the current caller, and so run commands within their own process. It can't be a
/// parameter, because the argument parser creates the commands.
struct Caller: Sendable {
  @TaskLocal static var current = Caller.ofProcess

  let environment: [String: String]
  /// The path of the program, without symbolic links.
  let executable: String?
  /// Whether standard input is a terminal.
  let hasTerminal: Bool
  /// Whether standard error is a terminal.
  var showsErrors = false
  /// Writes a text to standard output.
  let output: @Sendable (String) throws(Failure) -> Void
  /// Writes a line to standard error.
  let errors: @Sendable (String) -> Void
  /// Whether a program can be run, by name or path.
  var findsProgram: @Sendable (String) -> Bool = { ProgramSearch.isThere($0) }
  /// Returns why a program that is there can't be run.
  var findsObstacle: @Sendable (String) -> String? = { ProgramSearch.obstacle(toRunning: $0) }
  /// Whether the machine has a user of a name.
  var findsUser: @Sendable (String) -> Bool = { getpwnam($0) != nil }
  /// Reads a file that another program wrote.
  var readsFile: @Sendable (String) -> FileReading = { FileReading(of: $0) }
  /// Returns the way to connect to buses, and the clock by which they answer.
  var buses: @Sendable () -> (connector: DBusConnector, clock: any EventClock) = {
    (.system, SystemClock())
  }

  /// The caller of this process.
  private static var ofProcess: Caller {
    Caller(
      environment: ProcessInfo.processInfo.environment,
      executable: try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      hasTerminal: isatty(STDIN_FILENO) == 1,
      showsErrors: isatty(STDERR_FILENO) == 1,
      output: { text throws(Failure) in try writeToStandardOutput(text) },
      errors: { printError($0, to: STDERR_FILENO) }
    )
  }

  /// The form of lines on standard error.
  var logForm: LogForm { LogForm(environment: environment, descriptor: STDERR_FILENO) }
}
