// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// The programs that were built with the tests, driven by lines.
@Suite struct ProgramTests {
  @Test func `lines are keys, each spoken line is printed once, and mistakes have exit codes`()
    async throws
  {
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
    try await quit()
    try await draw()
    for run in Self.mistakes { try await fail(run.arguments, run.input, run.status, run.message) }
  }

  private func quit() async throws {
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

  private func draw() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let input = "end\nenter\n"
    let program = try await run("PopOver", "--audio", "none", "--svg", path, input: input)
    #expect(program.status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(">Delete all notes?</text>"))
  }

  private static let mistakes:
    [(arguments: [String], input: String, status: Int32, message: String)] = [
      (["--audio", "none"], "right\nrihgt", 65, "standard input:2: unknown key \"rihgt\""),
      (["--loud"], "", 64, "unknown option \"--loud\""),
      (["--audio", "wav:/nowhere/a.wav"], "", 73, "can't write the sound file /nowhere/a.wav"),
      (["--audio", "none", "--svg", "/nowhere/a"], "", 73, "--svg: can't write /nowhere/a"),
      (["--audio", "none"], "ctrl-c", 130, ""),
    ]

  private func fail(
    _ arguments: [String],
    _ input: String,
    _ status: Int32,
    _ message: String
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
