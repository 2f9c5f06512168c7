// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import TestFiles
import TestValues
import Testing

/// sliderd as a shell runs it: its streams and its exit status.
@Suite struct CommandLineTests {
  @Test func `commands print their answers and return their exit status, in an odd locale too`()
    async throws
  {
    let sample = ProjectFile.path("config/sliderd.toml")
    let folder = try TemporaryFolder()
    try folder.write("[speech]\nvoice = \"en-uz\"\n[[slider]]\nsteps = 5\n", to: "wrong.toml")
    let wrong = folder.file("wrong.toml")
    let runs: [(arguments: [String], status: Int32, output: String, errors: String)] = [
      (["--version"], 0, "1.0.0\n", ""),
      (["check", sample], 0, "\(sample): 1 slider, no mistakes.\n", ""),
      (
        ["check", wrong], 78, "",
        """
        sliderd: \(wrong) has 1 mistake:
        \(wrong):2:9: speech.voice: unknown voice "en-uz"; similar voices: en-us

        """
      ),
      (["--steps", "0"], 64, "", "sliderd: --steps: 0 is out of range; use 1 to 1000000\n"),
    ]
    for run in runs {
      var command = Program.sliderd()
      command.arguments = run.arguments
      let result = try await ChildProcess.run(command)
      #expect(result.output == run.output && result.errors == run.errors, "\(run.arguments)")
      #expect(result.status == .code(run.status))
    }
    let voices = try await ChildProcess.run(Program.sliderd("voices")).output
    #expect(voices.split(separator: "\n").count > 50 && voices.contains("\nde\tGerman\n"))
    let locale = ["LANG": "de_DE@" + String(repeating: "a", count: 300)]
    let flags = ["--values", "10,130", "--unit", "seconds", "--value", "10", "--audio", "none"]
    var command = Program.sliderd("--output", "json", environment: locale)
    command.arguments += flags
    let result = try await ChildProcess.run(command, input: "right\nrihgt\nleft\n")
    #expect(
      result.errors
        == "sliderd: standard input:2: unknown key \"rihgt\"; did you mean \"right\"?\n"
    )
    #expect(result.status == .code(65))
    let spoken = try Event.all(in: result.output).spoken
    #expect(spoken.last == "2 Minuten und 10 Sekunden, Maximum")
  }

  @Test func `full, closed and unread streams are noticed without a crash`() async throws {
    for arguments in ["--steps 5 --audio none", "voices"] {
      let result = try await shell("\"$0\" \(arguments) >/dev/full", "right\n")
      #expect(result.status == .code(73))
      #expect(result.errors.contains("can't write to standard output"))
    }
    for error in ["2>&-", "2>/dev/full", "<&- >&- 2>&-"] {
      #expect(try await shell("\"$0\" --steps 0 \(error)").status == .code(64))
    }
    let script =
      "yes right | head -n 100000 | \"$0\" --steps 5 --audio none --output json | head -n 1"
    let result = try await shell(script)
    #expect(result.output.hasPrefix("{\"event\":\"ready\""))
    #expect(result.status == .code(0))
  }

  /// They ended with 141.
  @Test(arguments: [
    "render --steps 5", "--version", "--help", "get --help", "voices", "check config/sliderd.toml",
    "presets", "--generate-completion-script bash",
    "watch", "--steps 5 --audio none", "--steps 5 --audio none --output json",
  ])
  func `without a reader of standard output, the exit status is 73`(arguments: String) async throws
  {
    let folder = try TemporaryFolder()
    // A pipe whose only reader is gone, and no standard output at all.
    let script = """
      cd "\(ProjectFile.path("."))"; pipe="\(folder.file("pipe"))"
      mkfifo "$pipe"; exec 3<>"$pipe" 4>"$pipe" 3<&-
      "$0" \(arguments) >&4; echo $? >&2
      "$0" \(arguments) >&-; echo $? >&2
      """
    let reason = "sliderd: can't write to standard output:"
    #expect(
      try await shell(script).errors
        == "\(reason) Broken pipe\n73\n\(reason) Bad file descriptor\n73\n"
    )
  }

  /// Runs a shell script in which `$0` is the program.
  private func shell(_ script: String, _ input: String = "") async throws -> ChildProcess.Result {
    let program = Program.sliderd()
    let arguments = ["-c", script, program.executable]
    let command = Command("/bin/sh", arguments, environment: program.environment)
    return try await ChildProcess.run(command, input: input)
  }
}
