// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

/// `inspect --live` on running programs.
@Suite(.timeLimit(.minutes(2)))
struct LiveInspectionTests {
  private func inspect(
    _ arguments: String...,
    in environment: [String: String]
  ) async throws -> ChildProcess.Result {
    var command = Program.sliderd("inspect", "--live")
    command.arguments += arguments
    command.environment.merge(environment) { own, _ in own }
    return try await ChildProcess.run(command)
  }

  /// Starts a session with a running accessibility bus. The first inspection starts the bus; on a
  /// slow machine that takes longer than an inspection waits.
  private func session() async throws -> AccessibleSession {
    let session = try await AccessibleSession()
    while try await inspect(in: session.environment).status != .code(0) {}
    return session
  }

  @Test func `a running program can be listed and inspected without a screen reader`() async throws
  {
    let session = try await AccessibleSession()
    var command = Program.sliderd(
      "--label",
      "Text size",
      "--names",
      "Small,Medium,Large",
      "--audio",
      "none",
      "--screen-reader",
      "on",
      "--output",
      "json",
      "--input",
      "lines"
    )
    command.environment.merge(session.environment) { own, _ in own }
    let slider = try ChildProcess(command, input: .pipe)
    try await slider.output.expect("\"ready\"")
    var list = ""
    while !list.contains("  sliderd\n") {
      list = try await inspect(in: session.environment).output
    }
    #expect(list.hasPrefix("1 program on the accessibility bus"))
    let result = try await inspect("--application", "sliderd", in: session.environment)
    #expect(result.status == .code(0))
    #expect(result.output.contains("1. Text size, horizontal slider, Medium, 2 of 3."))
    #expect(result.output.contains("Actions: increment, decrement."))
    #expect(result.output.contains("No findings."))
    let json = try await inspect(
      "--application",
      "sliderd",
      "--format",
      "json",
      in: session.environment
    )
    #expect(json.output.contains("\"value\":\"Medium, 2 of 3\""))
    withExtendedLifetime(slider) {}
  }

  /// The examples, which scripts/test builds first.
  private static let examples = [
    "Examples/.build/debug/BarChart", "Examples/.build/debug/LogoDrawing",
    "Examples/.build/debug/PopOver", "Examples/.build/debug/RevealingForm",
    "Examples/.build/debug/TaskTimer", "Examples/.build/debug/TextSizePopOver",
    "Examples/.build/debug/VolumeBubble", "Examples/Window/.build/debug/TextSizeWindow",
  ]

  @Test(
    .enabled("the examples are built") {
      ["Examples", "Examples/Window"].map { ProjectFile.path("\($0)/.build/debug") }
        .allSatisfy(FileManager.default.fileExists)
    },
    arguments: examples
  )
  func `a running example has no findings`(file: String) async throws {
    let path = ProjectFile.path(file)
    let session = try await AccessibleSession()
    let name = URL(filePath: path).lastPathComponent
    let isWindow = name == "TextSizeWindow"
    let flags = isWindow ? ["--audio", "none", "--screen-reader", "on"] : ["--accessibility-bus"]
    let display = ["SDL_VIDEODRIVER": "dummy"]
    let example = Command(path, flags, environment: session.environment).adding(display)
    let program = try ChildProcess(example, input: .pipe)
    while try await inspect(in: session.environment).output.contains("  \(name)\n") == false {}
    let result = try await inspect("--application", name, "--strict", in: session.environment)
    #expect(result.status == .code(0), "\(result.output)")
    withExtendedLifetime(program) {}
  }

  @Test func `sliderd isn't listed without a screen reader, and the reason is printed`()
    async throws
  {
    let session = try await session()
    let list = try await inspect(in: session.environment)
    #expect(
      list.output == """
        0 programs on the accessibility bus.
        sliderd appears while a screen reader is running, or always with --screen-reader on.

        """
    )
    let result = try await inspect("--application", "sliderd", in: session.environment)
    #expect(
      result.errors == """
        sliderd: no program "sliderd" on the accessibility bus; it appears while a \
        screen reader is running, or always with --screen-reader on

        """
    )
  }

  @Test func `an unknown program causes exit code 66`() async throws {
    let session = try await session()
    let result = try await inspect("--application", "gedit", in: session.environment)
    #expect(result.status == .code(66))
    #expect(result.errors == "sliderd: no program \"gedit\" on the accessibility bus\n")
  }

  @Test func `SVG output is refused for a running program`() async throws {
    let result = try await inspect("--format", "svg", in: AccessibleSession.bare)
    #expect(result.status == .code(64))
    #expect(
      result.errors.hasPrefix("sliderd: --format: svg is not available with --live")
    )
  }

  @Test func `without a bus, the reason is reported`() async throws {
    let result = try await inspect(in: AccessibleSession.bare)
    #expect(result.status == .code(66))
    #expect(result.errors.contains("DBUS_SESSION_BUS_ADDRESS"))
  }
}
