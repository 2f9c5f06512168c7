// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc

/// An invisible display with a keyboard and a mouse that tests control: Xvfb and xdotool.
struct PrivateDisplay {
  private let server: RunningProgram
  private let folder: URL
  private let environment: [String: String]

  /// Whether the required programs are installed.
  static var isPossible: Bool {
    ["Xvfb", "xdotool"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }
  }

  /// Runs a body with a display of 800 by 800 pixels, the pointer in the middle, and then closes
  /// the display.
  static func use(_ body: (PrivateDisplay) async throws -> Void) async throws {
    let display = try await PrivateDisplay()
    do {
      try await body(display)
    } catch {
      await display.close()
      throw error
    }
    await display.close()
  }

  private init() async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "display-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = try RunningProgram(
      URL(filePath: "/usr/bin/Xvfb"),
      [
        "-displayfd", "1", "-screen", "0", "800x800x24", "-nolisten", "tcp", "-noreset", "-fbdir",
        folder.path,
      ],
      environment: [:]
    )
    let number = try await server.line()
    environment = [
      "DISPLAY": ":\(number)", "SDL_VIDEODRIVER": "x11", "PATH": "/usr/bin:/bin",
      "HOME": folder.path, "LANG": "C.UTF-8",
    ]
  }

  /// Starts a program that was built with the tests. A stand-in script can replace a tool.
  func run(
    _ name: String,
    _ arguments: String...,
    standIn: (name: String, script: String)? = nil
  ) throws -> RunningProgram {
    var environment = environment
    if let standIn {
      let file = folder.appending(path: standIn.name)
      try standIn.script.write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
      environment["PATH"] = "\(folder.path):/usr/bin:/bin"
    }
    return try RunningProgram(built(name), arguments, environment: environment)
  }

  /// Returns the result of a client's scenario on the accessibility bus, in a program that was
  /// built with the tests.
  func replay(_ scenario: URL, at name: String, _ arguments: String...) async throws -> [String] {
    let package = URL(filePath: #filePath).appending(path: "../../../../..")
    let client = try RunningProgram(
      package.appending(path: "Tests/Support/AccessibilityBus/replay").standardized,
      [scenario.path, built(name).path] + arguments,
      environment: environment
    )
    return await client.remainingLines()
  }

  private func built(_ name: String) -> URL {
    Bundle(for: TestBundle.self).bundleURL.appending(path: name)
  }

  /// Presses keys or moves the mouse, with the arguments of xdotool.
  func act(_ arguments: String...) async throws {
    let tool = try RunningProgram(
      URL(filePath: "/usr/bin/xdotool"),
      arguments,
      environment: environment
    )
    guard await tool.status() == 0 else { throw DisplayError.refused(arguments) }
  }

  /// The current picture, from the file in which the server keeps it.
  var picture: Data {
    get throws { try Data(contentsOf: folder.appending(path: "Xvfb_screen0")) }
  }

  private func close() async {
    server.kill()
    _ = await server.status()
    try? FileManager.default.removeItem(at: folder)
  }

  private final class TestBundle {}
}

/// A program that runs alongside the test, and its printed lines.
final class RunningProgram {
  private let process = Process()
  private let lines: AsyncStream<String>
  private let ending: AsyncStream<Int32>

  init(_ program: URL, _ arguments: [String], environment: [String: String]) throws {
    let output = Pipe()
    (process.executableURL, process.arguments) = (program, arguments)
    (process.environment, process.standardOutput) = (environment, output)
    process.standardError = FileHandle.nullDevice
    lines = Self.lines(of: output.fileHandleForReading)
    let (ending, continuation) = AsyncStream.makeStream(of: Int32.self)
    self.ending = ending
    process.terminationHandler = { process in
      continuation.yield(process.terminationStatus)
      continuation.finish()
    }
    try process.runUnmasked()
  }

  /// Waits for the next printed line.
  func line() async throws -> String {
    guard let line = await lines.first(where: { _ in true }) else { throw DisplayError.silent }
    return line
  }

  /// Waits for the next printed lines.
  func lines(_ count: Int) async throws -> [String] {
    var found: [String] = []
    for _ in 0..<count { found.append(try await line()) }
    return found
  }

  /// Waits for all other lines until the program's end.
  func remainingLines() async -> [String] { await lines.reduce(into: []) { $0.append($1) } }

  /// Waits for the program's end, and returns its exit status.
  func status() async -> Int32? { await ending.first { _ in true } }

  /// Asks the program to exit.
  func end() { process.terminate() }

  /// Ends the program. An X server may miss a signal that comes just before it waits.
  func kill() { _ = Glibc.kill(process.processIdentifier, SIGKILL) }

  private static func lines(of file: FileHandle) -> AsyncStream<String> {
    let (lines, writer) = AsyncStream.makeStream(of: String.self)
    // The handler runs for one chunk after another, so only one thread uses the buffer at a
    // time.
    nonisolated(unsafe) var buffer = Data()
    file.readabilityHandler = { file in
      let chunk = file.availableData
      buffer += chunk
      while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        writer.yield(String(decoding: buffer[..<end], as: UTF8.self))
        buffer = Data(buffer[(end + 1)...])
      }
      if chunk.isEmpty {
        file.readabilityHandler = nil
        writer.finish()
      }
    }
    return lines
  }
}

/// The errors of a display or a program on it.
enum DisplayError: Error {
  /// xdotool failed with these arguments.
  case refused([String])
  /// A program ended without another line.
  case silent
}

extension Process {
  /// Starts the program with no signals blocked. A program inherits the mask of the thread that
  /// starts it, and test threads block the signals that stop programs.
  fileprivate func runUnmasked() throws {
    var (none, own) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &own)
    defer { pthread_sigmask(SIG_SETMASK, &own, nil) }
    try run()
  }
}
