// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench

/// Programs that record their calls, in place of those that change settings.
struct StandIns {
  let folder: TemporaryFolder

  /// Creates programs that each print a fixed answer.
  init(for answers: [String: String]) throws {
    folder = try TemporaryFolder()
    for (program, answer) in answers { try write(program, "printf '%s\\n' '\(answer)'") }
  }

  /// Creates a program that records its arguments and input, and then runs a script.
  ///
  /// It is a link. A program that was just written can't always be run, because a process started
  /// by another test may still have it open.
  func write(_ program: String, _ script: String) throws {
    try folder.write(script + "\n", to: "bin/\(program).script")
    let link = folder.file("bin/\(program)")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: Self.program)
  }

  private static let program = ProjectFile.path("Tests/StandIns/program")

  /// Returns the calls of the programs, in order: each with its arguments, separated by bars.
  func calls() -> [String] {
    let text = try? String(contentsOfFile: folder.file("calls"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  /// Runs sliderd silently, with these programs first in the path.
  func run(_ arguments: [String], _ lines: String) async throws -> ChildProcess.Result {
    let isJSON = arguments.contains("--output")
    let flags = ["--audio", "none"] + (isJSON ? [] : ["--output", "plain"])
    return try await ChildProcess.run(command(flags + arguments), input: lines)
  }

  /// Returns the command for sliderd with these programs first in the path.
  func command(_ arguments: [String]) -> Command {
    var command = Program.sliderd(
      environment: [
        "PATH": folder.file("bin") + ":/usr/bin:/bin", "XDG_CONFIG_HOME": folder.path,
        "XDG_STATE_HOME": folder.path,
      ]
    )
    command.arguments += arguments
    return command
  }
}
