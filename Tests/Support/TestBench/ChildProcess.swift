// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc
import Synchronization

/// A program run with pipes. Its output is collected. It is killed when its last owner goes away.
package final class ChildProcess: Sendable {
  /// The source of its standard input.
  package enum Input: Sendable {
    /// An empty input.
    case nothing
    /// These bytes, then the end.
    case text(String)
    /// The bytes from ``ChildProcess/write(_:within:)``, until ``ChildProcess/closeInput()``.
    case pipe
  }

  /// The result of a finished program.
  package struct Result: Hashable, Sendable {
    package let status: ExitStatus
    package let output: String
    package let errors: String

    package init(status: ExitStatus, output: String, errors: String = "") {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  package let output: Transcript
  package let errors: Transcript
  private let process: RunningProcess
  private let input: Mutex<Descriptor?>

  package init(_ command: Command, input source: Input = .nothing) throws {
    let stdin = try Descriptor.pipe()
    let stdout = try Descriptor.pipe()
    let stderr = try Descriptor.pipe()
    let files: [Spawn.FileAction] = [
      .duplicate(stdin.reader, onto: 0),
      .duplicate(stdout.writer, onto: 1),
      .duplicate(stderr.writer, onto: 2),
    ]
    process = try RunningProcess(Spawn(command: command, files: files, group: .own))
    output = try Transcript(reading: stdout.reader)
    errors = try Transcript(reading: stderr.reader)
    stdin.writer.stopBlocking()
    if case .pipe = source { input = Mutex(stdin.writer) } else { input = Mutex(nil) }
    if case .text(let text) = source { Self.feed(text, to: stdin.writer) }
  }

  deinit {
    signal(SIGKILL)
  }

  /// Runs a program to its end.
  ///
  /// - Throws: ``BenchError/missed(awaited:seen:)`` if time runs out; the program is killed.
  package static func run(
    _ command: Command,
    input: String = "",
    within limit: Duration = .seconds(60)
  ) async throws -> Result {
    let child = try ChildProcess(command, input: .text(input))
    return try await child.result(within: limit)
  }

  /// The process ID.
  package var pid: Int32 {
    process.pid
  }

  /// The current state.
  package var state: RunState {
    process.current
  }

  /// Writes to its standard input, and returns the time just before.
  @discardableResult
  package func write(_ text: String, within limit: Duration = .seconds(60)) throws -> Moment {
    guard let pipe = input.withLock({ $0 }) else {
      throw BenchError.system(call: "write", reason: "its standard input is closed")
    }
    let start = Moment.now
    try pipe.write(Array(text.utf8), within: limit)
    return start
  }

  /// Ends its standard input.
  package func closeInput() {
    input.withLock { $0 = nil }
  }

  /// Sends a signal to the program and its children. Does nothing after its end.
  package func signal(_ number: Int32) {
    process.signal(number, wholeGroup: true)
  }

  /// Waits until a signal has stopped the program.
  package func stopped(within limit: Duration = .seconds(60)) async throws {
    let isStopped = await process.reached(within: limit) { state in
      if case .stopped = state { true } else { nil }
    }
    guard isStopped == true else {
      throw BenchError.missed(awaited: "process \(pid) to stop", seen: "\(state)")
    }
  }

  /// Waits for the program's end. Kills it if time runs out.
  package func exit(within limit: Duration = .seconds(60)) async throws -> ExitStatus {
    try await process.exit(within: limit) { "\(output.text) \(errors.text)" }
  }

  /// Waits for the program's end, and returns all its output.
  package func result(within limit: Duration = .seconds(60)) async throws -> Result {
    let status = try await exit(within: limit)
    return Result(
      status: status,
      output: try await output.completed(),
      errors: try await errors.completed()
    )
  }

  private static func feed(_ text: String, to pipe: Descriptor) {
    DispatchQueue.global().async {
      try? pipe.write(Array(text.utf8), within: .seconds(60))
    }
  }
}
