// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The results of a program that ran to its end.
struct FinishedProgram: Sendable {
  let output: String
  let errors: String
  let status: Int32

  /// Runs a program with some lines as its whole input.
  static func run(
    _ program: String,
    _ arguments: [String],
    input: String = ""
  ) async throws -> FinishedProgram {
    // This call blocks, so it needs its own thread; the threads that run tests are few.
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result { try FinishedProgram(program, arguments, input: input) }
        )
      }
    }
  }

  /// Returns the path of an example that was built with the tests.
  static func example(_ name: String) -> String {
    Bundle(for: TestBundle.self).bundleURL.appending(path: name).path
  }

  private init(_ program: String, _ arguments: [String], input: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let (keys, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (keys, output)
    process.standardError = errors
    try process.run()
    try keys.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try keys.fileHandleForWriting.close()
    let (printed, failures) = (
      output.fileHandleForReading.readDataToEndOfFile(),
      errors.fileHandleForReading.readDataToEndOfFile()
    )
    process.waitUntilExit()
    self.output = String(decoding: printed, as: UTF8.self)
    self.errors = String(decoding: failures, as: UTF8.self)
    status = process.terminationStatus
  }

  private final class TestBundle {}
}
