// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import TestBench
import TestFiles
import Testing

/// Running programs, inspected over the accessibility bus.
@Suite struct LiveInspectionTests {
  @Test func `a running program can be listed, inspected and gated`() async throws {
    let session = try await AccessibleSession()
    let desktop = try await AssistiveClient(watchingProgramsIn: session)
    let empty = try await inspect(in: session)
    #expect(
      empty.output == """
        0 programs on the accessibility bus.
        sliderd appears while a screen reader is running, or always with --screen-reader on.

        """
    )
    var command = Program.sliderd("--steps", "5", "--audio", "none", "--screen-reader", "on")
    command.arguments += ["--output", "json"]
    command.environment.merge(session.environment) { own, _ in own }
    let slider = try ChildProcess(command, input: .pipe)
    try await desktop.hear(.appearing, "sliderd")
    let list = try await inspect(in: session)
    #expect(list.output.hasPrefix("1 program on the accessibility bus"))
    for format in ["text", "json", "junit", "sarif", "svg"] {
      let result = try await inspect(["sliderd", "--strict", "--format", format], in: session)
      #expect(result.output.contains("missing-label"))
      #expect(result.status == .code(1))
    }
    let unknown = try await inspect(["gedit", "--wait", "1"], in: session)
    #expect(
      unknown.errors
        == "accessibility-inspector: no program \"gedit\" on the accessibility bus\n"
    )
    #expect(unknown.status == .code(66))
    withExtendedLifetime(slider) {}
  }

  @Test func `what a baseline knows or a reason excuses doesn't fail`() async throws {
    let (session, folder) = (try await AccessibleSession(), try TemporaryFolder())
    let desktop = try await AssistiveClient(watchingProgramsIn: session)
    let known = folder.file("known.txt")
    var command = Program.sliderd("--steps", "5", "--audio", "none", "--screen-reader", "on")
    command.environment.merge(session.environment) { own, _ in own }
    let slider = try ChildProcess(command, input: .pipe)
    try await desktop.hear(.appearing, "sliderd")
    let writing = try await inspect(["sliderd", "--write-baseline", known], in: session)
    #expect(writing.status == .code(0), "\(writing.errors)")
    let again = try await inspect(["sliderd", "--baseline", known], in: session)
    #expect(again.status == .code(0), "\(again.output)")
    let ignored = ["sliderd", "--strict", "--ignore", "missing-label=it is only a test"]
    #expect(try await inspect(ignored, in: session).status == .code(0))
    withExtendedLifetime(slider) {}
  }

  @Test func `of two programs with one name a user hears which is inspected, and can choose`()
    async throws
  {
    let session = try await AccessibleSession()
    let desktop = try await AssistiveClient(watchingProgramsIn: session)
    var sliders: [ChildProcess] = []
    for _ in 1...2 {
      var command = Program.sliderd("--steps", "5", "--audio", "none", "--screen-reader", "on")
      command.environment.merge(session.environment) { own, _ in own }
      let mark = desktop.mark
      sliders.append(try ChildProcess(command, input: .pipe))
      try await desktop.hear("event programs add 'sliderd'", since: mark)
    }
    let ids = sliders.map { "\($0.pid)" }
    let message = "accessibility-inspector: 2 programs are named \"sliderd\"; this is process "
    let advice = ". To inspect another, give its process ID: "
    let both = try await inspect(["sliderd"], in: session)
    #expect(both.errors == message + ids[0] + advice + ids[1] + "\n")
    let chosen = try await inspect([ids[1], "--format", "json"], in: session)
    #expect(chosen.errors == "" && chosen.output.contains(#""name":"sliderd""#))
  }

  @Test func `a program is awaited, found stopped, read again and missed`() async throws {
    let session = try await AccessibleSession()
    var command = Program.sliderd("--steps", "5", "--audio", "none", "--screen-reader", "on")
    command.arguments += ["--label", "Text size"]
    command.environment.merge(session.environment) { own, _ in own }
    let slider = try ChildProcess(command, input: .pipe)
    let read = try await inspect(["sliderd", "--wait", "60", "--format", "json"], in: session)
    #expect(read.status == .code(0) && read.output.contains(#""toolkit":"StepSlider""#))
    #expect(read.output.contains("Text size") && read.output.contains(#""count":5"#))

    slider.signal(SIGSTOP)
    let stopped = try await inspect(["sliderd"], in: session)
    #expect(stopped.errors.hasSuffix("is on the accessibility bus but doesn't answer\n"))
    #expect(stopped.status == .code(75))
    slider.signal(SIGCONT)
    #expect(try await inspect(["sliderd", "--format", "json"], in: session).output == read.output)

    slider.signal(SIGKILL)
    _ = try await slider.exit()
    #expect(try await inspect(["sliderd"], in: session).status == .code(66))
  }

  /// The examples, which scripts/test builds first.
  private static let examples = [
    "Examples/.build/debug/BarChart", "Examples/.build/debug/LogoDrawing",
    "Examples/.build/debug/PopOver", "Examples/.build/debug/RevealingForm",
    "Examples/.build/debug/TaskTimer", "Examples/.build/debug/TextSizePopOver",
    "Examples/.build/debug/VolumeBubble", "Examples/.build/debug/TerminalForm",
    "Examples/.build/debug/LiveChart", "Examples/Window/.build/debug/TextSizeWindow",
    "Examples/Window/.build/debug/GameMenu",
  ]

  /// Returns the flags with which an example is on the bus and silent.
  private static func flags(of name: String) -> [String] {
    switch name {
    case "TerminalForm", "LiveChart", "GameMenu": []
    case "TextSizeWindow": ["--audio", "none", "--screen-reader", "on"]
    default: ["--accessibility-bus"]
    }
  }

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
    let desktop = try await AssistiveClient(watchingProgramsIn: session)
    let name = URL(filePath: path).lastPathComponent
    let display = ["SDL_VIDEODRIVER": "dummy"]
    let example = Command(path, Self.flags(of: name), environment: session.environment).adding(
      display
    )
    let program = try ChildProcess(example, input: .pipe)
    try await desktop.hear(.appearing, name)
    let result = try await inspect([name, "--strict"], in: session)
    #expect(result.status == .code(0), "\(result.output)")
    withExtendedLifetime(program) {}
  }

  private func inspect(
    _ arguments: [String] = [],
    in session: AccessibleSession
  ) async throws -> ChildProcess.Result {
    try await ChildProcess.run(
      Command(BuiltProgram.inspector, arguments, environment: session.environment)
    )
  }
}
