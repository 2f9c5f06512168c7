// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import Testing

@Suite struct MistakeTests {
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
    Mistake("--steps", "0", message: "--steps: too few stops (0); use 1 to 1000000"),
    Mistake("--steps", "-3", message: "--steps: too few stops (-3); use 1 to 1000000"),
    Mistake(
      "--steps",
      "x",
      message: "--steps: invalid value \"x\"; expected a whole number, such as 5"
    ),
    Mistake(
      "--steps",
      "1000001",
      message: "--steps: too many stops (1000001); use 1 to 1000000"
    ),
    Mistake(
      "--from",
      "0",
      "--to",
      "1",
      "--by",
      "0",
      message: "--by: the step is 0; use a number greater than 0"
    ),
    Mistake(
      "--from",
      "5",
      "--to",
      "1",
      message: "--from: the minimum 5 is greater than the maximum 1"
    ),
    Mistake(
      "--from",
      "0",
      "--to",
      "1",
      "--by",
      "nan",
      message:
        "--by: invalid value \"nan\"; expected a decimal number of at most 18 digits, such as 0.25"
    ),
    Mistake("--to", "1", message: "--from: a range needs both ends, from and to"),
    Mistake(
      "--values",
      "3,2,1",
      message: "--values: value 2 is not greater than the one before it; use ascending values"
    ),
    Mistake("--names", ",A", message: "--names: name 1 is blank and can't be spoken"),
    Mistake("--names", "A,B,A", message: "--names: duplicate name \"A\" at positions 1 and 3"),
    Mistake(
      "--values",
      "1,2",
      "--names",
      "A",
      message: "--names: the number of names (1) must equal the number of stops (2)"
    ),
    Mistake(
      "--steps",
      "5",
      "--values",
      "1,2",
      message: "--steps and --values: use only one of them to define the stops"
    ),
    Mistake(
      "--steps",
      "5",
      "--names",
      "A,B",
      message: "--steps and --names: use only one of them to define the stops"
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
      message: "--value: unknown stop \"43\"; the nearest stops are 40 and 50"
    ),
    Mistake(
      "--names",
      "Small,Large",
      "--value",
      "Lagre",
      message: "--value: unknown stop \"Lagre\"; did you mean Large?"
    ),
    Mistake(
      "--steps",
      "5",
      "--value",
      "9",
      message: "--value: unknown stop \"9\"; the nearest stop is 5"
    ),
    Mistake(
      "--steps",
      "5",
      "--page",
      "0",
      message: "--page: invalid value \"0\"; expected a whole number of at least 1"
    ),
    Mistake("--steps", "5", "--rate", "7", message: "--rate: 7 is out of range; use 80 to 900"),
    Mistake("--rate", "fast", message: "'--rate <WPM>': expected a whole number, such as 175\n"),
    Mistake("--volume", "1e2", message: "'--volume <N>': expected a whole number, such as 100\n"),
    Mistake(
      "get",
      "--instance",
      "me",
      message: "'--instance <PID>': expected a whole number, such as 1234\n"
    ),
    Mistake("--steps", "5", "--pitch", "100", message: "--pitch: 100 is out of range; use 0 to 99"),
    Mistake(
      "--steps",
      "5",
      "--volume",
      "201",
      message: "--volume: 201 is out of range; use 0 to 200"
    ),
    Mistake(
      "--steps",
      "5",
      "--language",
      "xx",
      message: "--language: invalid value \"xx\"; expected one of these languages: "
    ),
    Mistake(
      "--steps",
      "5",
      "--audio",
      "tape",
      message: "  - alsa:DEVICE"
    ),
    Mistake(
      "--steps",
      "5",
      "--disabled",
      "--read-only",
      message: "--disabled and --read-only: use only one of them"
    ),
    Mistake("--names", "\u{01},B", message: "--names: name 1 is blank and can't be spoken"),
    Mistake("--steps", "--audio", "none", message: "--steps: missing value before --audio"),
    Mistake("--label", "--steps", "5", message: "--label: missing value before --steps"),
    Mistake("--stpes", "5", message: "Unknown option '--stpes'. Did you mean '--steps'?"),
    Mistake("prests", message: "unknown command \"prests\"; did you mean presets?\n"),
    Mistake("help", "chekc", message: "unknown command \"chekc\"; did you mean check?\n"),
    Mistake(
      "xyzzy",
      message: "unknown command \"xyzzy\"; run \"sliderd --help\" to list all commands\n"
    ),
    Mistake(message: "no stops; use --steps, --names, --from and --to, or --values"),
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
      "--input",
      "evdev:/nonexistent/knob",
      status: 66,
      message: "--input: /nonexistent/knob does not exist"
    ),
    Mistake(
      "--steps",
      "5",
      "--input",
      "evdev:/dev/null",
      status: 66,
      message: "--input: /dev/null is not an input device"
    ),
    Mistake("--steps", "5", "--input", "evdev:", message: "'none' or 'evdev:PATH'"),
    Mistake(
      "--steps",
      "5",
      "--input",
      "evdev:/tmp/a",
      "--input",
      "evdev:/tmp/a",
      message: "--input: the device /tmp/a is given twice"
    ),
    Mistake(
      "--steps",
      "5",
      "--input",
      "lines",
      "--input",
      "terminal",
      message: "--input: use only one of auto, terminal, lines and none"
    ),
    Mistake(
      "--steps",
      "5",
      "--grab",
      message: "--grab: no device to grab; name one with --input evdev:PATH"
    ),
    Mistake(
      "--steps",
      "5",
      "--voice",
      "en-uz",
      status: 69,
      message: "unknown voice \"en-uz\"; similar voices: en-us"
    ),
    Mistake(
      "--steps",
      "5",
      "--voice",
      "en+nobody",
      status: 69,
      message: "unknown voice \"en+nobody\""
    ),
    Mistake(
      "--steps",
      "5",
      "--audio",
      "wav:/nonexistent/sound.wav",
      status: 73,
      message: "can't write the sound file /nonexistent/sound.wav: No such file or directory"
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is reported with its rule and its exit code`(mistake: Mistake) async throws {
    var command = Program.sliderd("--audio", "none")
    command.arguments =
      mistake.arguments + (mistake.arguments.contains("--audio") ? [] : command.arguments)
    let result = try await ChildProcess.run(command)
    #expect(result.errors.hasPrefix("sliderd: "))
    #expect(result.errors.contains(mistake.message), "\(result.errors)")
    #expect(result.status == .code(mistake.status))
    #expect(result.output == "")
  }

  @Test func `each option reports a missing value`() async throws {
    let program = try await CommandOutline.ofProgram()
    var known: Set<String> = []
    for command in [program] + program.commands {
      let words = command.subcommands == nil ? [command.commandName] : []
      for option in command.arguments ?? []
      where option.kind == "option" && known.insert(option.name).inserted {
        let flag = "--\(option.name)"
        var wrong = Program.sliderd()
        wrong.arguments = words + [flag, "--output", "json"]
        let result = try await ChildProcess.run(wrong)
        let messages = ["\(flag): missing value", "Missing value for '\(flag) "]
        #expect(messages.contains(where: result.errors.contains), "\(wrong.arguments)")
        #expect(result.status == .code(64))
      }
    }
  }
}
