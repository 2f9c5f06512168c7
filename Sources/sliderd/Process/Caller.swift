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
  var findsObstacle: @Sendable (String) -> String? = { obstacle(toRunning: $0) }
  var findsUser: @Sendable (String) -> Bool = { getpwnam($0) != nil }
  /// Reads a file that another program wrote; `nil` if it is missing.
  var readsFile: @Sendable (String) throws(FileError) -> [UInt8]? = { path throws(FileError) in
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

/// Writes a text to standard output, without what could control a terminal.
func printWhole(_ text: String) throws(Failure) {
  try Caller.current.output(SpokenText.printed(text))
}

func writeToStandardOutput(_ text: String) throws(Failure) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw .standardOutput(errno) }
    rest = rest.dropFirst(count)
  }
}

/// Fails if standard output of the process is closed, or nobody reads it.
func checkStandardOutput() throws(Failure) {
  guard write(STDOUT_FILENO, "", 0) == 0 else { throw .standardOutput(errno) }
  var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
  guard poll(&output, 1, 0) <= 0 || output.revents & Int16(POLLERR) == 0 else {
    throw .standardOutput(EPIPE)
  }
}

extension Failure {
  package static func standardOutput(_ code: CInt) -> Failure {
    let reason = String(cString: strerror(code))
    return Failure(status: .cannotCreate, message: "can't write to standard output: \(reason)")
  }
}

/// Writes a line to standard error, without what could control a terminal.
func printError(_ line: String) { Caller.current.errors(SpokenText.printed(line)) }

/// Writes a line to a descriptor, within a time limit. Returns whether the whole line was written.
@discardableResult
func printError(_ line: String, to descriptor: CInt, within patience: Duration? = nil) -> Bool {
  let clock = SystemClock()
  let deadline = patience.map { clock.now + $0 }
  let interest = Interest(descriptor, isForWriting: true)
  var rest = Array((line + "\n").utf8)[...]
  while !rest.isEmpty {
    if deadline != nil, clock.wait(for: [interest], until: deadline) != [interest] { return false }
    // A ready pipe takes this much without blocking (POSIX, PIPE_BUF).
    let count = rest.prefix(4096).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EAGAIN || errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
