// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

@Suite struct CommandLineTests {
  @Test func `a slider with a single stop is spoken`() async throws {
    let events = try await events(of: "right", "--steps", "1")
    #expect(
      events.spoken == [
        "Horizontal slider, 1 of 1.", "Use the arrow keys to adjust.", "1 of 1, maximum",
      ]
    )
  }

  @Test func `input lines are keys, and each change is spoken and printed`() async throws {
    let events = try await events(
      of: "right\nright\nwait\n# a remark\nhome\n",
      "--names",
      "Tiny,Small,Medium,Large,Huge",
      "--label",
      "Text size"
    )
    #expect(
      events.spoken == [
        "Text size, horizontal slider, Medium, 3 of 5.", "Use the arrow keys to adjust.",
        "Large, 4 of 5", "Huge, 5 of 5, maximum", "Tiny, 1 of 5, minimum",
      ]
    )
    #expect(events.filter { $0.event == "change" }.map(\.to) == [3, 4, 0])
    #expect(events.last == Event(event: "end", reason: "end-of-input"))
  }

  @Test func `an unknown key is reported with its line number and exit code 65`() async throws {
    let command = Program.sliderd("--steps", "5", "--audio", "none", "--output", "json")
    let result = try await ChildProcess.run(command, input: "right\nrihgt\nleft\n")
    #expect(result.status == .code(65))
    #expect(
      result.errors
        == "sliderd: standard input:2: unknown key \"rihgt\"; did you mean \"right\"?\n"
    )
    #expect(try Event.all(in: result.output).spoken.last == "4 of 5")
  }

  @Test func `a German voice speaks German words and numbers`() async throws {
    let events = try await events(
      of: "?",
      "--from",
      "0",
      "--to",
      "2",
      "--by",
      "0.5",
      "--voice",
      "de",
      "--label",
      "Größe"
    )
    #expect(
      events.spoken[0] == "Größe, horizontaler Schieberegler, 1, Minimum 0, Maximum 2."
    )
    let change = try await self.events(
      of: "up",
      "--from",
      "0",
      "--to",
      "2000",
      "--by",
      "0.5",
      "--voice",
      "de"
    )
    #expect(change.spoken.last == "1.000,5")
  }

  @Test func `time spans are spoken in minutes and seconds`() async throws {
    let events = try await events(
      of: "up",
      "--from",
      "0",
      "--to",
      "300",
      "--by",
      "10",
      "--value",
      "120",
      "--unit",
      "seconds"
    )
    #expect(events.spoken.last == "2 minutes, 10 seconds")
  }

  @Test func `a long label with control characters and markup is spoken as plain text`()
    async throws
  {
    let label =
      "<speak>\u{01}+10S\u{1B}[2J \u{202E}Size</speak>" + String(repeating: "x", count: 100_000)
    let events = try await events(of: "", "--steps", "5", "--label", label)
    let entry = try #require(events.spoken.first)
    #expect(entry.hasPrefix("<speak>+10S[2J Size</speak>xxx"))
    #expect(entry.hasSuffix("…, horizontal slider, 3 of 5."))
  }

  @Test func `a missing sound server is one error line, and everything else works`() async throws {
    let command = Program.sliderd(
      "--steps",
      "5",
      "--output",
      "json",
      environment: ["PULSE_SERVER": "unix:/nonexistent/pulse", "ALSA_CONFIG_PATH": "/dev/null"]
    )
    let result = try await ChildProcess.run(command, input: "right\nwait\nright\n")
    #expect(result.status == .code(0))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.hasPrefix("sliderd: no sound: tried PulseAudio (Connection refused)"))
    #expect(result.errors.hasSuffix("or choose another output with --audio\n"))
    #expect(try Event.all(in: result.output).spoken.last == "5 of 5, maximum")
  }

  @Test func `control characters in an input line aren't ignored`() async throws {
    let command = Program.sliderd("--steps", "5", "--audio", "none", "--log-level", "critical")
    let result = try await ChildProcess.run(command, input: "ri\u{01}ght\n")
    #expect(result.status == .code(65))
    #expect(result.errors.contains("standard input:1: unknown key \"right\""))
  }

  @Test func `a sound file that can't be written completely causes exit code 73`() async throws {
    let command = Program.sliderd("--steps", "5", "--audio", "wav:/dev/full")
    let result = try await ChildProcess.run(command, input: "right\n")
    #expect(result.status == .code(73))
    #expect(result.errors.contains("can't write the sound file /dev/full: No space left on device"))
  }

  @Test(arguments: ["--steps 5 --audio none", "voices"])
  func `an unwritable standard output is reported with exit code 73`(arguments: String) async throws
  {
    let result = try await ChildProcess.run(
      shell("\"$0\" \(arguments) >/dev/full"),
      input: "right\n"
    )
    #expect(result.status == .code(73))
    #expect(result.errors.contains("can't write to standard output"))
  }

  @Test func `a missing sound device is reported once`() async throws {
    let command = Program.sliderd("--steps", "5", "--audio", "alsa:nosuch")
    let result = try await ChildProcess.run(command, input: "right\nwait\nleft\nwait\nright\n")
    #expect(result.status == .code(0))
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }

  @Test func `a closed or full standard error doesn't change the exit code`() async throws {
    for error in ["2>&-", "2>/dev/full", "<&- >&- 2>&-"] {
      let command = shell("\"$0\" --steps 0 \(error)")
      #expect(try await ChildProcess.run(command).status == .code(64))
    }
  }

  @Test func `typing 40 digits is safe when the values are at the limits of numbers`() async throws
  {
    let far = ["--from", "-999999999999999999", "--to", "-999999999999999990"]
    let wide = ["--from", "0", "--to", "999999999999999999", "--by", "100000000000000000"]
    for range in [far, wide] {
      var command = Program.sliderd("--audio", "none")
      command.arguments += range
      let digits = String(repeating: "9", count: 40)
      #expect(try await ChildProcess.run(command, input: digits + "\n").status == .code(0))
    }
  }

  @Test func `empty texts are treated as missing`() async throws {
    let events = try await events(
      of: "right",
      "--from",
      "0",
      "--to",
      "10",
      "--label",
      "",
      "--hint",
      "\u{01}",
      "--unit",
      " "
    )
    #expect(
      events.spoken == [
        "Horizontal slider, 5, minimum 0, maximum 10.", "Use the arrow keys to adjust.", "6",
      ]
    )
  }

  @Test func `help and version exit with code 0`() async throws {
    let help = try await ChildProcess.run(Program.sliderd("--help"))
    #expect(help.status == .code(0) && help.output.contains("--steps"))
    let version = try await ChildProcess.run(Program.sliderd("--version"))
    #expect(version.status == .code(0) && version.output == "0.1.0\n")
  }

  @Test func `voices are listed one per line`() async throws {
    let result = try await ChildProcess.run(Program.sliderd("voices"))
    #expect(result.status == .code(0))
    let lines = result.output.split(separator: "\n")
    #expect(lines.count > 50)
    #expect(lines.contains("de\tGerman"))
  }

  @Test func `a closed output pipe ends the program without a crash`() async throws {
    let script =
      "yes right | head -n 100000 | \"$0\" --steps 5 --audio none --output json | head -n 1"
    let result = try await ChildProcess.run(shell(script))
    #expect(result.output.hasPrefix("{\"event\":\"ready\""))
    #expect(result.status == .code(0))
  }

  /// Returns a shell script in which `$0` is the program.
  private func shell(_ script: String) -> Command {
    let program = Program.sliderd()
    return Command("/bin/sh", ["-c", script, program.executable], environment: program.environment)
  }

  private func events(of lines: String, _ arguments: String...) async throws -> [Event] {
    var command = Program.sliderd("--audio", "none", "--output", "json")
    command.arguments += arguments
    let result = try await ChildProcess.run(command, input: lines)
    #expect(result.status == .code(0), "\(result.errors)")
    return try Event.all(in: result.output)
  }
}
