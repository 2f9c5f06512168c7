// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import StepSliderEvdev
import TestBench

/// A sliderd with a configuration and without a terminal, like a service.
final class ConfiguredDaemon: Sendable {
  let folder: TemporaryFolder
  let process: ChildProcess

  /// Starts sliderd and waits for its first words.
  init(_ folder: TemporaryFolder, _ configuration: String, _ arguments: String...) async throws {
    self.folder = folder
    try folder.write(configuration, to: "sliderd/sliderd.toml")
    var command = Program.sliderd(
      "--audio",
      "none",
      "--output",
      "json",
      environment: ["XDG_CONFIG_HOME": folder.path, "XDG_STATE_HOME": folder.file("state")]
    )
    command.arguments += arguments
    process = try ChildProcess(command)
    try await process.output.expect(#""event":"speech""#, within: .seconds(30))
  }

  /// Makes sliderd reload its configuration, or another one, and returns the events up to the
  /// result.
  @discardableResult
  func reload(_ configuration: String? = nil) async throws -> [Event] {
    if let configuration { try folder.write(configuration, to: "sliderd/sliderd.toml") }
    var (mark, complaints) = (process.output.count, process.errors.count)
    // The voice isn't changed if it gets no processor time for 0.3 s.
    while try await !readsAgain(after: mark, complaints) {
      (mark, complaints) = (process.output.count, process.errors.count)
    }
    return try events(after: mark)
  }

  /// Makes sliderd reload its configuration. Returns false if the voice was too busy.
  private func readsAgain(after mark: Int, _ complaints: Int) async throws -> Bool {
    process.signal(SIGHUP)
    let told = try await process.output.expect(#""event":"reload""#, after: mark)
    try await process.output.expect("\n", after: told)
    guard try events(after: mark).contains(where: { $0.done == false }) else { return true }
    let reason = try await process.errors.expect(
      "settings not updated: ",
      after: complaints
    )
    let end = try await process.errors.expect("\n", after: reason)
    let line = String(decoding: process.errors.bytes[reason..<end], as: UTF8.self)
    return !line.contains("the voice is busy")
  }

  /// Returns the complete events after an offset in the output.
  func events(after mark: Int = 0) throws -> [Event] {
    let text = String(decoding: process.output.bytes.dropFirst(mark), as: UTF8.self)
    return try Event.all(in: text.wholeLines)
  }

  /// Waits until sliderd says something, after an offset in the output.
  func expect(_ words: String, after mark: Int = 0) async throws {
    try await process.output.expect(#""event":"speech","text":"\#(words)""#, after: mark)
  }

  /// Ends sliderd like a service.
  func end() async throws -> ChildProcess.Result {
    process.signal(SIGTERM)
    return try await process.result()
  }

  /// The open files, by descriptor. Empty unless the user is root, because the process hides them
  /// from anyone else.
  var openFiles: [String: String] {
    let folder = "/proc/\(process.pid)/fd"
    let numbers = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (numbers ?? []).reduce(into: [:]) {
      $0[$1] = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($1)")
    }
  }
}

extension PipedDevice {
  /// Presses and releases a key.
  func press(_ name: String) {
    let code = EvdevCode(name: name)?.number ?? 0
    send([(1, code, 1), (0, 0, 0), (1, code, 0), (0, 0, 0)])
  }

  /// Turns the dial.
  func turn(by notches: Int32) { send([(2, 7, notches), (0, 0, 0)]) }
}
