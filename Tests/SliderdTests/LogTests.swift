// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Logging
import TestBench
import Testing

@testable import sliderd

/// Standard error, for people and for systemd's journal.
@Suite struct LogTests {
  @Test(arguments: [
    (Logger.Level.debug, "sliderd: debug: a\nb", "<7>a\n<7>b"),
    (.info, "sliderd: info: a\nb", "<6>a\n<6>b"),
    (.notice, "sliderd: notice: a\nb", "<5>a\n<5>b"),
    (.warning, "sliderd: a\nb", "<4>a\n<4>b"),
    (.critical, "sliderd: a\nb", "<2>a\n<2>b"),
  ])
  func `a message has its level, and each of its lines in the journal has a priority`(
    level: Logger.Level,
    plain: String,
    journal: String
  ) {
    #expect(LogForm.plain.text(level, "a\nb") == plain)
    #expect(LogForm.journal.text(level, "a\nb") == journal)
  }

  @Test(arguments: ["", "0:0", "nonsense"])
  func `a stream other than the journal's gets plain messages`(name: String) {
    #expect(LogForm(environment: ["JOURNAL_STREAM": name], descriptor: 2) == .plain)
  }

  @Test func `mistakes and changes are logged to the journal with their priorities`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("[[slider]]\nsteps = 5\nlable = 1\nrate = 2\n", to: "wrong.toml")
    _ = try await run(["--config", folder.file("wrong.toml")], journal: folder.file("mistakes"))
    let mistakes = try lines(of: folder.file("mistakes"))
    #expect(mistakes.count == 3 && mistakes.allSatisfy { $0.hasPrefix("<2>") })
    _ = try await run(
      ["--steps", "5", "--log-level", "debug", "--on-change", "false"],
      journal: folder.file("run")
    )
    let run = try lines(of: folder.file("run"))
    #expect(run.contains("<7>4 of 5") && run.contains("<4>false failed with exit status 1"))
  }

  /// Runs with a file in place of the journal.
  private func run(_ arguments: [String], journal: String) async throws -> ChildProcess.Result {
    let slider = Program.sliderd("--audio", "none", "--output", "none")
    let script = """
      exec 2>"$0"; export JOURNAL_STREAM=$(stat --format=%d:%i "$0"); exec "$@"
      """
    let command = Command(
      "/bin/sh",
      ["-c", script, journal, slider.executable] + slider.arguments + arguments,
      environment: slider.environment
    )
    return try await ChildProcess.run(command, input: "right\n")
  }

  private func lines(of path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
