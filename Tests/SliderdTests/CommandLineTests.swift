// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

@Suite struct CommandLineTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    let message: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., status: Int32 = 64, message: String) {
      (self.arguments, self.status, self.message) = (arguments, status, message)
    }
  }

  static let mistakes = [
    Mistake("--steps", "0", message: "--steps: 0 is too few: a slider has 1 to 1000000 stops"),
    Mistake("--steps", "-3", message: "--steps: -3 is too few: a slider has 1 to 1000000 stops"),
    Mistake("--steps", "x", message: "--steps: \"x\" is not a whole number, such as 5"),
    Mistake(
      "--steps",
      "1000001",
      message: "--steps: 1000001 is too many: a slider has 1 to 1000000 stops"
    ),
    Mistake(
      "--from",
      "0",
      "--to",
      "1",
      "--by",
      "0",
      message: "--by: a step of 0 leads nowhere: a step must be greater than 0"
    ),
    Mistake("--from", "5", "--to", "1", message: "--from: the minimum 5 is above the maximum 1"),
    Mistake(
      "--from",
      "0",
      "--to",
      "1",
      "--by",
      "nan",
      message: "--by: \"nan\" is not a decimal number of at most 18 digits, such as 0.25"
    ),
    Mistake("--to", "1", message: "--from: a range needs both --from and --to"),
    Mistake(
      "--values",
      "3,2,1",
      message: "--values: value 2 is not greater than the one before it: values must ascend"
    ),
    Mistake("--names", ",A", message: "--names: name 1 is blank, so it can't be spoken"),
    Mistake("--names", "A,B,A", message: "--names: the name \"A\" stands twice, at 1 and 3"),
    Mistake(
      "--values",
      "1,2",
      "--names",
      "A",
      message: "--names: there are 1 names for 2 stops: each stop needs one"
    ),
    Mistake(
      "--steps",
      "5",
      "--values",
      "1,2",
      message: "--steps and --values: stops can be given in one way only"
    ),
    Mistake(
      "--steps",
      "5",
      "--names",
      "A,B",
      message: "--steps and --names: stops can be given in one way only"
    ),
    Mistake(
      "--from",
      "0",
      "--to",
      "100",
      "--by",
      "10",
      "--value",
      "43",
      message: "--value: \"43\" is not one of the stops; the nearest are 40 and 50"
    ),
    Mistake(
      "--names",
      "Small,Large",
      "--value",
      "Lagre",
      message: "--value: \"Lagre\" is not one of the stops; the nearest is Large"
    ),
    Mistake(
      "--steps",
      "5",
      "--value",
      "9",
      message: "--value: \"9\" is not one of the stops; the nearest is 5"
    ),
    Mistake(
      "--steps",
      "5",
      "--page",
      "0",
      message: "--page: \"0\" is not a whole number from 1 on"
    ),
    Mistake("--steps", "5", "--rate", "7", message: "--rate: 7 is not from 80 to 900"),
    Mistake("--steps", "5", "--pitch", "100", message: "--pitch: 100 is not from 0 to 99"),
    Mistake("--steps", "5", "--volume", "201", message: "--volume: 201 is not from 0 to 200"),
    Mistake(
      "--steps",
      "5",
      "--language",
      "xx",
      message: "--language: \"xx\" is not one of the languages there are words for: "
    ),
    Mistake(
      "--steps",
      "5",
      "--audio",
      "tape",
      message: "  - alsa:DEVICE"
    ),
    Mistake("--stpes", "5", message: "Unknown option '--stpes'. Did you mean '--steps'?"),
    Mistake(message: "say what can be chosen, with --steps, --names, --from and --to, or --values"),
    Mistake(
      "--steps",
      "5",
      "--input",
      "terminal",
      status: 66,
      message: "--input terminal: standard input is not a terminal"
    ),
    Mistake(
      "--steps",
      "5",
      "--voice",
      "en-uz",
      status: 69,
      message: "there is no voice \"en-uz\"; similar ones are en-us"
    ),
    Mistake(
      "--steps",
      "5",
      "--voice",
      "en+nobody",
      status: 69,
      message: "there is no voice \"en+nobody\""
    ),
    Mistake(
      "--steps",
      "5",
      "--audio",
      "wav:/nonexistent/sound.wav",
      status: 73,
      message: "the sound file /nonexistent/sound.wav can't be written: No such file or directory"
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named with its rule, and has its exit code`(mistake: Mistake) async throws {
    var command = Program.sliderd("--audio", "none")
    command.arguments =
      mistake.arguments + (mistake.arguments.contains("--audio") ? [] : command.arguments)
    let result = try await ChildProcess.run(command)
    #expect(result.errors.hasPrefix("sliderd: "))
    #expect(result.errors.contains(mistake.message), "\(result.errors)")
    #expect(result.status == .code(mistake.status))
    #expect(result.output == "")
  }

  @Test func `one stop can be heard`() async throws {
    let events = try await events(of: "right", "--steps", "1")
    #expect(
      events.spoken == [
        "Horizontal slider, 1 of 1.", "Use the arrow keys to adjust.", "1 of 1, maximum",
      ]
    )
  }

  @Test func `lines are keys, and each change is spoken and told`() async throws {
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

  @Test func `an unknown line ends with its number and exit code 65`() async throws {
    let command = Program.sliderd("--steps", "5", "--audio", "none", "--output", "json")
    let result = try await ChildProcess.run(command, input: "right\nrihgt\nleft\n")
    #expect(result.status == .code(65))
    #expect(
      result.errors
        == "sliderd: standard input:2: \"rihgt\" is no key; did you mean \"right\"?\n"
    )
    #expect(try Event.all(in: result.output).spoken.last == "4 of 5")
  }

  @Test func `German words come with a German voice`() async throws {
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

  @Test func `time spans are spoken as people say them`() async throws {
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

  @Test func `a label with control characters, markup and bad bytes is text`() async throws {
    let label =
      "<speak>\u{01}+10S\u{1B}[2J \u{202E}Size</speak>" + String(repeating: "x", count: 100_000)
    let events = try await events(of: "", "--steps", "5", "--label", label)
    let entry = try #require(events.spoken.first)
    #expect(entry.hasPrefix("<speak>+10S[2J Size</speak>xxx"))
    #expect(entry.hasSuffix("…, horizontal slider, 3 of 5."))
  }

  @Test func `no sound server is one line, and everything else goes on`() async throws {
    let command = Program.sliderd(
      "--steps",
      "5",
      "--output",
      "json",
      environment: ["PULSE_SERVER": "unix:/nonexistent/pulse"]
    )
    let result = try await ChildProcess.run(command, input: "right\nwait\nright\n")
    #expect(result.status == .code(0))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.hasPrefix("sliderd: no sound: tried PulseAudio (Connection refused)"))
    #expect(result.errors.hasSuffix("or choose another way with --audio\n"))
    #expect(try Event.all(in: result.output).spoken.last == "5 of 5, maximum")
  }

  @Test func `help and version are no mistakes`() async throws {
    let help = try await ChildProcess.run(Program.sliderd("--help"))
    #expect(help.status == .code(0) && help.output.contains("--steps"))
    let version = try await ChildProcess.run(Program.sliderd("--version"))
    #expect(version.status == .code(0) && version.output == "0.1.0\n")
  }

  @Test func `voices are listed, a line each`() async throws {
    let result = try await ChildProcess.run(Program.sliderd("voices"))
    #expect(result.status == .code(0))
    let lines = result.output.split(separator: "\n")
    #expect(lines.count > 50)
    #expect(lines.contains("de\tGerman"))
  }

  @Test func `nobody reading the output ends the program without a crash`() async throws {
    let script =
      "yes right | head -n 100000 | \"$0\" --steps 5 --audio none --output json | head -n 1"
    let path = Program.sliderd().executable
    let result = try await ChildProcess.run(Command("/bin/sh", ["-c", script, path]))
    #expect(result.output.hasPrefix("{\"event\":\"ready\""))
    #expect(result.status == .code(0))
  }

  private func events(of lines: String, _ arguments: String...) async throws -> [Event] {
    var command = Program.sliderd("--audio", "none", "--output", "json")
    command.arguments += arguments
    let result = try await ChildProcess.run(command, input: lines)
    #expect(result.status == .code(0), "\(result.errors)")
    return try Event.all(in: result.output)
  }
}
