// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Foundation
import Glibc
import StepSlider

/// What a command gets from whoever runs it: its environment, and where its output goes. Tests replace
/// the current caller. It can't be a parameter, because the argument parser creates the commands.
struct Caller: Sendable {
  @TaskLocal static var current = Caller.ofProcess

  let environment: [String: String]
  /// The path of the program, without symbolic links.
  let executable: String?
  let hasTerminal: Bool
  var showsErrors = false
  let output: @Sendable (String) throws(Failure) -> Void
  let errors: @Sendable (String) -> Void
  var findsProgram: @Sendable (String) -> Bool = { finds(program: $0) }
  /// Returns why a program that is there can't be run.
  var obstacle: @Sendable (String) -> String? = { Caller.obstacle(toRunning: $0) }
  var findsUser: @Sendable (String) -> Bool = { getpwnam($0) != nil }
  /// Reads a file that another program wrote; `nil` if it is missing.
  var usersFile: @Sendable (String) throws(FileError) -> [UInt8]? = { path throws(FileError) in
    try readUsersFile(at: path)
  }
  /// The most values in a message: enough for an answer about 20,000 sliders.
  static let maximumValues = 2_000_000
  var buses: @Sendable () -> (connector: DBusConnector, clock: any EventClock) = {
    (systemConnector(valueLimit: maximumValues), SystemClock())
  }

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
}
