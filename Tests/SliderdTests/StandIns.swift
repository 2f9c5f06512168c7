// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench

/// Programs that write down what they were told, in place of those that set something.
struct StandIns {
  let folder: TemporaryFolder

  /// Makes programs, each of which prints an answer to whatever it is asked.
  init(for answers: [String: String]) throws {
    folder = try TemporaryFolder()
    for (program, answer) in answers { try write(program, "printf '%s\\n' '\(answer)'") }
  }

  /// Makes a program that runs a script after writing down its arguments, and what it reads.
  ///
  /// It is a link: a program that was written just now can't always be run, as another test that
  /// starts a process in that moment has it open, too.
  func write(_ program: String, _ script: String) throws {
    try folder.write(script + "\n", to: "bin/\(program).script")
    let link = folder.file("bin/\(program)")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: Self.program)
  }

  private static let program = ProjectFile.path("Tests/StandIns/program")

  /// What the programs were told, in its order: each with its arguments, parted by bars.
  func calls() -> [String] {
    let text = try? String(contentsOfFile: folder.file("calls"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  /// sliderd, silent, with these programs before all others.
  func run(_ arguments: [String], _ lines: String) async throws -> ChildProcess.Result {
    let isJSON = arguments.contains("--output")
    let flags = ["--audio", "none"] + (isJSON ? [] : ["--output", "plain"])
    return try await ChildProcess.run(command(flags + arguments), input: lines)
  }

  /// sliderd with these programs before all others.
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
