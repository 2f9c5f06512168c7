// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// The programs that were built with the tests, driven by lines.
@Suite struct ProgramTests {
  @Test func `lines are keys, and each spoken line is printed once`() async throws {
    let input = "right\n# comment\nwait\ns\nleft"
    let chart = try await run("BarChart", "--audio", "none", input: input)
    #expect(
      chart.output == """
        Books sold, January, 12.
        February, 15.
        Sorted by height
        January, 12.

        """
    )
    #expect(chart.errors.isEmpty)
    #expect(chart.status == 0)
  }

  @Test func `a slider with a voice answers keys until it is told to quit`() async throws {
    let slider = try await run("TalkingSlider", "--silent", input: "right\nleft\nq\nright\n")
    #expect(
      slider.output == """
        Text size, horizontal slider, Medium, 2 of 3.
        Use the arrow keys to adjust.
        Large, 3 of 3, maximum
        Medium, 2 of 3

        """
    )
    #expect(slider.status == 0)
  }

  @Test func `a second passes in a program of its own clock`() async throws {
    let timer = try await run(
      "TaskTimer",
      "--audio",
      "none",
      input: "end\nleft\nleft\nenter\nsleep 1100\nright"
    )
    let lines = timer.output.split(separator: "\n")
    #expect(lines.dropLast().last == "dimmed")
    #expect(lines.last?.hasPrefix("Duration, ") == true)
    #expect(lines.last != "Duration, 0 seconds.")
  }

  @Test func `the picture is drawn as it is at the end`() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let input = "end\nenter\n"
    let program = try await run("PopOver", "--audio", "none", "--svg", path, input: input)
    #expect(program.status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(">Delete all notes?</text>"))
  }

  @Test(arguments: [
    (["--audio", "none"], "right\nrihgt", 65, "standard input:2: unknown key \"rihgt\""),
    (["--loud"], "", 64, "unknown option \"--loud\""),
    (["--audio", "wav:/nowhere/a.wav"], "", 73, "can't write the sound file /nowhere/a.wav"),
    (["--audio", "none", "--svg", "/nowhere/a"], "", 73, "--svg: can't write /nowhere/a"),
    (["--audio", "none"], "ctrl-c", 130, ""),
  ])
  func `what is wrong is named, and has its exit code`(
    arguments: [String],
    input: String,
    status: Int32,
    message: String
  ) async throws {
    let program = try await run("LogoDrawing", arguments, input: input)
    #expect(program.status == status)
    #expect(program.errors.contains(message) || (message.isEmpty && program.errors.isEmpty))
  }

  private func run(
    _ name: String,
    _ arguments: String...,
    input: String
  ) async throws -> FinishedProgram {
    try await run(name, arguments, input: input)
  }

  private func run(
    _ name: String,
    _ arguments: [String],
    input: String
  ) async throws -> FinishedProgram {
    try await .run(FinishedProgram.example(name), arguments, input: input)
  }
}
